import type { Post } from '@plinth/api-client/demo/blog';
import { iconMessageSquare } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';
import { commentsText } from '../counts.ts';
import { CategoryTags } from './category-tags.tsx';
import { PostByline } from './post-byline.tsx';
import { PostPicture } from './post-picture.tsx';

/** A post of the list. */
export function PostCard({ post }: { readonly post: Post }) {
  const { id, img, title, excerpt, comment } = post;
  const href = demoRoutes.hrefOf('blog-detail', { id: String(id) });
  return (
    <article className="post-card">
      <div className="post-card-picture">{img === null ? null : <PostPicture img={img} />}</div>
      <h2>
        <Link to={href}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <PostByline {...post} />
      <CategoryTags {...post} />
      <p className="muted post-card-excerpt">
        <bdi>{excerpt}</bdi>
      </p>
      <div className="post-card-foot">
        <span className="post-comment-count">
          <Icon path={iconMessageSquare} size="small" />
          <bdi>{commentsText(comment)}</bdi>
        </span>
        <Link to={href} aria-label={`Read more: ${title}`}>
          Read more
        </Link>
      </div>
    </article>
  );
}
