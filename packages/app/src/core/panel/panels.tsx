import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSettled, type Panel } from './panel.ts';

interface Page {
  /** Whether the page still waits for what decides its layout. */
  readonly held: boolean;
  /** Whether some part of the page has its data. */
  readonly partial: boolean;
}

const PageContext = createContext<Page>({ held: false, partial: false });

interface PanelsProps {
  /** Every panel of the page: a failure says of the rest only what is so. */
  readonly panels: readonly Panel<unknown>[];
  /**
   * Shows every panel as loading. For a page that does not know yet whether something comes above its panels: nothing
   * that one reads or is about to press moves.
   */
  readonly held?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panels of one page. Held, they cannot be worked: a press would meet what is about to move. */
export function Panels({ panels, held = false, className = '', children }: PanelsProps) {
  const partial = panels.some(({ status }) => status === 'ready');
  return (
    <div className={`panels ${className}`} inert={held} aria-busy={held || !panels.every(isSettled)}>
      <PageContext value={useMemo(() => ({ held, partial }), [held, partial])}>{children}</PageContext>
    </div>
  );
}

/** How a panel shows: as it is, or as loading while its page is held. */
export function usePanel<Data>(panel: Panel<Data>): Panel<Data> {
  return useContext(PageContext).held ? { status: 'loading' } : panel;
}

interface FailureProps {
  /** Names what did not load. */
  readonly heading: string;
  readonly onRetry: () => void;
  readonly slot?: string;
}

/** What stands for a panel that did not load: what happened, what did not, and the way to try again. */
export function PanelFailure({ heading, onRetry, slot }: FailureProps) {
  const { t } = useTranslation();
  const { partial } = useContext(PageContext);
  return (
    <EmptyState
      {...(slot ? { slot } : {})}
      kind="error"
      heading={heading}
      text={t(partial ? 'panel.restLoaded' : 'panel.nothingChanged')}
      onLoadRetry={onRetry}
    />
  );
}
