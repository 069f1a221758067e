import {
  listBookmarks,
  listSearchItems,
  SEARCH_GROUPS,
  SEARCH_LIMIT,
  toggleBookmark,
  type SearchGroup,
  type SearchItem,
} from '@plinth/api-client/demo/search';
import { ok, refuse } from '#engine/response.ts';
import type { Database } from '../database.ts';
import { mailsAt, sortMails, subjectText } from '../email/mails.ts';
import { handle, type Domain } from '../handle.ts';
import { invoices } from '../invoice/seed.ts';
import { sortRows } from '../lists.ts';
import { products } from '../shop/seed.ts';
import { tasks } from '../todo/seed.ts';
import { users } from '../users/seed.ts';
import { bookmarks, searchItems } from './seed.ts';

type SearchRecord = Pick<SearchItem, 'title' | 'hint' | 'icon' | 'link'> & { readonly id: number };

const RECORD_GROUPS: Readonly<
  Record<
    Exclude<SearchGroup, 'Pages' | 'Files' | 'Contacts'>,
    (database: Database, now: Date) => readonly SearchRecord[]
  >
> = {
  Emails: (database, now) =>
    sortMails(mailsAt(database, now).rows.filter(({ folder }) => folder !== 'trash' && folder !== 'spam')).map(
      ({ id, subject, from, folder, to }) => ({
        id,
        title: subjectText({ subject }),
        hint: folder === 'inbox' ? from.name : (to[0]?.name ?? null),
        icon: 'mail',
        link: `/apps/email${folder === 'inbox' ? '' : `/${folder}`}?mail=${id}`,
      }),
    ),
  Tasks: (database) =>
    database
      .table(tasks)
      .rows.filter(({ isDeleted }) => !isDeleted)
      .map(({ id, title, assignee, isCompleted }) => ({
        id,
        title,
        hint: assignee?.fullName ?? null,
        icon: 'square-check',
        link: `/apps/todo${isCompleted ? '/completed' : ''}?task=${id}`,
      })),
  Invoices: (database) =>
    sortRows(database.table(invoices).rows, ({ id }) => id, 'desc').map(({ id, client }) => ({
      id,
      title: `Invoice ${id}`,
      hint: client.name,
      icon: 'receipt-text',
      link: `/apps/invoice/preview/${id}`,
    })),
  Users: (database) =>
    sortRows(database.table(users).rows, ({ fullName }) => fullName).map(({ id, fullName, email }) => ({
      id,
      title: fullName,
      hint: email,
      icon: 'user',
      link: `/apps/user/view/${id}`,
    })),
  Products: (database) =>
    database.table(products).rows.map(({ id, name, brand, slug }) => ({
      id,
      title: name,
      hint: brand,
      icon: 'shopping-bag',
      link: `/apps/ecommerce/product-detail/${slug}`,
    })),
};

/** Ids of the records of a group begin here, after those of pages, files and contacts. */
const RECORD_IDS_FROM = 100_000;

/** Returns the records of every group. Their ids are unique among all results. */
function recordsOf(database: Database, now: Date): readonly (readonly [SearchGroup, readonly SearchItem[]])[] {
  return Object.entries(RECORD_GROUPS).map(([group, list], index) => [
    group as keyof typeof RECORD_GROUPS,
    list(database, now).map((record) => ({
      ...record,
      id: RECORD_IDS_FROM * (index + 1) + record.id,
      target: record.link,
      isBookmarked: false,
    })),
  ]);
}

/** Returns the items of a group with their bookmarks. */
function itemsOf(database: Database, groupTitle: SearchGroup): SearchItem[] {
  const bookmarkedIds = new Set(database.table(bookmarks).rows.map(({ itemId }) => itemId));
  return database
    .table(searchItems)
    .rows.filter(({ group }) => group === groupTitle)
    .map(({ group: _group, ...item }) => ({ ...item, isBookmarked: bookmarkedIds.has(item.id) }));
}

/** The search and the bookmarks of the navbar. */
export const search: Domain = {
  calls: [
    handle(
      listSearchItems,
      ({ database, now }) => {
        const records = new Map(recordsOf(database, now));
        return ok({
          searchArr: SEARCH_GROUPS.map((groupTitle) => ({
            groupTitle,
            searchLimit: SEARCH_LIMIT,
            data: [...(records.get(groupTitle) ?? itemsOf(database, groupTitle))],
          })),
        });
      },
      [],
    ),
    handle(
      listBookmarks,
      ({ database }) => {
        const suggestions = itemsOf(database, 'Pages');
        const bookmarked = database
          .table(bookmarks)
          .rows.flatMap(({ itemId }) => suggestions.find(({ id }) => id === itemId) ?? []);
        return ok({ suggestions, bookmarks: bookmarked });
      },
      [],
    ),
    handle(
      toggleBookmark,
      ({ database, body: { id } }) => {
        const table = database.table(bookmarks);
        const current = table.rows.find(({ itemId }) => itemId === id);
        const page = itemsOf(database, 'Pages').find((item) => item.id === id);
        if (!page) return refuse(404, 'There is no such page');
        if (current) table.remove(current.id);
        else table.add({ itemId: id });
        return ok({ bookmark: { ...page, isBookmarked: !current } });
      },
      [{ id: 1 }],
    ),
  ],
};
