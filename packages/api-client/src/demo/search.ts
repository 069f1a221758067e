import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { recordId } from './fields.ts';

/** The most results of a group that are shown at once (product.md#limits). */
export const SEARCH_LIMIT = 4;

/** The groups of the search. */
export const SEARCH_GROUPS = [
  'Pages',
  'Files',
  'Contacts',
  'Emails',
  'Tasks',
  'Invoices',
  'Users',
  'Products',
] as const;

const searchItemSchema = v.object({
  id: recordId,
  /** A name that never changes: the path of a page, the name of a file, the address of a contact or of a record. */
  target: v.string(),
  title: v.string(),
  /** What tells it from others with its title; null where nothing does. */
  hint: v.nullable(v.string()),
  /** Name of an icon of Lucide. */
  icon: v.string(),
  /** Path of a page, with its query, or of a file that is downloaded. */
  link: v.string(),
  /** Only pages can be bookmarked. */
  isBookmarked: v.boolean(),
});

/** A result of the search (product.md#entities). */
export type SearchItem = v.InferOutput<typeof searchItemSchema>;
/** A group of the search. */
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Lists everything that can be found, by group. */
export const listSearchItems = defineCall({
  method: 'GET',
  path: '/api/main-search/data',
  response: v.object({
    searchArr: v.array(
      v.object({
        groupTitle: v.picklist(SEARCH_GROUPS),
        searchLimit: v.number(),
        data: v.array(searchItemSchema),
      }),
    ),
  }),
});

/** Lists all pages as suggestions, and the bookmarked ones in the order in which they were bookmarked. */
export const listBookmarks = defineCall({
  method: 'GET',
  path: '/api/bookmarks/data',
  response: v.object({ suggestions: v.array(searchItemSchema), bookmarks: v.array(searchItemSchema) }),
});

/** Bookmarks a page, or removes its bookmark. */
export const toggleBookmark = defineCall({
  method: 'POST',
  path: '/api/bookmarks/update',
  body: v.object({ id: recordId }),
  response: v.object({ bookmark: searchItemSchema }),
});
