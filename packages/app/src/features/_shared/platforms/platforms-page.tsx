import { splitIntegrations } from '@plinth/api-client/resources/integration';
import { formatDate } from '@plinth/ui-kit/format';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { MissingContent, MissingSection } from '#core/panel/missing-section.tsx';
import { OutageNotice, type OutageSource } from '#core/panel/outage-notice.tsx';
import { staleSince } from '#core/panel/panel.ts';
import { Panels, usePanel } from '#core/panel/panels.tsx';
import { useDeferredPanels } from '#core/panel/use-deferred-panels.ts';
import { useLinkingReset } from '#features/_shared/linking/use-linking-reset.ts';
import { Columns } from '#shared/columns.tsx';
import { Notes } from '#shared/notes.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { DATA_NOTES } from './data-notes.ts';
import { LinkNotice } from './link-notice.tsx';
import { PlatformList } from './platform-list.tsx';
import { PlatformsSkeleton } from './platforms-skeleton.tsx';
import { platformsRequested, selectPlatforms, type PlatformKind } from './platforms-slice.ts';
import './platforms.css';

interface PageTexts {
  /** The page's title. */
  readonly title: string;
  /** The message shown when the platforms fail to load (product.md#errors). */
  readonly loadFailed: string;
  /** The message shown when there are no platforms. */
  readonly none: string;
  /** The heading of the notes on how the data is used. `note` contains their texts. */
  readonly about: string;
  readonly note: Readonly<Record<(typeof DATA_NOTES)[number][0], string>>;
}

interface Props {
  readonly kind: PlatformKind;
  readonly from: string;
  readonly texts: PageTexts;
  /** The data of the linked platforms, or their loading state. */
  readonly children: ReactNode;
  /** Ids of the platforms that the content shows with their connections. */
  readonly connectedIds: ReadonlySet<string>;
  /** The data beside that of the platforms. The first is that of the linked platforms. */
  readonly sources: readonly [OutageSource, ...OutageSource[]];
  readonly noteOf?: (id: string) => string;
}

/** The platforms that are not shown with a connection, with their loading and error states. */
function UnconnectedPlatforms({
  kind,
  from,
  texts,
  connectedIds,
  noteOf,
}: Pick<Props, 'kind' | 'from' | 'texts' | 'connectedIds' | 'noteOf'>) {
  const { t } = useTranslation();
  const panel = usePanel(useSelector(selectPlatforms(kind)));
  if (panel.status === 'failed') {
    return (
      <div className="platform-part">
        <MissingContent title={t('platforms.others')} headingTag="h3" />
      </div>
    );
  }
  if (panel.status !== 'ready') return <PlatformsSkeleton rows={2} />;
  if (panel.data.length === 0 && connectedIds.size === 0) {
    return (
      <div className="platform-part">
        <EmptyState heading={texts.none} text={t('platforms.noneText')} />
      </div>
    );
  }
  return (
    <PlatformList
      kind={kind}
      from={from}
      platforms={panel.data}
      connectedIds={connectedIds}
      {...(noteOf ? { noteOf } : {})}
    />
  );
}

/** The number of linked platforms. */
function Count({ kind }: { readonly kind: PlatformKind }) {
  const { t } = useTranslation();
  const panel = usePanel(useSelector(selectPlatforms(kind)));
  if (panel.status !== 'ready' || panel.data.length === 0) return null;
  return (
    <span className="text-13 muted">
      {t('platforms.count', { linked: splitIntegrations(panel.data).linked.length, count: panel.data.length })}
    </span>
  );
}

/**
 * A page for one kind of platform: the linked platforms with their data, the one with an unfinished link, and those
 * available for linking. Linked platforms come first, unless they alone load late: then they come last, so that the
 * layout does not shift.
 */
export function PlatformsPage({ kind, from, texts, sources, children, connectedIds, noteOf }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const platforms = useSelector(selectPlatforms(kind));
  const connectionsPanel = sources[0].panel;
  const deferral = useDeferredPanels(connectionsPanel, [platforms]);
  useLinkingReset();
  const panels = [...sources.map(({ panel }) => panel), platforms];
  const hasNothing = connectionsPanel.status === 'failed' && platforms.status === 'failed';
  const staleTime = staleSince(panels);
  const unconnectedPlatforms = (
    <CardBoundary key={`${deferral} unconnected`}>
      <UnconnectedPlatforms
        kind={kind}
        from={from}
        texts={texts}
        connectedIds={connectedIds}
        {...(noteOf ? { noteOf } : {})}
      />
    </CardBoundary>
  );
  return (
    <div className="plinth-stack plinth-gap-section">
      <div className="platforms-head">
        <PageHeading>{texts.title}</PageHeading>
        <output className="text-13 faint">
          {staleTime === null ? null : t('platforms.stale', { time: formatDate(staleTime, 'time') })}
        </output>
      </div>
      <LinkNotice kind={kind} />
      <Panels className="plinth-stack plinth-gap-section" panels={panels} pending={deferral === 'pending'}>
        <OutageNotice
          sources={[
            ...sources,
            {
              sentence: texts.loadFailed,
              panel: platforms,
              onRetry: () => dispatch(platformsRequested(kind)),
            },
          ]}
        />
        <Columns
          aside={
            <div className="platforms-notes">
              <Notes title={texts.about} lines={DATA_NOTES.map(([line, icon]) => [icon, texts.note[line]])} />
            </div>
          }
        >
          {hasNothing ? (
            <MissingSection title={t('platforms.title')} />
          ) : (
            <Card flush className="platforms-card">
              <h2 slot="heading">{t('platforms.title')}</h2>
              <span slot="actions">
                <Count kind={kind} />
              </span>
              {deferral === 'omitted' ? unconnectedPlatforms : null}
              <CardBoundary key={`${deferral} linked`}>
                {connectionsPanel.status === 'failed' ? (
                  <div className="platform-part">
                    <MissingContent title={t('platforms.connected')} headingTag="h3" />
                  </div>
                ) : (
                  children
                )}
              </CardBoundary>
              {deferral === 'omitted' ? null : unconnectedPlatforms}
            </Card>
          )}
        </Columns>
      </Panels>
    </div>
  );
}
