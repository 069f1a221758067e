import { useTranslation } from 'react-i18next';
import { useFindOpenPage } from '#core/demo/open-pages.ts';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { usePostQuery } from '../blog-api.ts';
import { BlogSearch } from '../components/blog-search.tsx';
import { BlogSidebar } from '../components/blog-sidebar.tsx';
import { Comments } from '../components/comments.tsx';
import { FirstPost, LoadingPost, usePostId } from '../components/first-post.tsx';
import { PostArticle } from '../components/post-article.tsx';
import { PostError } from '../components/post-error.tsx';
import './blog.css';
import './blog-forms.css';

/** The post with an id of the address. */
function KnownPost({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const findOpenPage = useFindOpenPage();
  const editHref = demoRoutes.hrefOf('blog-edit', { id: String(id) });
  const { currentData: page, error, isError, refetch } = usePostQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      title="demo.pages.post"
      group="demo.menu.blog"
      parents={[{ href: demoRoutes.hrefOf('blog-list'), title: t('demo.menu.list') }]}
      recordName={page?.blog.title ?? (isError ? undefined : null)}
      actions={findOpenPage(editHref) && !isError ? <LinkButton to={editHref}>Edit</LinkButton> : null}
    >
      <div className="blog-page blog-post-page">
        <BlogSearch />
        <div className="blog-main" data-ready={page ? 'blog-detail' : undefined}>
          {isError && !page ? <PostError error={error} onRetry={() => void refetch()} /> : null}
          {!page && !isError ? <LoadingPost /> : null}
          {page ? (
            <>
              <PostArticle post={page.blog} />
              <Comments postId={id} comments={page.comments} />
            </>
          ) : null}
        </div>
        <BlogSidebar current={null} />
      </div>
    </ListPage>
  );
}

/** The page of a post. */
export function BlogDetailPage() {
  const id = usePostId();
  if (id !== undefined) return <KnownPost key={id} id={id} />;
  return (
    <ListPage title="demo.pages.post" group="demo.menu.blog">
      <FirstPost routeId="blog-detail" />
    </ListPage>
  );
}
