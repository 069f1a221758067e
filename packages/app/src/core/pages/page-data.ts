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

/** Data that was requested before its page was rendered. */
const requestedAhead = new WeakSet<PageData>();

function request({ requests }: PageData, dispatch: Dispatch): void {
  for (const requested of requests) dispatch(requested());
}

/** Requests the data of a page before the page is rendered, so that it opens with the data. */
export function requestAhead(data: PageData, dispatch: Dispatch): void {
  requestedAhead.add(data);
  request(data, dispatch);
}

/** Requests the data of a page when it opens, unless that has just been done, and again for another customer. */
export function usePageData(data: PageData): void {
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomerId);
  // Before the first paint: responses that are already there are then part of it.
  useLayoutEffect(() => {
    if (customerId === null || requestedAhead.delete(data)) return;
    request(data, dispatch);
  }, [dispatch, customerId, data]);
}
