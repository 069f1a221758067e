import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureTextOf, isSettled, type Panel } from './panel.ts';

interface PanelsContextValue {
  /** Whether the layout of the page is still undecided. */
  readonly pending: boolean;
  /** Translation key of the text of a failed panel. */
  readonly failureText: string;
}

const PanelsContext = createContext<PanelsContextValue>({
  pending: false,
  failureText: 'panel.nothingChanged',
});

interface PanelsProps {
  /** Every panel of the page: the text of a failure depends on whether others have loaded. */
  readonly panels: readonly Panel<unknown>[];
  /**
   * Shows every panel as loading, while it is undecided whether the page renders content above its panels, so that
   * nothing moves afterwards.
   * @default false
   */
  readonly pending?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panels of one page. While pending they are inert, because a click could hit something that is about to move. */
export function Panels({ panels, pending = false, className = '', children }: PanelsProps) {
  const failureText = failureTextOf(panels);
  return (
    <div className={`panels ${className}`} inert={pending} aria-busy={pending || !panels.every(isSettled)}>
      <PanelsContext value={useMemo(() => ({ pending, failureText }), [pending, failureText])}>
        {children}
      </PanelsContext>
    </div>
  );
}

/** Returns the panel to render: `panel`, or a loading one while its page is pending. */
export function usePanel<Data>(panel: Panel<Data>): Panel<Data> {
  return useContext(PanelsContext).pending ? { status: 'loading' } : panel;
}

/** Whether the layout of the page is still undecided, so that its panels are rendered as loading. */
export function usePanelsPending(): boolean {
  return useContext(PanelsContext).pending;
}

interface FailureProps {
  /** Names what failed to load. */
  readonly heading: string;
  readonly onRetry: () => void;
  readonly slot?: string;
}

/** Replaces a panel that failed to load: an error message with a retry button. */
export function FailedPanel({ heading, onRetry, slot }: FailureProps) {
  const { t } = useTranslation();
  const { failureText } = useContext(PanelsContext);
  return (
    <EmptyState
      {...(slot ? { slot } : {})}
      kind="error"
      heading={heading}
      text={t(failureText)}
      onLoadRetry={onRetry}
    />
  );
}
