import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useQuery } from '#shared/navigation.ts';
import { useLeaveGuard } from '#shared/use-leave-guard.ts';

/** The record that the address opens in a form. */
export interface OpenRecord {
  /** Its name in the address; null without one. */
  readonly name: string | null;
  readonly open: (name: string) => void;
  /** Closes it, after asking when it was changed. */
  readonly close: () => void;
  /** Closes it without asking. Another record, which was opened in the meantime, stays open. */
  readonly finish: () => void;
  /** Says whether what was typed differs from the record. */
  readonly setChanged: (isChanged: boolean) => void;
  /** Whether the user has to decide about what they typed. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Reads the record that the address opens. Another one, and another page, wait until the user has decided about what they
 * changed.
 * @param parameter the query parameter that names it.
 * @param isOnPage whether a path belongs to the page, as `useLeaveGuard` takes it.
 */
export function useOpenRecord(parameter: string, isOnPage?: (pathname: string) => boolean): OpenRecord {
  const { query, setQuery } = useQuery();
  const name = query.get(parameter);
  const [shownName, setShownName] = useState(name);
  const [isChanged, setChanged] = useState(false);
  const guard = useLeaveGuard(isChanged, isOnPage);
  const isLeaving = name !== shownName;
  if (isLeaving && !isChanged) setShownName(name);
  const open = useCallback((next: string) => setQuery({ [parameter]: next }), [parameter, setQuery]);
  const close = useCallback(() => setQuery({ [parameter]: null }), [parameter, setQuery]);
  const { release } = guard;
  const latest = useRef({ name, shownName });
  useLayoutEffect(() => {
    latest.current = { name, shownName };
  });
  const finish = useCallback(() => {
    if (latest.current.shownName !== shownName) return;
    release();
    setChanged(false);
    if (latest.current.name === shownName) setQuery({ [parameter]: null });
  }, [parameter, setQuery, release, shownName]);
  return {
    name: shownName,
    open,
    close,
    finish,
    setChanged,
    isAsking: (isLeaving && isChanged) || guard.isAsking,
    leave: () => {
      guard.leave();
      setChanged(false);
    },
    stay: () => {
      guard.stay();
      if (isLeaving) setQuery({ [parameter]: shownName }, { replace: true });
    },
  };
}
