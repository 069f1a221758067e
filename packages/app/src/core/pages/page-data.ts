import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCustomerId } from '#core/session/auth-slice.ts';

/** The data with which a page opens. */
export interface PageData<State = never> {
  /** The actions that request it. */
  readonly requests: readonly (() => Action)[];
  /** Whether all of it has loaded or failed. */
  readonly isSettled: (state: State) => boolean;
}

/** How long data that was requested ahead is current for its page, which may be rendered later than expected. */
const MAX_AGE_MS = 10_000;

/** When data was requested before its page was rendered, in milliseconds since the start of the document. */
const requestedAhead = new WeakMap<PageData, number>();

function request({ requests }: PageData, dispatch: Dispatch): void {
  for (const requested of requests) dispatch(requested());
}

/** Requests the data of a page before the page is rendered, so that it opens with the data. */
export function requestAhead(data: PageData, dispatch: Dispatch): void {
  requestedAhead.set(data, performance.now());
  request(data, dispatch);
}

/** Whether data has just been requested ahead; it counts once. */
function takeRequestedAhead(data: PageData): boolean {
  const requestedAt = requestedAhead.get(data) ?? Number.NEGATIVE_INFINITY;
  requestedAhead.delete(data);
  return performance.now() - requestedAt < MAX_AGE_MS;
}

/** Requests the data of a page when it opens, unless that has just been done, and again for another customer. */
export function usePageData(data: PageData): void {
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomerId);
  // Before the first paint: responses that are already there are then part of it.
  useLayoutEffect(() => {
    if (customerId === null || takeRequestedAhead(data)) return;
    request(data, dispatch);
  }, [dispatch, customerId, data]);
}
