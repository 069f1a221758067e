import { Avatar } from '@plinth/ui-kit/react/avatar';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { usePostFieldsQuery } from '../blog-api.ts';
import { FirstPost, LoadingPost, usePostId } from '../components/first-post.tsx';
import { PostError } from '../components/post-error.tsx';
import { PostForm } from '../components/post-form.tsx';
import './blog.css';
import './blog-forms.css';

/** The form of the post with an id of the address. */
function KnownPost({ id }: { readonly id: number }) {
  const { currentData: post, error, isError, refetch } = usePostFieldsQuery(id, { refetchOnMountOrArgChange: true });
  if (isError && !post) return <PostError error={error} onRetry={() => void refetch()} />;
  if (!post) return <LoadingPost />;
  return (
    <div className="post-edit" data-ready="blog-edit">
      <p className="post-byline">
        <Avatar aria-hidden="true" name={post.userFullName} src={post.avatar ?? undefined} />
        <bdi>By {post.userFullName}</bdi>
      </p>
      <PostForm post={post} />
    </div>
  );
}

/** The page that changes a post. */
export function BlogEditPage() {
  const { t } = useTranslation();
  const id = usePostId();
  return (
    <ListPage
      title="demo.pages.editPost"
      shortTitle="demo.menu.edit"
      group="demo.menu.blog"
      parents={[{ href: demoRoutes.hrefOf('blog-list'), title: t('demo.menu.list') }]}
    >
      {id === undefined ? <FirstPost routeId="blog-edit" /> : <KnownPost key={id} id={id} />}
    </ListPage>
  );
}
