import { isInputMethodKey } from '@plinth/ui-kit/input-method';
import { useEffect } from 'react';

/** Opens the search with Ctrl+K, or Cmd+K on a Mac. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const handleKeydown = (event: KeyboardEvent) => {
      if (
        isInputMethodKey(event) ||
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.defaultPrevented
      )
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKeydown);
    return () => document.removeEventListener('keydown', handleKeydown);
  }, [open]);
}
