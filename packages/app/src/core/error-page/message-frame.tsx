import type { ReactNode } from 'react';
import './error-frame.css';

interface ErrorFrameProps {
  /** The brand mark, or a link that contains it. */
  readonly brand: ReactNode;
  /** The message, centered on the page. */
  readonly children: ReactNode;
}

/** The frame of a page that has only a message: the brand at the top and the message in the middle. */
export function ErrorFrame({ brand, children }: ErrorFrameProps) {
  return (
    <div className="error-frame">
      <header className="error-frame-brand">{brand}</header>
      <main className="error-frame-main" id="main">
        {children}
      </main>
    </div>
  );
}
