import { useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigate as useRouterNavigate, useNavigationType } from 'react-router-dom';

export { BrowserRouter, generatePath, Link, matchRoutes, StaticRouter, useLocation } from 'react-router-dom';

/** Navigates to a URL of the app. With `replace`, no history entry is added. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

/** Returns the navigate function. It stays the same on every render, while the router's own changes with the path. */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);
  return useCallback<Navigate>((to, options) => void latestNavigate.current(to, options), []);
}

/** Scrolls a new page to its top. Back and Forward keep the position that the browser restores. */
export function useScrollToTop(pathname: string): void {
  const navigationType = useRef<NavigationType>(NavigationType.Pop);
  const latestType = useNavigationType();
  useLayoutEffect(() => {
    navigationType.current = latestType;
  });
  useLayoutEffect(() => {
    if (navigationType.current !== NavigationType.Pop) globalThis.scrollTo(0, 0);
  }, [pathname]);
}
