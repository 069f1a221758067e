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

/** A form that asks before its page is left. */
interface Guard {
  /** Whether a path belongs to its page. */
  readonly isOnPage: (pathname: string) => boolean;
  /** The position of its page in the history, as the router counts it. */
  readonly index: number;
  isReleased: boolean;
  readonly ask: (go: () => void) => void;
}

/** The forms that ask, in the order in which they were changed. */
const guards = new Set<Guard>();

const pathnameOf = (to: string | { readonly pathname?: string }): string =>
  (typeof to === 'string' ? /^[^?#]*/.exec(to)?.[0] : to.pathname) ?? '';

/** Returns the form that asks next before the page at a path is opened. */
const guardOf = (pathname: string): Guard | undefined =>
  [...guards].findLast((guard) => !guard.isReleased && pathname !== '' && !guard.isOnPage(pathname));

/** Returns the position of the current entry, as the router counts it. */
function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

function handlePopState(event: PopStateEvent): void {
  const guard = guardOf(globalThis.location.pathname);
  if (!guard) return;
  // The router must not see the entry before the user has decided.
  event.stopImmediatePropagation();
  const offset = historyIndex() - guard.index;
  if (offset === 0) return;
  history.go(-offset);
  guard.ask(() => history.go(offset));
}

const guardedNavigators = new WeakSet<Navigator>();

/** Makes a navigator, which the router has for as long as it is shown, ask the forms before it adds a history entry. */
function guardNavigator(navigator: Navigator): void {
  if (guardedNavigators.has(navigator)) return;
  guardedNavigators.add(navigator);
  const push = navigator.push.bind(navigator);
  const guardedPush: Navigator['push'] = (to, ...options) => {
    const guard = guardOf(pathnameOf(to));
    if (guard) guard.ask(() => guardedPush(to, ...options));
    else push(to, ...options);
  };
  Object.assign(navigator, { push: guardedPush });
  setPopGuard(handlePopState);
}

/**
 * Asks before the user leaves the page by a link, a menu or Back. Changes of the query stay on the page and pass; so
 * does a navigation that replaces the page, such as that of a session that has ended. Where several forms of a page were
 * changed, each asks, the last one first.
 * @param isActive whether there is something that leaving would leave unsaved.
 * @param isOnPage whether a path belongs to the page of the form, the same function on every render; by default only its
 * own path does.
 */
export function useLeaveGuard(isActive: boolean, isOnPage?: (pathname: string) => boolean): LeaveGuard {
  const { navigator } = useContext(NavigationContext);
  const { pathname, key } = useLocation();
  const [proceed, setProceed] = useState<{ readonly go: () => void } | null>(null);
  const guardRef = useRef<Guard | null>(null);
  const release = useCallback(() => {
    if (guardRef.current) guardRef.current.isReleased = true;
  }, []);
  useEffect(() => {
    if (!isActive) return undefined;
    guardNavigator(navigator);
    const guard: Guard = {
      isOnPage: isOnPage ?? ((other) => other === pathname),
      index: historyIndex(),
      isReleased: false,
      ask: (go) => setProceed({ go }),
    };
    guardRef.current = guard;
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, [isActive, isOnPage, navigator, pathname, key]);
  return {
    isAsking: proceed !== null,
    leave: () => {
      setProceed(null);
      release();
      proceed?.go();
    },
    stay: () => setProceed(null),
    release,
  };
}
