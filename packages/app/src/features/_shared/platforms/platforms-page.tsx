import { splitIntegrations } from '@plinth/api-client/resources/integration';
import { formatDate } from '@plinth/ui-kit/format';
import { iconEye, iconLock, iconUnplug } from '@plinth/ui-kit/icons';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CardBoundary } from '#core/card-boundary.tsx';
import type { Panel } from '#core/panel/panel.ts';
import { PanelFailure, Panels, usePanel } from '#core/panel/panels.tsx';
import { useDeferredPanels } from '#core/panel/use-deferred-panels.ts';
import { useLinkingReset } from '#features/_shared/linking/use-fresh-linking.ts';
import { Notes } from '#shared/notes.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { LinkNotice } from './link-notice.tsx';
import { PlatformList } from './platform-list.tsx';
import { PlatformsSkeleton } from './platforms-skeleton.tsx';
import { platformsRequested, selectPlatforms, type PlatformKind } from './platforms-slice.ts';
import './platforms.css';

const READ = [
  ['read', iconEye],
  ['safe', iconLock],
  ['stop', iconUnplug],
] as const;

interface Words {
  /** The page's name. */
  readonly title: string;
  /** Says that the platforms did not load (spec §8). */
  readonly loadFailed: string;
  /** Says that there are none. */
  readonly none: string;
  /** Heads what is done with what is read, and says it. */
  readonly about: string;
  readonly note: Readonly<Record<(typeof READ)[number][0], string>>;
}

interface Props {
  readonly kind: PlatformKind;
  readonly from: string;
  readonly words: Words;
  /** What is read from the platforms that are linked. */
  readonly linked: Panel<unknown>;
  /** Shows it, and whatever it is while it loads and when that failed. */
  readonly children: ReactNode;
  /** Ids of the platforms that it shows. */
  readonly shown: ReadonlySet<string>;
  /** What else decides whether the page is whole. */
  readonly others?: readonly Panel<unknown>[];
  readonly noteOf?: (id: string) => string;
  /** What is to be said of the platforms, under them. */
  readonly foot?: ReactNode;
}

/** The platforms that are not among the linked ones, in every state of their call. */
function Rest({ kind, from, words, shown, noteOf }: Pick<Props, 'kind' | 'from' | 'words' | 'shown' | 'noteOf'>) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = usePanel(useSelector(selectPlatforms(kind)));
  if (panel.status === 'failed') {
    return (
      <div className="platform-part">
        <PanelFailure heading={words.loadFailed} onRetry={() => dispatch(platformsRequested(kind))} />
      </div>
    );
  }
  if (panel.status !== 'ready') return <PlatformsSkeleton rows={2} />;
  if (panel.data.length === 0 && shown.size === 0) {
    return (
      <div className="platform-part">
        <EmptyState heading={words.none} text={t('platforms.noneText')} />
      </div>
    );
  }
  return <PlatformList kind={kind} from={from} platforms={panel.data} shown={shown} {...(noteOf ? { noteOf } : {})} />;
}

/** How many of the platforms are linked. */
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
 * The page of a kind of platforms: those that are linked with what is read from them, the one that waits, those that
 * can be linked. What is linked stands first; when only it is late it comes last, and nothing moves.
 */
export function PlatformsPage({ kind, from, words, linked, children, shown, others = [], noteOf, foot }: Props) {
  const { t } = useTranslation();
  const platforms = useSelector(selectPlatforms(kind));
  const deferral = useDeferredPanels(linked, [platforms]);
  useLinkingReset();
  const panels = [linked, platforms, ...others];
  const stale = panels.flatMap((panel) => (panel.status === 'ready' && panel.stale ? [panel.at] : []));
  const rest = (
    <CardBoundary key={`${deferral} rest`}>
      <Rest kind={kind} from={from} words={words} shown={shown} {...(noteOf ? { noteOf } : {})} />
    </CardBoundary>
  );
  return (
    <div className="platforms">
      <div className="platforms-head">
        <PageHeading>{words.title}</PageHeading>
        <output className="text-13 faint">
          {stale.length > 0 ? t('platforms.stale', { time: formatDate(Math.min(...stale), 'time') }) : null}
        </output>
      </div>
      <LinkNotice kind={kind} />
      <Panels className="platforms-columns" panels={panels} pending={deferral === 'pending'}>
        <Card flush className="platforms-card">
          <h2 slot="heading">{t('platforms.title')}</h2>
          <span slot="actions">
            <Count kind={kind} />
          </span>
          {deferral === 'omitted' ? rest : null}
          <CardBoundary key={`${deferral} linked`}>{children}</CardBoundary>
          {deferral === 'omitted' ? null : rest}
          {foot ? <div className="platform-part platform-foot">{foot}</div> : null}
        </Card>
        <div className="platforms-notes">
          <Notes title={words.about} lines={READ.map(([line, icon]) => [icon, words.note[line]])} />
        </div>
      </Panels>
    </div>
  );
}
