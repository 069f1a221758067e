import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { selectToasts } from './toasts.ts';

const load = async () => (await import('./toast-list.tsx')).ToastList;

/** The toast list, loaded when the browser is idle or with the first toast; a failed load is retried with the next toast. */
export function LazyToastList() {
  const toasts = useSelector(selectToasts);
  const isIdle = useIdle();
  const { part: ToastList, retry } = useChunk(load, isIdle || toasts.length > 0);
  useEffect(retry, [retry, toasts]);
  return ToastList ? <ToastList /> : null;
}
