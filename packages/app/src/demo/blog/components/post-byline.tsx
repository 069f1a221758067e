import type { Post } from '@plinth/api-client/demo/blog';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { dayText } from '#demo/_shared/amounts.ts';

/** Who wrote a post, and when. */
export function PostByline({ avatar, userFullName, blogPosted }: Pick<Post, 'avatar' | 'userFullName' | 'blogPosted'>) {
  return (
    <p className="post-byline">
      <Avatar aria-hidden="true" size="small" name={userFullName} src={avatar ?? undefined} />
      <bdi>{userFullName}</bdi>
      <span className="faint">·</span>
      <bdi>{dayText(blogPosted)}</bdi>
    </p>
  );
}
