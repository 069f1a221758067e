import type { PostComment, Profile } from '@plinth/api-client/demo/profile';

/** Returns a profile with a post liked or unliked. */
export const withLike = (profile: Profile, postId: number): Profile => ({
  ...profile,
  posts: profile.posts.map((post) =>
    post.id === postId ? { ...post, isLiked: !post.isLiked, likes: post.likes + (post.isLiked ? -1 : 1) } : post,
  ),
});

/** Returns a profile with a vote in a poll. One that has a vote stays as it is. */
export const withVote = (
  profile: Profile,
  { pollId, option }: { readonly pollId: number; readonly option: string },
): Profile => ({
  ...profile,
  polls: profile.polls.map((poll) =>
    poll.id === pollId && poll.choice === null
      ? {
          ...poll,
          choice: option,
          options: poll.options.map((one) => (one.option === option ? { ...one, votes: one.votes + 1 } : one)),
        }
      : poll,
  ),
});

/** Returns a profile without a vote in a poll. One that has another vote stays as it is. */
export const withoutVote = (
  profile: Profile,
  { pollId, option }: { readonly pollId: number; readonly option: string },
): Profile => ({
  ...profile,
  polls: profile.polls.map((poll) =>
    poll.id === pollId && poll.choice === option
      ? {
          ...poll,
          choice: null,
          options: poll.options.map((one) => (one.option === option ? { ...one, votes: one.votes - 1 } : one)),
        }
      : poll,
  ),
});

/** Returns a profile with a person or a page followed or unfollowed. */
export function withFollow(profile: Profile, id: number): Profile {
  const toggle = <Item extends { readonly id: number; readonly isFollowed: boolean }>(items: readonly Item[]): Item[] =>
    items.map((item) => (item.id === id ? { ...item, isFollowed: !item.isFollowed } : item));
  return { ...profile, pages: toggle(profile.pages), suggestions: toggle(profile.suggestions) };
}

/** Returns a profile without a post. */
export const withoutPost = (profile: Profile, id: number): Profile => ({
  ...profile,
  posts: profile.posts.filter((post) => post.id !== id),
});

/** Returns a profile with a comment at the end of those of its post. */
export const withComment = (profile: Profile, postId: number, comment: PostComment): Profile => ({
  ...profile,
  posts: profile.posts.map((post) => (post.id === postId ? { ...post, comments: [...post.comments, comment] } : post)),
});

/** Returns a profile without a comment. */
export const withoutComment = (profile: Profile, id: number): Profile => ({
  ...profile,
  posts: profile.posts.map((post) => ({
    ...post,
    comments: post.comments.filter((comment) => comment.id !== id),
  })),
});

/** Returns the share of the votes of a poll that an option has, in whole percent. */
export function votePercent(
  { options }: Pick<Profile['polls'][number], 'options'>,
  { votes }: { readonly votes: number },
): number {
  const total = options.reduce((sum, option) => sum + option.votes, 0);
  return total === 0 ? 0 : Math.round((votes / total) * 100);
}
