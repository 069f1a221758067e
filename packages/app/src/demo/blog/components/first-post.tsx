import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect } from 'react';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { usePostsQuery } from '../blog-api.ts';
import { PostError } from './post-error.tsx';

type PostRoute = 'blog-detail' | 'blog-edit';

/** Returns the id of the post that the address names: undefined without one, 0 when it is not a number. */
export function usePostId(): number | undefined {
  const { pathname } = useLocation();
  const id = demoRoutes.matchRoute(pathname)?.parameters['id'];
  return id === undefined ? undefined : /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

/** The place of a post that is loading. */
export function LoadingPost() {
  return (
    <output className="list-sheet post-loading">
      <span className="visually-hidden">Loading the post</span>
      <Skeleton className="post-card-loading" shape="block" />
      <Skeleton lines={6} />
    </output>
  );
}

/** Opens the post with the lowest id, which an address without an id means. */
export function FirstPost({ routeId }: { readonly routeId: PostRoute }) {
  const navigate = useNavigate();
  const { data: posts, error, isError, refetch } = usePostsQuery();
  const firstId = posts && posts.length > 0 ? Math.min(...posts.map(({ id }) => id)) : undefined;
  useEffect(() => {
    if (firstId !== undefined) navigate(demoRoutes.hrefOf(routeId, { id: String(firstId) }), { replace: true });
  }, [firstId, navigate, routeId]);
  if (isError && !posts) return <PostError error={error} onRetry={() => void refetch()} />;
  if (posts?.length !== 0) return <LoadingPost />;
  return (
    <EmptyState heading="No posts yet" text="Posts appear here once they are written.">
      <LinkButton slot="action" to={demoRoutes.hrefOf('blog-list')}>
        Back to the list
      </LinkButton>
    </EmptyState>
  );
}
