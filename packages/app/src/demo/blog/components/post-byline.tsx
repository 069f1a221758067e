import type { Post } from '@plinth/api-client/demo/blog';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { useServices } from '#core/context.ts';
import { dayInYear } from '#demo/_shared/dates.ts';

/** Who wrote a post, and when. */
export function PostByline({ avatar, userFullName, blogPosted }: Pick<Post, 'avatar' | 'userFullName' | 'blogPosted'>) {
  const { now } = useServices();
  return (
    <p className="post-byline">
      <Avatar aria-hidden="true" size="small" name={userFullName} src={avatar ?? undefined} />
      <bdi>{userFullName}</bdi>
      <span className="faint">·</span>
      <bdi>{dayInYear(blogPosted, now())}</bdi>
    </p>
  );
}
