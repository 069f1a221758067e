import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from './sanitize.ts';
import './formatted-text.css';

interface Props {
  /** Untrusted HTML. */
  readonly html: string;
  /** A class in addition to its own. */
  readonly className?: string;
}

/** Shows untrusted HTML, sanitized. */
export function SafeHtml({ html, className = '' }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(sanitizeHtml(html));
  }, [html]);
  return <div ref={container} className={`formatted-text ${className}`.trim()} dir="auto" />;
}
