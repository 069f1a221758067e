import type { ReactNode } from 'react';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import { Link } from '#shared/navigation.ts';
import './message-frame.css';

interface MessageFrameProps {
  /** Where the brand leads; without it, the brand is no link. */
  readonly brandHref?: string;
  /** The message, centered on the page. */
  readonly children: ReactNode;
}

/** The frame of a page that has only a message: the brand at the top and the message in the middle. */
export function MessageFrame({ brandHref, children }: MessageFrameProps) {
  return (
    <div className="message-frame">
      <header className="message-frame-brand">
        {brandHref === undefined ? (
          <span className="brand-lockup">
            <BrandMark />
          </span>
        ) : (
          <Link className="brand-lockup" to={brandHref}>
            <BrandMark />
          </Link>
        )}
      </header>
      <main className="message-frame-main" id="main">
        {children}
      </main>
    </div>
  );
}
