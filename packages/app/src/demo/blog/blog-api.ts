import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import {
  addComment,
  getBlogSidebar,
  getPost,
  getPostFields,
  listPosts,
  savePost,
  toggleBookmark,
  type Post,
  type PostFields,
} from '@plinth/api-client/demo/blog';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';
import { updateOptimistically } from '#demo/_shared/optimistic-update.ts';

/** A post with its comments. */
type PostPage = ResponseOf<typeof getPost>;
/** The changed fields of a post. */
type PostChange = InputOf<typeof savePost>[0];
/** A new comment or, with a parent, a reply. */
type NewComment = InputOf<typeof addComment>[0];

const readApi = demoApi.enhanceEndpoints({ addTagTypes: ['Posts', 'Post'] }).injectEndpoints({
  endpoints: (build) => ({
    posts: build.query<readonly Post[], void>({ query: requestOf(listPosts, () => []), providesTags: ['Posts'] }),
    blogSidebar: build.query<ResponseOf<typeof getBlogSidebar>, void>({
      query: requestOf(getBlogSidebar, () => []),
      providesTags: ['Posts'],
    }),
    post: build.query<PostPage, number>({
      query: requestOf(getPost, (id: number) => [{ id }]),
      providesTags: (_result, _error, id) => [{ type: 'Post', id }],
    }),
    postFields: build.query<PostFields, number>({
      query: requestOf(getPostFields, (id: number) => [{ id }]),
      providesTags: (_result, _error, id) => [{ type: 'Post', id }],
    }),
  }),
});

/** Adds or removes the bookmark of a post, unless that has been done already. */
function setBookmark({ blog }: PostPage, bookmarked: boolean): void {
  if (blog.bookmarked === bookmarked) return;
  blog.bookmarked = bookmarked;
  blog.bookmarks += bookmarked ? 1 : -1;
}

/** The calls of the blog. A bookmark shows at once and is rolled back when its call fails. */
export const blogApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    savePost: build.mutation<ResponseOf<typeof savePost>, PostChange>({
      query: requestOf(savePost, (change: PostChange) => [change]),
      invalidatesTags: (_result, error, { id }) => (error ? [] : ['Posts', { type: 'Post', id }]),
    }),
    addPostComment: build.mutation<ResponseOf<typeof addComment>, NewComment>({
      query: requestOf(addComment, (comment: NewComment) => [comment]),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const added = await queryFulfilled.catch(() => null);
        if (!added) return;
        dispatch(
          readApi.util.updateQueryData('post', id, ({ blog, comments }) => ({
            blog: { ...blog, comment: blog.comment + 1 },
            comments: [...comments, added.data.comment],
          })),
        );
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Posts']),
    }),
    togglePostBookmark: build.mutation<ResponseOf<typeof toggleBookmark>, number>({
      query: requestOf(toggleBookmark, (id: number) => [{ id }]),
      onQueryStarted: (id, api) => {
        // A response may have the change already, so it is not the response that says what the bookmark becomes.
        const { data } = readApi.endpoints.post.select(id)(api.getState());
        const bookmarked = data?.blog.bookmarked === false;
        updateOptimistically(
          api,
          (state) =>
            readApi.util
              .selectInvalidatedBy(state, [{ type: 'Post', id }])
              .filter(({ endpointName }) => endpointName === 'post'),
          () => readApi.util.updateQueryData('post', id, (page) => setBookmark(page, bookmarked)),
        );
      },
      invalidatesTags: (_result, error, id) => (error ? [{ type: 'Post', id }] : []),
    }),
  }),
});

export const {
  usePostsQuery,
  useBlogSidebarQuery,
  usePostQuery,
  usePostFieldsQuery,
  useSavePostMutation,
  useAddPostCommentMutation,
} = blogApi;
