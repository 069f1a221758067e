import { BLOG_CATEGORIES, BLOG_CATEGORY_VALUES, type BlogCategory } from '@plinth/api-client/demo/blog';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useServices } from '#core/context.ts';
import { dayInYear } from '#demo/_shared/dates.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';
import { useBlogSidebarQuery } from '../blog-api.ts';
import { CATEGORY_ICONS } from '../categories.ts';
import { PostPicture } from './post-picture.tsx';

const valueOf = (label: string): BlogCategory | undefined =>
  BLOG_CATEGORY_VALUES.find((value) => BLOG_CATEGORIES[value] === label);

interface Props {
  /** The category that the list is filtered by; null for all. */
  readonly current: BlogCategory | null;
}

/** The latest posts and the categories, which lead to the list of their posts. */
export function BlogSidebar({ current }: Props) {
  const { now } = useServices();
  const { data, isError, refetch } = useBlogSidebarQuery();
  if (isError && !data) {
    return (
      <div className="blog-side">
        <p className="muted">The latest posts did not load.</p>
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <output className="blog-side">
        <span className="visually-hidden">Loading the latest posts</span>
        <Skeleton lines={8} />
        <Skeleton lines={6} />
      </output>
    );
  }
  return (
    <div className="blog-side">
      {data.recentPosts.length === 0 ? null : (
        <section aria-labelledby="recent-posts">
          <h2 id="recent-posts">Recent posts</h2>
          <ul className="blog-recent">
            {data.recentPosts.map(({ id, title, img, createdTime }) => (
              <li key={id}>
                <div className="blog-recent-picture">{img === null ? null : <PostPicture img={img} />}</div>
                <div>
                  <Link to={demoRoutes.hrefOf('blog-detail', { id: String(id) })}>
                    <bdi>{title}</bdi>
                  </Link>
                  <p className="muted text-13">
                    <bdi>{dayInYear(createdTime, now())}</bdi>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-labelledby="blog-categories">
        <h2 id="blog-categories">Categories</h2>
        <ul className="blog-categories">
          {data.categories.map(({ category, icon }) => {
            const value = valueOf(category);
            const isCurrent = value !== undefined && value === current;
            return (
              <li key={category}>
                <Link
                  to={demoRoutes.hrefOf('blog-list', {}, isCurrent ? {} : { category: value })}
                  aria-current={isCurrent ? 'true' : undefined}
                >
                  <Icon path={CATEGORY_ICONS[icon]} size="small" />
                  {category}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
