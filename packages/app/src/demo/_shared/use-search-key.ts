import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Moves the focus to the search of a page with the key `/`, except while the user types. */
export function useSearchKey(search: RefObject<{ readonly focus: () => void } | null>): void {
  useEffect(() => {
    const handleKeydown = (event: KeyboardEvent) => {
      if (isInputMethodKey(event)) return;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.composedPath()[0])) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', handleKeydown);
    return () => document.removeEventListener('keydown', handleKeydown);
  }, [search]);
}
