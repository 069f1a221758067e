import { isInputMethodKey } from './input-method.ts';

/** Matches the keys that change a control or open its picker. */
const CHANGING_KEY = /^(?:.|Enter|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right))$/u;

/**
 * Keeps presses and keys from changing a native control that has no read-only state, such as a select. It can still
 * get the focus, and lose it to the next control.
 */
export function refuseChange(event: Event): void {
  if (event.type === 'keydown') {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    if (isInputMethodKey(event as KeyboardEvent) || ctrlKey || metaKey || !CHANGING_KEY.test(key)) return;
  }
  // The page is scrolled with a touch of any other control.
  if (event.type === 'touchstart' && (event.currentTarget as HTMLInputElement).type !== 'range') return;
  event.preventDefault();
  if (event.type === 'mousedown') (event.currentTarget as HTMLElement).focus();
}
