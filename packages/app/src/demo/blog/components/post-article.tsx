import type { OpenPost } from '@plinth/api-client/demo/blog';
import { iconMessageSquare } from '@plinth/ui-kit/icons';
import { iconBookmark } from '@plinth/ui-kit/icons/bookmark';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useDispatch } from 'react-redux';
import { SafeHtml } from '#core/html/safe-html.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { ShareMenu } from '#demo/_shared/share-menu.tsx';
import { bookmarkToggleRequested } from '../blog-events.ts';
import { commentsText, shortCount } from '../counts.ts';
import { CategoryTags } from './category-tags.tsx';
import { PostByline } from './post-byline.tsx';
import { PostPicture } from './post-picture.tsx';

/** The text of a post with its picture and its author. */
export function PostArticle({ post }: { readonly post: OpenPost }) {
  const dispatch = useDispatch();
  const { id, img, title, avatar, userFullName, userAbout, content, comment, bookmarked, bookmarks } = post;
  return (
    <article className="list-sheet post">
      {img === null ? null : (
        <div className="post-picture">
          <PostPicture img={img} />
        </div>
      )}
      <div className="post-body">
        <div className="post-head">
          <PostByline {...post} />
          <CategoryTags {...post} />
        </div>
        <SafeHtml className="post-text" html={content} />
        <div className="post-author">
          <Avatar aria-hidden="true" size="large" name={userFullName} src={avatar ?? undefined} />
          <div>
            <h2>
              <bdi>{userFullName}</bdi>
            </h2>
            <p className="muted">
              <bdi>{userAbout}</bdi>
            </p>
          </div>
        </div>
        <div className="post-foot">
          <span className="post-comment-count">
            <Icon path={iconMessageSquare} size="small" />
            <bdi>{commentsText(comment)}</bdi>
          </span>
          <Button
            className="post-bookmark"
            variant="ghost"
            data-on={bookmarked || undefined}
            pressed={bookmarked ? 'true' : 'false'}
            label={`Bookmark, ${shortCount(bookmarks)}`}
            onClick={() => dispatch(bookmarkToggleRequested(id))}
          >
            <Icon slot="start" path={iconBookmark} size="small" />
            <span className="figures">{shortCount(bookmarks)}</span>
          </Button>
          <ShareMenu title={title} href={demoRoutes.hrefOf('blog-detail', { id: String(id) })} placement="bottom-end" />
        </div>
      </div>
    </article>
  );
}
