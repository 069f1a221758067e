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
import { handle, type Domain } from '../handle.ts';
import { bookmarks, searchItems } from './seed.ts';

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
      ({ database }) =>
        ok({
          searchArr: SEARCH_GROUPS.map((groupTitle) => ({
            groupTitle,
            searchLimit: SEARCH_LIMIT,
            data: itemsOf(database, groupTitle),
          })),
        }),
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
