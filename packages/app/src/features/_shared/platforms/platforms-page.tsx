import { splitIntegrations } from '@plinth/api-client/resources/integration';
import { formatDate } from '@plinth/ui-kit/format';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import { staleSince, type Panel } from '#core/panel/panel.ts';
import { FailedPanel, Panels, usePanel } from '#core/panel/panels.tsx';
import { useDeferredPanels } from '#core/panel/use-deferred-panels.ts';
import { useLinkingReset } from '#features/_shared/linking/use-linking-reset.ts';
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
  /** The panel with the data of the linked platforms. */
  readonly connectionsPanel: Panel<unknown>;
  /** The content of that panel, including its loading and error states. */
  readonly children: ReactNode;
  /** Ids of the platforms that the content shows with their connections. */
  readonly connectedIds: ReadonlySet<string>;
  /** Further panels that must settle before the page is complete. */
  readonly otherPanels?: readonly Panel<unknown>[];
  readonly noteOf?: (id: string) => string;
  /** Content below the platforms. */
  readonly footer?: ReactNode;
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
  const dispatch = useDispatch();
  const panel = usePanel(useSelector(selectPlatforms(kind)));
  if (panel.status === 'failed') {
    return (
      <div className="platform-part">
        <FailedPanel heading={texts.loadFailed} onRetry={() => dispatch(platformsRequested(kind))} />
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
export function PlatformsPage({
  kind,
  from,
  texts,
  connectionsPanel,
  children,
  connectedIds,
  otherPanels = [],
  noteOf,
  footer,
}: Props) {
  const { t } = useTranslation();
  const platforms = useSelector(selectPlatforms(kind));
  const deferral = useDeferredPanels(connectionsPanel, [platforms]);
  useLinkingReset();
  const panels = [connectionsPanel, platforms, ...otherPanels];
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
      <Panels className="platforms-columns" panels={panels} pending={deferral === 'pending'}>
        <Card flush className="platforms-card">
          <h2 slot="heading">{t('platforms.title')}</h2>
          <span slot="actions">
            <Count kind={kind} />
          </span>
          {deferral === 'omitted' ? unconnectedPlatforms : null}
          <CardBoundary key={`${deferral} linked`}>{children}</CardBoundary>
          {deferral === 'omitted' ? null : unconnectedPlatforms}
          {footer ? <div className="platform-part platform-foot">{footer}</div> : null}
        </Card>
        <div className="platforms-notes">
          <Notes title={texts.about} lines={DATA_NOTES.map(([line, icon]) => [icon, texts.note[line]])} />
        </div>
      </Panels>
    </div>
  );
}
