import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { lastLinkedAcknowledged } from './last-linked-slice.ts';
import { linkDismissed } from './linking-slice.ts';

/**
 * Dismisses the current link and its outcome when the page mounts, unmounts or is restored from the back/forward cache,
 * which also re-enables its buttons. What was linked last is announced by the page to which the user returned, and by no
 * page after it.
 */
export function useLinkingReset(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const dismiss = () => dispatch(linkDismissed());
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) dismiss();
    };
    dismiss();
    globalThis.addEventListener('pageshow', handlePageShow);
    return () => {
      globalThis.removeEventListener('pageshow', handlePageShow);
      dismiss();
      dispatch(lastLinkedAcknowledged());
    };
  }, [dispatch]);
}
