import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate as useRouterNavigate, useNavigationType } from 'react-router-dom';

export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  generatePath,
  Link,
  matchRoutes,
  NavigationType,
  RouterProvider,
  StaticRouterProvider,
  useBlocker,
  useLocation,
  useNavigationType,
  type RouteObject,
} from 'react-router-dom';

/** The pause after which a refused navigation is tried again. */
const RETRY_PAUSE_MS = 1_000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Navigates as soon as the browser allows it: Safari takes 100 changes of the address in 30 seconds. */
async function navigateWhenAllowed(navigate: () => void | Promise<void>): Promise<void> {
  clearTimeout(retryTimer);
  try {
    await navigate();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    const { href } = globalThis.location;
    retryTimer = setTimeout(() => {
      // The user may be elsewhere by now.
      if (globalThis.location.href === href) void navigateWhenAllowed(navigate);
    }, RETRY_PAUSE_MS);
  }
}

/** Navigates to a URL of the app. With `replace`, no history entry is added. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

/** Returns the navigate function. It stays the same on every render, while the router's own changes with the path. */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);
  return useCallback<Navigate>((to, options) => {
    void navigateWhenAllowed(() => latestNavigate.current(to, options));
  }, []);
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

/** A change of the query: values by parameter; null removes one. */
export type QueryChange = Readonly<Record<string, string | null>>;

/** The query of the address and the function that changes it. With `replace`, no history entry is added. */
interface QueryState {
  readonly query: URLSearchParams;
  readonly setQuery: (change: QueryChange, options?: { readonly replace?: boolean }) => void;
}

/** Reads the query of the address, and changes parameters of it while the others stay. */
export function useQuery(): QueryState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback<QueryState['setQuery']>(
    (change, options) => {
      // Several changes may happen before the next render.
      const { pathname, search: currentSearch, hash } = globalThis.location;
      const changed = new URLSearchParams(currentSearch);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) changed.delete(name);
        else changed.set(name, value);
      }
      const text = changed.toString();
      navigate(`${pathname}${text === '' ? '' : `?${text}`}${hash}`, options);
    },
    [navigate],
  );
  return { query, setQuery };
}
