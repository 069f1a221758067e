import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Handles the keys that are pressed in an element without Ctrl, Alt or Cmd, and that nothing in it has handled. */
export function useKeydown(element: RefObject<HTMLElement | null>, onKeydown: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKeydown);
  useLayoutEffect(() => {
    latest.current = onKeydown;
  }, [onKeydown]);
  useEffect(() => {
    const target = element.current;
    const handleKeydown = (event: KeyboardEvent) => {
      if (isInputMethodKey(event) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      latest.current(event);
    };
    target?.addEventListener('keydown', handleKeydown);
    return () => target?.removeEventListener('keydown', handleKeydown);
  }, [element]);
}
