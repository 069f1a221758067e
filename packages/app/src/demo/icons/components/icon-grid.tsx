import { findIcons, iconCode } from '@plinth/ui-kit/find-icons';
import { formatNumber } from '@plinth/ui-kit/format';
import { catalog } from '@plinth/ui-kit/icons/catalog';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useCopy } from '#demo/_shared/use-copy.tsx';
import type { IconQuery } from '../icon-query.ts';

const loadTags = async () => (await import('@plinth/ui-kit/icons/catalog-tags')).catalogTags;

/** The number of icons that are shown at once. All of them would slow down the page. */
const PAGE_SIZE = 240;

const formatCount = (count: number): string => formatNumber(count, 'en-US');

/** Returns the sentence about the number of icons that match. */
function countText(count: number): string {
  const text = `${formatCount(count)} of ${formatCount(catalog.length)} icons.`;
  return count === 0 ? text : `${text} Select one to copy its code.`;
}

interface Props {
  readonly query: IconQuery;
  readonly onClear: () => void;
}

/** The icons that match, with their number. Each is a button that copies its code. */
export function IconGrid({ query: { q, size, language }, onClear }: Props) {
  const { copy, dialog } = useCopy();
  const deferred = useDeferredValue(q);
  const { part: tags, failed, retry } = useChunk(loadTags, q !== '');
  const matches = useMemo(() => findIcons(catalog, deferred, tags ?? {}), [deferred, tags]);
  const isSearching = q !== '' && tags === null && !failed;
  const list = useRef<HTMLUListElement>(null);
  const isEmpty = matches.length === 0;
  useLayoutEffect(() => list.current?.style.setProperty('--plinth-icon-size', `${size}px`), [size, isEmpty]);
  const [shown, setShown] = useState({ q: deferred, count: PAGE_SIZE });
  const count = shown.q === deferred ? shown.count : PAGE_SIZE;
  return (
    <>
      <output className="muted text-13 icons-count">
        <bdi>{isSearching ? 'Searching' : countText(matches.length)}</bdi>
      </output>
      {failed ? (
        <Alert variant="warning" className="icons-alert">
          The tags didn’t load, so the search finds names only.
          <Button slot="action" size="small" onClick={retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {isEmpty && isSearching ? <Skeleton className="icons-searching" shape="block" /> : null}
      {isEmpty && !isSearching ? (
        <EmptyState heading="No icon matches" text={`No icon has “${deferred}” in its name or its tags.`}>
          <Button slot="action" onClick={onClear}>
            Clear search
          </Button>
        </EmptyState>
      ) : null}
      {isEmpty ? null : (
        <ul ref={list} className="icons-grid" aria-label="Icons" dir="ltr">
          {matches.slice(0, count).map((icon) => (
            <li key={icon.name}>
              <button type="button" onClick={() => void copy(iconCode(icon, language), `Code of ${icon.name} copied`)}>
                <Icon path={icon.path} />
                <span>{icon.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {matches.length > count ? (
        <div className="icons-more">
          <Button onClick={() => setShown({ q: deferred, count: count + PAGE_SIZE })}>
            Show {Math.min(PAGE_SIZE, matches.length - count)} more
          </Button>
        </div>
      ) : null}
      {dialog}
    </>
  );
}
