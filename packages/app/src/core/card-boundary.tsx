import { Component, type ReactNode } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Error boundary of a card: an error replaces the card and not the page. */
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
