import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { linkDismissed } from './linking-slice.ts';

/**
 * Dismisses the current link and its outcome when the page mounts, unmounts or is restored from the back/forward cache,
 * which also re-enables its buttons.
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
    };
  }, [dispatch]);
}
