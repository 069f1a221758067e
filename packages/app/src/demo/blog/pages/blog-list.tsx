import { BLOG_CATEGORIES } from '@plinth/api-client/demo/blog';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useCallback, useRef, type ComponentRef } from 'react';
import { ListFoot } from '#demo/_shared/list/list-foot.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { useShownQuery } from '#demo/_shared/list/use-shown-query.ts';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { useQuery } from '#shared/navigation.ts';
import { usePostsQuery } from '../blog-api.ts';
import { BlogSidebar } from '../components/blog-sidebar.tsx';
import { PostCard } from '../components/post-card.tsx';
import { filterPosts, postsOfPage, POSTS_PER_PAGE, readPage, readPostFilter } from '../post-list.ts';
import './blog.css';
import './blog-forms.css';

const PLACEHOLDERS = [1, 2, 3, 4];

function LoadingPosts() {
  return (
    <output className="blog-cards">
      <span className="visually-hidden">Loading the posts</span>
      {PLACEHOLDERS.map((number) => (
        <div key={number} className="post-card">
          <Skeleton className="post-card-loading" shape="block" />
          <Skeleton lines={4} />
        </div>
      ))}
    </output>
  );
}

/** The list of posts. The address has the search, the category and the page. */
export function BlogListPage() {
  const { query, setQuery } = useQuery();
  const { data: posts, isError, refetch } = usePostsQuery();
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  useSearchKey(search);
  const filter = readPostFilter(query);
  const { q, category } = filter;
  useShownQuery({ category });
  const page = readPage(query);
  const setPage = useCallback(
    (next: number, options?: { readonly replace?: boolean }) =>
      setQuery({ page: next === 1 ? null : String(next) }, options),
    [setQuery],
  );
  const found = posts && filterPosts(posts, filter);
  const isFiltered = q !== '' || category !== null;
  return (
    <ListPage title="demo.pages.blog" shortTitle="demo.menu.list" group="demo.menu.blog">
      <div className="blog-page">
        <div className="blog-search">
          <SearchField
            ref={search}
            label="Search posts"
            labelHidden
            placeholder="Search posts"
            value={q}
            onSearchChange={({ detail }) => {
              const text = detail.value.trim();
              setQuery({ q: text === '' ? null : text, page: null }, { replace: true });
            }}
          />
        </div>
        <div className="blog-main" data-ready={posts ? 'blog-list' : undefined}>
          {category === null ? null : (
            <p className="blog-filter">
              <bdi>
                Posts about <strong>{BLOG_CATEGORIES[category]}</strong>
              </bdi>
              <Button variant="ghost" size="small" onClick={() => setQuery({ category: null, page: null })}>
                Show all
              </Button>
            </p>
          )}
          {isError && !posts ? (
            <EmptyState
              kind="error"
              heading="The posts did not load"
              text="Nothing has changed."
              onLoadRetry={() => void refetch()}
            />
          ) : null}
          {!posts && !isError ? <LoadingPosts /> : null}
          {found?.length === 0 && isFiltered ? (
            <EmptyState heading="No post matches" text="No post matches your search and filters.">
              <Button slot="action" onClick={() => setQuery({ q: null, category: null, page: null })}>
                Clear filters
              </Button>
            </EmptyState>
          ) : null}
          {found?.length === 0 && !isFiltered ? (
            <EmptyState heading="No posts yet" text="Posts appear here once they are written." />
          ) : null}
          {found && found.length > 0 ? (
            <>
              <div className="blog-cards">
                {postsOfPage(found, page).map((post) => (
                  <PostCard key={post.id} post={post} />
                ))}
              </div>
              <ListFoot list={{ page, perPage: POSTS_PER_PAGE, setPage }} total={found.length} isFetching={false} />
            </>
          ) : null}
        </div>
        <BlogSidebar current={category} />
      </div>
    </ListPage>
  );
}
