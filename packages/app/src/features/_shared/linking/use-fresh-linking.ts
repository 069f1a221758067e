import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { linkDismissed } from './linking-slice.ts';

/** A page begins without the outcome of an earlier one, and coming back by the browser's own Back frees its buttons. */
export function useLinkingReset(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const dismiss = () => dispatch(linkDismissed());
    const handle = (event: PageTransitionEvent) => {
      if (event.persisted) dismiss();
    };
    dismiss();
    globalThis.addEventListener('pageshow', handle);
    return () => globalThis.removeEventListener('pageshow', handle);
  }, [dispatch]);
}
