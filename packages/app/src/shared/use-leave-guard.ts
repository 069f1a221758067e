import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useBlocker, useLocation } from './navigation.ts';

/** A question that is open while the user decides whether to leave a page. */
export interface LeaveGuard {
  readonly isAsking: boolean;
  /** Goes where the user wanted to go. */
  readonly leave: () => void;
  readonly stay: () => void;
  /** Lets the next navigation pass, because what was typed has been stored. */
  readonly release: () => void;
}

/** The functions of a form that carry out the user's decision. */
interface Answers {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** A form that asks before its page is left. */
interface Guard {
  /** Whether a path belongs to its page. */
  readonly isOnPage: (pathname: string) => boolean;
  isReleased: boolean;
  readonly ask: (answers: Answers) => void;
}

/** The forms that ask, in the order in which they were changed. */
const guards = new Set<Guard>();

/** Returns the form that asks next before the page at a path is opened; without a path, before the app is left. */
const guardOf = (pathname?: string): Guard | undefined =>
  [...guards].findLast((guard) => !guard.isReleased && (pathname === undefined || !guard.isOnPage(pathname)));

/** Asks the forms of the page, one after another, until none is left to ask or one stays. */
function askForms({ leave, stay }: Answers, pathname?: string): void {
  const guard = guardOf(pathname);
  if (guard) guard.ask({ leave: () => askForms({ leave, stay }, pathname), stay });
  else leave();
}

/** Leaves the app in another way than by a navigation, such as a reload, once the forms of the page agree. */
export const askToLeave = (leave: () => void): void => askForms({ leave, stay: () => undefined });

/** Holds a navigation back while the forms of the page ask, one after another. The router knows one blocker at a time. */
export function useLeaveBlocker(): void {
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) =>
      historyAction !== NavigationType.Replace && guardOf(nextLocation.pathname) !== undefined,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    askForms({ leave: blocker.proceed, stay: blocker.reset }, blocker.location.pathname);
  }, [blocker]);
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
  const { pathname } = useLocation();
  const [answers, setAnswers] = useState<Answers | null>(null);
  const guardRef = useRef<Guard | null>(null);
  const release = useCallback(() => {
    if (guardRef.current) guardRef.current.isReleased = true;
  }, []);
  useEffect(() => {
    if (!isActive) return undefined;
    const guard: Guard = {
      isOnPage: isOnPage ?? ((other) => other === pathname),
      isReleased: false,
      ask: setAnswers,
    };
    guardRef.current = guard;
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, [isActive, isOnPage, pathname]);
  return {
    isAsking: answers !== null,
    leave: () => {
      setAnswers(null);
      release();
      answers?.leave();
    },
    stay: () => {
      setAnswers(null);
      answers?.stay();
    },
    release,
  };
}
