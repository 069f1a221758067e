import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCustomerId } from '#core/session/auth-slice.ts';

/** Creators of the actions that request the data of a page. The same array in every render. */
export type PageRequests = readonly (() => Action)[];

/** The data with which a page opens. */
export interface PageData<State = never> {
  readonly requests: PageRequests;
  /** Whether all of it has loaded or failed. */
  readonly isSettled: (state: State) => boolean;
}

/** How long data that was requested ahead is current for its page, which may be rendered later than expected. */
const MAX_AGE_MS = 10_000;

/** When requests were made before their page was rendered, in milliseconds since the start of the document. */
const madeAhead = new WeakMap<PageRequests, number>();

function make(requests: PageRequests, dispatch: Dispatch): void {
  for (const requested of requests) dispatch(requested());
}

/** Requests the data of a page before the page is rendered, so that it opens with the data. */
export function requestAhead(requests: PageRequests, dispatch: Dispatch): void {
  madeAhead.set(requests, performance.now());
  make(requests, dispatch);
}

/** Whether requests have just been made ahead; that counts once. */
function wereJustMade(requests: PageRequests): boolean {
  const madeAt = madeAhead.get(requests) ?? Number.NEGATIVE_INFINITY;
  madeAhead.delete(requests);
  return performance.now() - madeAt < MAX_AGE_MS;
}

/** Requests the data of a page when it opens, unless that has just been done, and again for another customer. */
export function usePageRequests(requests: PageRequests): void {
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomerId);
  // Before the first paint: responses that are already there are then part of it.
  useLayoutEffect(() => {
    if (customerId === null || wereJustMade(requests)) return;
    make(requests, dispatch);
  }, [dispatch, customerId, requests]);
}
