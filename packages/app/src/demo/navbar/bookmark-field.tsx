import { iconStar } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Popover } from '@plinth/ui-kit/react/popover';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/navigation.ts';
import { matchingPages } from './found-pages.ts';
import type { Bookmarks, NamedPage } from './use-bookmarks.ts';

interface RowsProps {
  readonly pages: readonly NamedPage[];
  readonly onToggle: (id: number) => void;
  readonly onOpen: () => void;
}

function PageRows({ pages, onToggle, onOpen }: RowsProps) {
  const { t } = useTranslation();
  return (
    <ul className="bookmark-rows">
      {pages.map(({ id, href, icon, name, isBookmarked }) => (
        <li key={id}>
          <Link to={href} onClick={onOpen}>
            <Icon path={icon} size="small" />
            <span>{name}</span>
          </Link>
          <Button
            className="bookmark-star"
            data-on={isBookmarked || undefined}
            variant="ghost"
            size="small"
            iconOnly
            label={t('demo.bookmarks.add', { name })}
            pressed={isBookmarked ? 'true' : 'false'}
            onClick={() => onToggle(id)}
          >
            <Icon path={iconStar} size="small" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ResultsProps extends Pick<RowsProps, 'onOpen'> {
  readonly bookmarks: Bookmarks;
  /** What the user searches for; empty to show the bookmarks. */
  readonly query: string;
  /** The bookmarks when the field was opened, so that one that is removed stays in its place until it is closed. */
  readonly shownIds: readonly number[];
}

function Results({ bookmarks, query, shownIds, onOpen }: ResultsProps) {
  const { t } = useTranslation();
  const { status, bookmarked, all, toggle, retry } = bookmarks;
  if (status === 'loading') return <Skeleton lines={4} />;
  if (status === 'error') {
    return (
      <p className="bookmark-note" role="alert">
        {t('demo.bookmarks.loadFailed')}{' '}
        <Button size="small" onClick={retry}>
          {t('demo.retry')}
        </Button>
      </p>
    );
  }
  const isSearching = query.trim() !== '';
  const kept = shownIds.flatMap((id) => all.find((page) => page.id === id) ?? []);
  const pages = isSearching
    ? matchingPages(all, query)
    : [...kept, ...bookmarked.filter(({ id }) => !shownIds.includes(id))];
  if (pages.length > 0) return <PageRows pages={pages} onToggle={toggle} onOpen={onOpen} />;
  return <output className="bookmark-note">{t(isSearching ? 'demo.bookmarks.none' : 'demo.bookmarks.empty')}</output>;
}

/** The star of the navbar: opens a field that shows the bookmarks and, while the user types, pages by their names. */
export function BookmarkField({ bookmarks }: { readonly bookmarks: Bookmarks }) {
  const { t } = useTranslation();
  const popover = useRef<ComponentRef<typeof Popover>>(null);
  const field = useRef<ComponentRef<typeof SearchField>>(null);
  const [query, setQuery] = useState('');
  const [shownIds, setShownIds] = useState<readonly number[]>([]);
  const prepare = async (isOpen: boolean) => {
    setQuery('');
    field.current?.clear();
    setShownIds(bookmarks.bookmarked.map(({ id }) => id));
    if (!isOpen) return;
    await popover.current?.updateComplete;
    field.current?.focus();
  };
  return (
    <Popover
      ref={popover}
      className="bookmark-popover"
      label={t('shell.bookmarks')}
      placement="bottom-start"
      onPopoverToggle={({ detail }) => void prepare(detail.open)}
    >
      <Button slot="trigger" variant="ghost" iconOnly label={t('demo.bookmarks.open')}>
        <Icon path={iconStar} />
      </Button>
      <SearchField
        ref={field}
        label={t('demo.bookmarks.find')}
        labelHidden
        placeholder={t('demo.bookmarks.find')}
        delay={0}
        onInput={() => setQuery(field.current?.value ?? '')}
      />
      <Results bookmarks={bookmarks} query={query} shownIds={shownIds} onOpen={() => popover.current?.hide()} />
    </Popover>
  );
}
