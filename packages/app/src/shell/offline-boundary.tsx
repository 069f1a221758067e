import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Network } from '#core/network/network.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { isMissingChunk } from './missing-chunk.ts';

/** Says that the page opens once there is a connection. */
export function OfflinePage() {
  const { t } = useTranslation();
  return (
    <EmptyState kind="empty" text={t('misc.offline.text')}>
      <PageHeading slot="heading" state="offline">
        {t('misc.offline.title')}
      </PageHeading>
    </EmptyState>
  );
}

interface Props {
  readonly network: Network;
  /** Makes the page load again when it is rendered next. */
  readonly onRetry: () => void;
  /** The content instead of the page. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/**
 * Replaces a page whose code could not be loaded without a connection, and opens the page once there is one again. Every
 * other error goes on to the error boundary of the app.
 */
export class OfflineBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override state: State = { error: null };

  #unsubscribe: (() => void) | null = null;

  override componentDidMount(): void {
    const { network } = this.props;
    this.#unsubscribe = network.subscribe(() => {
      if (!network.isOnline() || !this.state.error) return;
      this.props.onRetry();
      this.setState({ error: null });
    });
  }

  override componentWillUnmount(): void {
    this.#unsubscribe?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!isMissingChunk(error) || this.props.network.isOnline()) throw error;
    return this.props.fallback;
  }
}
