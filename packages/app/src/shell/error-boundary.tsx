import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Storage } from '../core/storage/storage.ts';
import { ErrorPage } from './pages/error-page.tsx';

interface Props {
  readonly storage: Pick<Storage, 'get' | 'set'>;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** What browsers say when a module of an older deployment is gone. */
function isMissingChunk(error: Error): boolean {
  return /dynamically imported module|module script failed|preload CSS|error loading/i.test(error.message);
}

/**
 * Catches what a page throws. A chunk that a deployment has replaced is loaded anew by one reload of the same address;
 * a second failure at that address shows the error instead of looping.
 */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override state: State = { error: null };

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    globalThis.reportError?.(new Error(`A page failed${info.componentStack ?? ''}`, { cause: error }));
    const { storage } = this.props;
    // Without a connection a reload would take away even the app that is there.
    if (!isMissingChunk(error) || !navigator.onLine || storage.get('reloadedFor') === location.pathname) return;
    storage.set('reloadedFor', location.pathname);
    location.reload();
  }

  /** What did not load is remembered as failed; only a new start asks for it again. */
  readonly #handleRetry = (): void => {
    if (this.state.error && isMissingChunk(this.state.error)) location.reload();
    else this.setState({ error: null });
  };

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return <ErrorPage kind="crash" onRetry={this.#handleRetry} />;
  }
}
