import type { LitElement } from 'lit';
import { deep, rendered } from './specimens.ts';

/** What a press of the pointer or of a key may do something to. */
const CONTROLS = 'button, a, summary, input:not([type="range"]), [role="tab"], [role="option"], [role="menuitem"], [role="treeitem"], [part="toggle"]';

/** States that an element is in besides that of its specimen. */
const states: Readonly<Record<string, readonly ((element: LitElement) => void)[]>> = {
  // Its other event comes while there are no rows.
  'plinth-data-table': [(element) => Object.assign(element, { rows: [], status: 'error' })],
  // Its other button, and its menu's, come with the other layout.
  'plinth-app-shell': [(element) => element.querySelector('plinth-side-menu')?.removeAttribute('overlay')],
  'plinth-side-menu': [(element) => element.setAttribute('overlay', '')],
  // It has no toast of its own.
  'plinth-toast-region': [(element) => { if ('show' in element && typeof element.show === 'function') element.show({ message: 'Saved', action: 'Undo' }); }],
};

async function press(element: LitElement, key: string): Promise<void> {
  element.ownerDocument.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await rendered(element);
}

/**
 * Uses an element as a person may: presses everything in it that can be pressed, in its own tree and around it, then
 * Escape; once as it is and once in each of its other states.
 * @param afterEach called after every single press.
 */
export async function useAll(element: LitElement, afterEach: () => Promise<void> | void = () => {}): Promise<void> {
  for (const bring of [() => {}, ...(states[element.localName] ?? [])]) {
    bring(element);
    await rendered(element);
    for (const control of deep(element).filter((each): each is HTMLElement => each.matches(CONTROLS) && 'click' in each)) {
      if (!control.isConnected) continue;
      control.click();
      await rendered(element);
      await afterEach();
    }
    await press(element, 'Escape');
    await afterEach();
  }
}
