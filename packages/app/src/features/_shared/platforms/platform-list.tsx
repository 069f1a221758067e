import { splitIntegrations, type Integration } from '@plinth/api-client/resources/integration';
import { iconSearch } from '@plinth/ui-kit/icons';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { foldText } from '@plinth/ui-kit/search-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongList } from '#shared/long-list.tsx';
import { PlatformRow } from './platform-row.tsx';
import type { PlatformKind } from './platforms-slice.ts';
import './platforms.css';

/** The number of platforms above which the list has a search field. */
const SEARCH_THRESHOLD = 8;

interface Props {
  readonly kind: PlatformKind;
  readonly from: string;
  readonly platforms: readonly Integration[];
  /** Ids of the platforms that are already shown with their connections. */
  readonly connectedIds: ReadonlySet<string>;
  /** Returns the description under a platform's name. */
  readonly noteOf?: (id: string) => string;
}

/**
 * A list of the platforms that are not shown with a connection: first the one with an unfinished link, then those
 * available for linking.
 */
export function PlatformList({ kind, from, platforms, connectedIds, noteOf }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const { linked, awaiting, available } = splitIntegrations(platforms);
  const unconnected = [
    ...linked.filter(({ id }) => !connectedIds.has(id)),
    ...(awaiting ? [awaiting] : []),
    ...available,
  ];
  const rows = unconnected.filter(({ name }) => foldText(name).includes(foldText(query.trim())));
  if (unconnected.length === 0) return null;
  return (
    <div className="platform-part">
      {unconnected.length > SEARCH_THRESHOLD ? (
        <Field className="platform-search" label={t('platforms.search')} labelHidden>
          <Icon slot="start" size="small" path={iconSearch} />
          <input
            type="search"
            value={query}
            placeholder={t('platforms.search')}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
      ) : null}
      {rows.length > 0 ? (
        <LongList className="platform-rows" rows={rows}>
          {(platform) => (
            <PlatformRow
              key={platform.id}
              kind={kind}
              platform={platform}
              awaiting={platform === awaiting}
              from={from}
              {...(noteOf ? { note: noteOf(platform.id) } : {})}
            />
          )}
        </LongList>
      ) : null}
      {rows.length === 0 ? <EmptyState heading={t('platforms.noMatch')} text={t('platforms.noMatchText')} /> : null}
    </div>
  );
}
