import type { IconLanguage } from '@plinth/ui-kit/find-icons';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, type ComponentRef } from 'react';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { FilterRow } from '#shared/filter-row.tsx';
import { useQuery } from '#shared/navigation.ts';
import { ICON_SIZES, readIconQuery } from '../icon-query.ts';
import './icons.css';

const loadGrid = async () => (await import('../components/icon-grid.tsx')).IconGrid;

const LANGUAGES: Readonly<Record<IconLanguage, string>> = { html: 'HTML', react: 'React' };

function LoadingIcons() {
  return (
    <output className="icons-loading">
      <span className="visually-hidden">Loading the icons</span>
      <Skeleton className="icons-skeleton" shape="block" />
    </output>
  );
}

/** The icons of the design system. The address says which are shown, their size, and in which language code is copied. */
export function IconsPage() {
  const { query, setQuery } = useQuery();
  const icons = readIconQuery(query);
  const { part: Grid, failed, retry } = useChunk(loadGrid, true);
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  useSearchKey(search);
  return (
    <ListPage title="demo.pages.icons" group="demo.menu.userInterface">
      <div className="list-sheet" data-ready={Grid ? 'icons' : undefined}>
        <FilterRow className="list-tools">
          <SearchField
            ref={search}
            className="filter-row-search"
            label="Search icons"
            labelHidden
            placeholder="Search name or tag"
            value={icons.q}
            onSearchChange={({ detail }) =>
              setQuery({ q: detail.value.trim() === '' ? null : detail.value }, { replace: true })
            }
          />
          <label className="icons-size">
            <bdi>Size, {icons.size} px</bdi>
            <input
              type="range"
              min={ICON_SIZES.min}
              max={ICON_SIZES.max}
              value={icons.size}
              onChange={({ target: { valueAsNumber: size } }) =>
                setQuery({ size: size === ICON_SIZES.default ? null : String(size) }, { replace: true })
              }
            />
          </label>
          <SegmentedControl
            className="icons-language"
            label="Copy as"
            labelHidden
            value={icons.language}
            onChange={(event) => setQuery({ code: textValueOf(event) === 'react' ? 'react' : null })}
          >
            {Object.entries(LANGUAGES).map(([language, name]) => (
              <Segment key={language} value={language}>
                {name}
              </Segment>
            ))}
          </SegmentedControl>
        </FilterRow>
        {failed ? <EmptyState kind="error" heading="The icons did not load" onLoadRetry={retry} /> : null}
        {Grid ? <Grid query={icons} onClear={() => setQuery({ q: null })} /> : null}
        {Grid || failed ? null : <LoadingIcons />}
      </div>
    </ListPage>
  );
}
