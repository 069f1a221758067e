import { Component, type ReactNode } from 'react';
import { ChunkFailure } from './chunk/chunk-failure.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Keeps a card that throws from taking the page with it. */
export class CardBoundary extends Component<Props, { readonly failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    globalThis.reportError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ChunkFailure onRetry={() => this.setState({ failed: false })} />;
  }
}
