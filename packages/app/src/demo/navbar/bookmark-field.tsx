import { iconStar } from '@plinth/ui-kit/icons';
import { iconHash } from '@plinth/ui-kit/icons/hash';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Popover } from '@plinth/ui-kit/react/popover';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useId, useRef, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadSections } from '#demo/_shared/showcase-sections.ts';
import { Link } from '#shared/navigation.ts';
import { bestMatches } from './found-pages.ts';
import type { Bookmarks, NamedPage } from './use-bookmarks.ts';
import { useSections, type NamedSection } from './use-sections.ts';

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

interface SectionRowsProps {
  readonly sections: readonly NamedSection[];
  readonly onOpen: () => void;
}

function SectionRows({ sections, onOpen }: SectionRowsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <>
      <h2 className="bookmark-heading" id={headingId}>
        {t('demo.search.sections')}
      </h2>
      <ul className="bookmark-rows" aria-labelledby={headingId}>
        {sections.map(({ href, name, pageName }) => (
          <li key={href}>
            <Link to={href} onClick={onOpen}>
              <Icon path={iconHash} size="small" />
              <span>
                {name} <span className="bookmark-page">{pageName}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ResultsProps extends Pick<RowsProps, 'onOpen'> {
  readonly bookmarks: Bookmarks;
  /** The search text; empty to show the bookmarks. */
  readonly query: string;
  /** The bookmarks when the field was opened, so that one that is removed stays in its place until it is closed. */
  readonly shownIds: readonly number[];
  readonly loadSections: LoadSections;
}

function Results({ bookmarks, query, shownIds, loadSections, onOpen }: ResultsProps) {
  const { t } = useTranslation();
  const { status, bookmarked, all, toggle, retry } = bookmarks;
  const isSearching = query.trim() !== '';
  const sections = useSections(loadSections, all, isSearching);
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
  const kept = shownIds.flatMap((id) => all.find((page) => page.id === id) ?? []);
  const pages = isSearching
    ? bestMatches(all, query)
    : [...kept, ...bookmarked.filter(({ id }) => !shownIds.includes(id))];
  const foundSections = isSearching ? bestMatches(sections ?? [], query) : [];
  if (pages.length > 0 || foundSections.length > 0) {
    return (
      <>
        {pages.length > 0 ? <PageRows pages={pages} onToggle={toggle} onOpen={onOpen} /> : null}
        {foundSections.length > 0 ? <SectionRows sections={foundSections} onOpen={onOpen} /> : null}
      </>
    );
  }
  if (isSearching && sections === null) return <Skeleton lines={4} />;
  return <output className="bookmark-note">{t(isSearching ? 'demo.bookmarks.none' : 'demo.bookmarks.empty')}</output>;
}

interface Props {
  readonly bookmarks: Bookmarks;
  readonly loadSections: LoadSections;
}

/**
 * The star of the navbar: opens a field that shows the bookmarks and, while the user types, pages and the sections of
 * the showcase by their names.
 */
export function BookmarkField({ bookmarks, loadSections }: Props) {
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
      <Results
        bookmarks={bookmarks}
        query={query}
        shownIds={shownIds}
        loadSections={loadSections}
        onOpen={() => popover.current?.hide()}
      />
    </Popover>
  );
}
