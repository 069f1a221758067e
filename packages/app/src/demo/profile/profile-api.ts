import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import {
  addPost,
  addPostComment,
  deletePost,
  deletePostComment,
  getProfile,
  toggleFollow,
  togglePostLike,
  vote,
  type Profile,
} from '@plinth/api-client/demo/profile';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';
import {
  withComment,
  withFollow,
  withLike,
  withoutComment,
  withoutPost,
  withoutVote,
  withVote,
} from './profile-changes.ts';

type NewPost = InputOf<typeof addPost>[0];
type NewComment = InputOf<typeof addPostComment>[0];

/** A vote in a poll. */
export interface Vote {
  readonly pollId: number;
  readonly option: string;
}

const readApi = demoApi.enhanceEndpoints({ addTagTypes: ['OwnProfile'] }).injectEndpoints({
  endpoints: (build) => ({
    ownProfile: build.query<Profile, void>({
      query: requestOf(getProfile, () => []),
      providesTags: ['OwnProfile'],
    }),
  }),
});

/** Returns the action that changes the profile that is shown. */
const change = (changed: (profile: Profile) => Profile) =>
  readApi.util.updateQueryData('ownProfile', undefined, changed);

interface Started<Data> {
  readonly dispatch: (action: ReturnType<typeof change>) => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: Data }>;
}

/**
 * Shows a change before its call has ended, and rolls it back when the call fails.
 * @param undone returns a profile without the change. Other changes in the meantime stay.
 */
function updateOptimistically(
  { dispatch, queryFulfilled }: Started<unknown>,
  changed: (profile: Profile) => Profile,
  undone = changed,
): void {
  dispatch(change(changed));
  queryFulfilled.then(undefined, () => dispatch(change(undone)));
}

/** A call that failed may have reached the server, so the profile is loaded again. */
const profileIfFailed = (_result: unknown, error: unknown) => (error ? ['OwnProfile' as const] : []);

/** Shows a change once its call has succeeded. */
function updateOnSuccess<Data>(
  { dispatch, queryFulfilled }: Started<Data>,
  changed: (profile: Profile, data: Data) => Profile,
): void {
  queryFulfilled.then(
    ({ data }) => dispatch(change((profile) => changed(profile, data))),
    () => undefined,
  );
}

/** The calls of the profile. What needs no text shows at once. */
export const profileApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    addPost: build.mutation<ResponseOf<typeof addPost>, NewPost>({
      query: requestOf(addPost, (body: NewPost) => [body]),
      onQueryStarted: (_body, started) =>
        updateOnSuccess(started, (profile, { post }) => ({ ...profile, posts: [post, ...profile.posts] })),
    }),
    addComment: build.mutation<ResponseOf<typeof addPostComment>, NewComment>({
      query: requestOf(addPostComment, (body: NewComment) => [body]),
      onQueryStarted: ({ postId }, started) =>
        updateOnSuccess(started, (profile, { comment }) => withComment(profile, postId, comment)),
    }),
    toggleLike: build.mutation<ResponseOf<typeof togglePostLike>, number>({
      query: requestOf(togglePostLike, (postId: number) => [{ postId }]),
      onQueryStarted: (postId, started) => updateOptimistically(started, (profile) => withLike(profile, postId)),
      invalidatesTags: profileIfFailed,
    }),
    vote: build.mutation<ResponseOf<typeof vote>, Vote>({
      query: requestOf(vote, ({ pollId, option }: Vote) => [{ pollId, option }]),
      onQueryStarted: (chosen, started) =>
        updateOptimistically(
          started,
          (profile) => withVote(profile, chosen),
          (profile) => withoutVote(profile, chosen),
        ),
      invalidatesTags: profileIfFailed,
    }),
    toggleFollow: build.mutation<ResponseOf<typeof toggleFollow>, number>({
      query: requestOf(toggleFollow, (id: number) => [{ id }]),
      onQueryStarted: (id, started) => updateOptimistically(started, (profile) => withFollow(profile, id)),
      invalidatesTags: profileIfFailed,
    }),
    deletePost: build.mutation<ResponseOf<typeof deletePost>, number>({
      query: requestOf(deletePost, (id: number) => [{ id }]),
      onQueryStarted: (id, started) => updateOnSuccess(started, (profile) => withoutPost(profile, id)),
    }),
    deleteComment: build.mutation<ResponseOf<typeof deletePostComment>, number>({
      query: requestOf(deletePostComment, (id: number) => [{ id }]),
      onQueryStarted: (id, started) => updateOnSuccess(started, (profile) => withoutComment(profile, id)),
    }),
  }),
});

export const {
  useOwnProfileQuery,
  useAddPostMutation,
  useAddCommentMutation,
  useDeletePostMutation,
  useDeleteCommentMutation,
} = profileApi;
