import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from './navigation.ts';

/** What was shown before; nothing after a load. */
let last: string | null = null;

interface Props {
  readonly children: ReactNode;
  readonly className?: string;
  /** Where an element of the kit takes it. */
  readonly slot?: string;
  /** Name of this state of a page that one address shows in several: going from one to another counts as a change. */
  readonly state?: string;
}

/**
 * The one `h1` of a page. After a change of page it takes the focus, so that a screen reader says where one is and the
 * keyboard goes on from there; on the first page of a visit the focus stays where the browser has it, and a page that
 * comes late takes it from no popup that was opened in the meantime.
 */
export function PageHeading({ children, className, slot, state = '' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const shown = `${pathname} ${state}`;
    const isBusy = document.activeElement?.closest('[open]') != null;
    if (last !== null && last !== shown && !isBusy) heading.current?.focus({ preventScroll: true });
    last = shown;
  }, [pathname, state]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} slot={slot}>
      {children}
    </h1>
  );
}
