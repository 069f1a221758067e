import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { useExampleItemEntriesQuery } from '../example-item-api.ts';
import './example-item.css';

/** The entries that match a text; with their loading, error and empty state. */
function ExampleItemList({ q }: { readonly q: string }) {
  const { setQuery } = useQuery();
  const { data: entries, isError, refetch } = useExampleItemEntriesQuery(q === '' ? {} : { q });
  if (isError) {
    return <EmptyState kind="error" heading="The entries did not load" onLoadRetry={() => void refetch()} />;
  }
  if (!entries) {
    return (
      <output className="example-item-placeholder">
        <span className="visually-hidden">Loading entries</span>
        <Skeleton lines={3} />
      </output>
    );
  }
  if (entries.length === 0) {
    return q === '' ? (
      <EmptyState heading="No entries yet" />
    ) : (
      <EmptyState heading="No entry matches">
        <Button slot="action" onClick={() => setQuery({ q: null })}>
          Clear search
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className="example-item-list">
      {entries.map((entry) => (
        <li key={entry.id} className="example-item-row">
          <bdi>{entry.title}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The page of example item. The search is that of the address. */
export function ExampleItemPage() {
  const { t } = useTranslation();
  const { query, setQuery } = useQuery();
  const q = query.get('q') ?? '';
  return (
    <div className="example-item">
      <PageHeading>{t('demo.pages.exampleItem')}</PageHeading>
      <SearchField
        label="Search"
        labelHidden
        placeholder="Search"
        value={q}
        onSearchChange={({ detail: { value } }) =>
          setQuery({ q: value.trim() === '' ? null : value }, { replace: true })
        }
      />
      <Card flush>
        <ExampleItemList q={q} />
      </Card>
    </div>
  );
}
