import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from './navigation.tsx';

/** The page before this one; none after a load. */
let lastPath: string | null = null;

interface Props {
  readonly children: ReactNode;
  readonly className?: string;
  /** Where an element of the kit takes it. */
  readonly slot?: string;
}

/**
 * The one `h1` of a page. After a change of page it takes the focus, so that a screen reader says where one is and the
 * keyboard goes on from there; on the first page of a visit the focus stays where the browser has it.
 */
export function PageHeading({ children, className, slot }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (lastPath !== null && lastPath !== pathname) heading.current?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname]);
  return <h1 ref={heading} tabIndex={-1} className={className} slot={slot}>{children}</h1>;
}
