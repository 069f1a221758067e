import type { ResponseOf } from '@plinth/api-client/call';
import { listBookmarks, listSearchItems, toggleBookmark } from '@plinth/api-client/demo/search';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

type Bookmarks = ResponseOf<typeof listBookmarks>;

/** Returns the bookmarks with that of a page toggled: a new one is the last. */
export function withToggledBookmark({ suggestions, bookmarks }: Bookmarks, id: number): Bookmarks {
  const isBookmarked = !bookmarks.some((item) => item.id === id);
  const toggled = suggestions.map((item) => (item.id === id ? { ...item, isBookmarked } : item));
  const added = isBookmarked ? toggled.filter((item) => item.id === id) : [];
  return { suggestions: toggled, bookmarks: [...bookmarks.filter((item) => item.id !== id), ...added] };
}

/** The search and the bookmarks. A bookmark shows at once and is rolled back when its call fails. */
export const navbarApi = demoApi.enhanceEndpoints({ addTagTypes: ['Bookmarks'] }).injectEndpoints({
  endpoints: (build) => ({
    searchItems: build.query<ResponseOf<typeof listSearchItems>['searchArr'], void>({
      query: requestOf(listSearchItems, () => []),
      transformResponse: ({ searchArr }: ResponseOf<typeof listSearchItems>) => searchArr,
    }),
    bookmarks: build.query<Bookmarks, void>({
      query: requestOf(listBookmarks, () => []),
      providesTags: ['Bookmarks'],
    }),
    toggleBookmark: build.mutation<ResponseOf<typeof toggleBookmark>, number>({
      query: requestOf(toggleBookmark, (id: number) => [{ id }]),
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          navbarApi.util.updateQueryData('bookmarks', undefined, (bookmarks) => withToggledBookmark(bookmarks, id)),
        );
        queryFulfilled.catch(() => patch.undo());
      },
      // A response that is older than another change would undo it for a moment.
      invalidatesTags: (_result, error) => (error ? ['Bookmarks'] : []),
    }),
  }),
});

export const { useSearchItemsQuery, useBookmarksQuery, useToggleBookmarkMutation } = navbarApi;
