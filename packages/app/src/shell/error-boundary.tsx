import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from '#core/error-page/error-page.tsx';
import type { Storage } from '#core/storage/storage.ts';
import { isMissingChunk, reloadOnce } from './missing-chunk.ts';

interface Props {
  readonly storage: Pick<Storage, 'get' | 'set'>;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/**
 * Catches errors of the pages. A chunk that a deployment has replaced is recovered by one reload of the address; a
 * second failure at that address shows the error instead of looping.
 */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override state: State = { error: null };

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    globalThis.reportError?.(new Error(`A page failed${info.componentStack ?? ''}`, { cause: error }));
    // Offline, a reload would lose even the app that is running.
    if (isMissingChunk(error) && navigator.onLine)
      reloadOnce(this.props.storage, { pathname: location.pathname, reload: () => location.reload() });
  }

  /** The browser remembers a module that failed to load: only a reload requests it again. */
  readonly #handleRetry = (): void => {
    if (this.state.error && isMissingChunk(this.state.error)) location.reload();
    else this.setState({ error: null });
  };

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return <ErrorPage kind="crash" onRetry={this.#handleRetry} />;
  }
}
