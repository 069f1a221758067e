import { iconRefreshCw } from '@plinth/ui-kit/icons';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTag } from '#core/i18n/languages.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { listText } from '#shared/list-text.ts';
import { failureTextOf, type Panel } from './panel.ts';
import { usePanelsPending } from './panels.tsx';

/** Data of a page that can fail to load. */
export interface OutageSource {
  /** Names of what is missing without the data, translated, in lower case where they may follow another word. */
  readonly names?: readonly string[];
  /** A sentence that says what failed, without its full stop. It takes the place of the names. */
  readonly sentence?: string;
  readonly panel: Panel<unknown>;
  /**
   * Whether the data has a part of the page to itself, which is up to date once it has loaded.
   * @default true
   */
  readonly hasPart?: boolean;
  /** Loads the data again. */
  readonly onRetry: () => void;
}

interface Outage {
  /** Indices of the sources that failed, until they have loaded. */
  readonly failed: readonly number[];
  /** Translation key of the text that follows the names. */
  readonly text: string;
}

const NO_OUTAGE: Outage = { failed: [], text: 'panel.restLoaded' };

function outageOf(sources: readonly OutageSource[], previous: Outage): Outage {
  const failed = sources.flatMap(({ panel }, index) =>
    panel.status === 'failed' || (panel.status === 'loading' && previous.failed.includes(index)) ? [index] : [],
  );
  if (failed.length === 0) return NO_OUTAGE;
  const panels = sources.flatMap(({ panel, hasPart = true }) => (hasPart || panel.status === 'failed' ? [panel] : []));
  const text = panels.some(({ status }) => status === 'failed') ? failureTextOf(panels) : previous.text;
  return { failed, text };
}

const toSentenceCase = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

interface OutageNoticeProps {
  /** The sources of the page, in the order of the page; the same number in every render. */
  readonly sources: readonly OutageSource[];
  /** A sentence about what the outage does not affect. */
  readonly unaffected?: string;
}

/**
 * An alert for everything on the page that failed to load, with the page's only retry button. It stays until the data
 * has loaded. When it closes after a retry, the focus moves to the page's heading.
 */
export function OutageNotice({ sources, unaffected = '' }: OutageNoticeProps) {
  const { t, i18n } = useTranslation();
  const isPending = usePanelsPending();
  const [outage, setOutage] = useState(NO_OUTAGE);
  const isRetried = useRef(false);
  const next = outageOf(sources, outage);
  if (next.failed.join() !== outage.failed.join() || next.text !== outage.text) setOutage(next);
  const isOver = next.failed.length === 0;
  useEffect(() => {
    if (!isOver || !isRetried.current) return;
    isRetried.current = false;
    if (document.activeElement === document.body) focusHeading();
  }, [isOver]);

  if (isOver || isPending) return null;
  const locale = formatTag(i18n.language);
  const failedSources = sources.filter((_source, index) => next.failed.includes(index));
  const names = failedSources.flatMap((source) => source.names ?? []);
  const parts = listText(names, locale);
  const sentences = [
    ...failedSources.flatMap(({ sentence }) => (sentence === undefined ? [] : [`${sentence}.`])),
    ...(names.length > 0 ? [toSentenceCase(t('panel.outage', { parts }), locale)] : []),
  ];
  const retry = () => {
    isRetried.current = true;
    for (const { onRetry } of failedSources) onRetry();
  };
  return (
    <Alert variant="danger">
      <strong>{sentences.join(' ')}</strong> {t(next.text)} {unaffected}
      <Button
        slot="action"
        size="small"
        busy={failedSources.every(({ panel }) => panel.status === 'loading')}
        onClick={retry}
      >
        <Icon slot="start" size="small" path={iconRefreshCw} />
        {t('panel.retry')}
      </Button>
    </Alert>
  );
}
