import { SearchField } from '@plinth/ui-kit/react/search-field';
import { useRef, type ComponentRef } from 'react';
import { useSearchKey } from '../use-search-key.ts';
import './search-banner.css';

interface Props {
  readonly heading: string;
  readonly text: string;
  /** Name of the search field: what it searches. */
  readonly label: string;
  readonly value: string;
  readonly isLoading?: boolean;
  readonly onSearch: (text: string) => void;
}

/** The head of a page that answers questions: what it has, and its search. */
export function SearchBanner({ heading, text, label, value, isLoading = false, onSearch }: Props) {
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  useSearchKey(search);
  return (
    <div className="search-banner">
      <h2>
        <bdi>{heading}</bdi>
      </h2>
      <p className="muted">
        <bdi>{text}</bdi>
      </p>
      <SearchField
        ref={search}
        label={label}
        labelHidden
        placeholder={label}
        value={value}
        loading={isLoading}
        onSearchChange={({ detail }) => onSearch(detail.value.trim())}
      />
    </div>
  );
}
