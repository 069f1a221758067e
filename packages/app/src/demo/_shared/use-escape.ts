import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { useEffect, useLayoutEffect, useRef } from 'react';

const isInModalDialog = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof HTMLDialogElement && node.matches(':modal'));

/** Handles Escape wherever the focus is, unless it belongs to a layer over the page, such as a menu or a dialog. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  }, [onEscape]);
  useEffect(() => {
    const handleKeydown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isInputMethodKey(event) || isInModalDialog(event)) return;
      // The browser would close a question that appears now with the same key press.
      event.preventDefault();
      latest.current();
    };
    // The window gets the key after the layers, which listen to the document.
    globalThis.addEventListener('keydown', handleKeydown);
    return () => globalThis.removeEventListener('keydown', handleKeydown);
  }, []);
}
