import { useLayoutEffect, useMemo, useRef } from 'react';
import { navigate, useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location';

export { Link } from 'wouter';

/** A place of the app: path, query with its question mark, hash with its sign. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where one is; a component that reads it renders again on every change. */
export function useLocation(): Place {
  const pathname = usePathname();
  const search = useSearch();
  const hash = useLocationProperty(() => globalThis.location.hash);
  return useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
}

/** Goes to a place of the app. `replace` leaves no entry to go back to. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

/** The way to go somewhere; the same function on every render. */
export function useNavigate(): Navigate {
  return navigate;
}

/** A new page begins at its top; Back and Forward keep what the browser restores. */
export function useScrollToTop(pathname: string): void {
  const wasPopped = useRef(false);
  useLayoutEffect(() => {
    const mark = () => {
      wasPopped.current = true;
    };
    globalThis.addEventListener('popstate', mark);
    return () => globalThis.removeEventListener('popstate', mark);
  }, []);
  useLayoutEffect(() => {
    if (!wasPopped.current) globalThis.scrollTo(0, 0);
    wasPopped.current = false;
  }, [pathname]);
}
