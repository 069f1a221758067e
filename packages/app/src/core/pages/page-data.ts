import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ahead } from '#core/panel/ahead.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';

/** Creators of the actions that request the data of a page. The same array in every render. */
export type PageRequests = readonly (() => Action)[];

/** The data with which a page opens. */
export interface PageData<State = never> {
  readonly requests: PageRequests;
  /** Whether all of it has loaded or failed. */
  readonly isSettled: (state: State) => boolean;
}

/** Requests the data of a page before the page is rendered, so that it opens with the data. */
export function requestAhead(requests: PageRequests, dispatch: Dispatch): void {
  for (const requested of requests) dispatch(ahead(requested()));
}

/** Requests the data of a page when it opens, and again for another customer. */
export function usePageRequests(requests: PageRequests): void {
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomerId);
  // Before the first paint: responses that are already there are then part of it.
  useLayoutEffect(() => {
    if (customerId === null) return;
    for (const requested of requests) dispatch(requested());
  }, [dispatch, customerId, requests]);
}
