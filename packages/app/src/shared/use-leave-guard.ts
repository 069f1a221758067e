import { useCallback, useContext, useEffect, useRef, useState, type ContextType } from 'react';
import { NavigationContext, setPopGuard, useLocation } from './navigation.ts';

/** A question that is open while the user decides whether to leave a page. */
export interface LeaveGuard {
  readonly isAsking: boolean;
  /** Goes where the user wanted to go. */
  readonly leave: () => void;
  readonly stay: () => void;
  /** Lets the next navigation pass, because what was typed has been stored. */
  readonly release: () => void;
}

type Navigator = ContextType<typeof NavigationContext>['navigator'];
type Push = (...parameters: Parameters<Navigator['push']>) => void;

const pushes = new WeakMap<Navigator, Push>();

/** Returns the navigator's own function that adds a history entry. */
function pushOf(navigator: Navigator): Push {
  const push = pushes.get(navigator) ?? navigator.push.bind(navigator);
  pushes.set(navigator, push);
  return push;
}

const pathnameOf = (to: string | { readonly pathname?: string }): string | undefined =>
  typeof to === 'string' ? /^[^?#]*/.exec(to)?.[0] : to.pathname;

/** Returns the position of the current entry, as the router counts it. */
function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Asks before the user leaves the page by a link, a menu or Back. Changes of the query stay on the page and pass; so
 * does a navigation that replaces the page, such as that of a session that has ended.
 * @param isActive whether there is something that leaving would leave unsaved.
 */
export function useLeaveGuard(isActive: boolean): LeaveGuard {
  const { navigator } = useContext(NavigationContext);
  const { pathname, key } = useLocation();
  const [proceed, setProceed] = useState<{ readonly go: () => void } | null>(null);
  const isReleased = useRef(false);
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  useEffect(() => {
    if (!isActive) return undefined;
    isReleased.current = false;
    const push = pushOf(navigator);
    const index = historyIndex();
    const passes = (path: string | undefined): boolean =>
      isReleased.current || path === undefined || path === '' || path === pathname;
    const ask = (go: () => void) =>
      setProceed({
        go: () => {
          isReleased.current = true;
          go();
        },
      });
    const guardedPush: Push = (to, ...options) => {
      const navigate = () => push(to, ...options);
      if (passes(pathnameOf(to))) navigate();
      else ask(navigate);
    };
    const handlePopState = (event: PopStateEvent) => {
      if (passes(globalThis.location.pathname)) return;
      // The router must not see the entry before the user has decided.
      event.stopImmediatePropagation();
      const offset = historyIndex() - index;
      if (offset === 0) return;
      history.go(-offset);
      ask(() => history.go(offset));
    };
    Object.assign(navigator, { push: guardedPush });
    setPopGuard(handlePopState);
    return () => {
      Object.assign(navigator, { push });
      setPopGuard(null);
    };
  }, [isActive, navigator, pathname, key]);
  return {
    isAsking: proceed !== null,
    leave: () => {
      setProceed(null);
      proceed?.go();
    },
    stay: () => setProceed(null),
    release,
  };
}
