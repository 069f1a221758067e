import { useEffect, useRef, type ReactNode } from 'react';
import { focusElement } from './focus-element.ts';
import { useLocation } from './navigation.ts';

/** The previous page and state; null after a load. */
let lastPage: string | null = null;

interface Props {
  readonly children: ReactNode;
  readonly className?: string;
  /** The slot of a kit element that contains the heading. */
  readonly slot?: string;
  /** Identifies a state of a page that shows several under the same URL. A change of state counts as a page change. */
  readonly state?: string;
}

/**
 * The `h1` of a page. After a page change it receives the focus, so that screen readers announce the page and keyboard
 * navigation continues from there. The focus does not move on the first page of a visit, or when a popup has been
 * opened while the page was loading.
 */
export function PageHeading({ children, className, slot, state = '' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const page = `${pathname} ${state}`;
    const isBusy = document.activeElement?.closest('[open]') != null;
    const isNewPage = lastPage !== null && lastPage !== page;
    lastPage = page;
    if (!isNewPage || isBusy) return undefined;
    return focusElement(heading.current);
  }, [pathname, state]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} slot={slot}>
      {children}
    </h1>
  );
}
