import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { SearchBanner } from '#demo/_shared/search-banner/search-banner.tsx';
import { contains } from '#demo/_shared/text-parts.ts';
import { useQuery } from '#shared/navigation.ts';
import { useKnowledgeCategoriesQuery } from '../knowledge-api.ts';
import { CategoryCards } from './category-cards.tsx';
import { KnowledgeError } from './knowledge-error.tsx';

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

function LoadingCards() {
  return (
    <output className="knowledge-cards">
      <span className="visually-hidden">Loading the categories</span>
      {PLACEHOLDERS.map((number) => (
        <div key={number} className="knowledge-card">
          <Skeleton className="knowledge-picture-loading" shape="block" />
          <Skeleton lines={2} />
        </div>
      ))}
    </output>
  );
}

/** The first page of the knowledge base: its categories, which the search filters. */
export function KnowledgeList() {
  const { query, setQuery } = useQuery();
  const q = query.get('q')?.trim() ?? '';
  const { data: cards, error, isError, refetch } = useKnowledgeCategoriesQuery();
  const search = (text: string) => setQuery({ q: text === '' ? null : text }, { replace: true });
  const found = cards?.filter(({ title, desc }) => q === '' || contains(title, q) || contains(desc, q));
  return (
    <ListPage title="demo.pages.knowledgeBase" group="demo.menu.pages">
      <SearchBanner
        heading="Find an answer"
        text="Guides to financing, repayments, your shop and your account."
        label="Search topics"
        value={q}
        onSearch={search}
      />
      {isError && !cards ? <KnowledgeError noun="knowledge base" error={error} onRetry={() => void refetch()} /> : null}
      {!cards && !isError ? <LoadingCards /> : null}
      {found && found.length > 0 ? <CategoryCards cards={found} /> : null}
      {cards && cards.length > 0 && found?.length === 0 ? (
        <EmptyState heading="No topic matches" text="Check the spelling, or try fewer letters.">
          <Button slot="action" onClick={() => search('')}>
            Clear search
          </Button>
        </EmptyState>
      ) : null}
      {cards?.length === 0 ? (
        <EmptyState heading="No topics yet" text="Guides appear here once they are written." />
      ) : null}
    </ListPage>
  );
}
