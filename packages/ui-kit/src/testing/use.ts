import type { LitElement } from 'lit';
import { deep, rendered } from './specimens.ts';

/** What a press of the pointer or of a key may do something to. */
const CONTROLS =
  'button, a, summary, input:not([type="range"]), [role="tab"], [role="menuitem"], [role="option"], [role="treeitem"], [part="toggle"]';

/** Types a text into an element's native input, its own or a page's. */
const type = (element: LitElement, text: string): void => {
  const input = element.querySelector('input') ?? element.shadowRoot?.querySelector('input');
  if (input) input.value = text;
  input?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};

const enter = (element: LitElement): void => {
  element.shadowRoot
    ?.querySelector('input')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
};

function aFile(): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'lease.pdf'));
  return transfer;
}

/** States that an element is in besides that of its specimen. */
const states: Readonly<Record<string, readonly ((element: LitElement) => void)[]>> = {
  // Its other event comes while there are no rows.
  'plinth-data-table': [(element) => Object.assign(element, { rows: [], status: 'error' })],
  // The menu of a row has its entries while it is open.
  'plinth-data-grid': [
    (element) => element.shadowRoot?.querySelector<HTMLElement>('tbody .tool')?.click(),
    (element) => Object.assign(element, { rows: [], status: 'error' }),
  ],
  // Its other button, and its menu's, come with the other layout.
  'plinth-app-shell': [(element) => element.querySelector('plinth-side-menu')?.removeAttribute('overlay')],
  'plinth-side-menu': [(element) => element.setAttribute('overlay', '')],
  // They are asked for again after they did not load.
  'plinth-document-list': [(element) => Object.assign(element, { status: 'error' })],
  'plinth-repayment-schedule': [(element) => Object.assign(element, { status: 'error' })],
  'plinth-transaction-list': [(element) => Object.assign(element, { status: 'error' })],
  // It tells why its figures did not come.
  'plinth-financing-summary': [
    (element) => {
      Object.assign(element, { load: () => Promise.reject(new Error('no figures')) });
      if ('reload' in element && typeof element.reload === 'function') element.reload();
    },
  ],
  // A day is a cell of a grid, not a control.
  'plinth-calendar': [(element) => element.shadowRoot?.querySelector<HTMLElement>('[data-day]')?.click()],
  // What is not in the list is offered once it is typed, and added by Enter.
  'plinth-combobox': [
    (element) => {
      type(element, 'Utah');
      enter(element);
    },
  ],
  // A code comes in whole when it is pasted.
  'plinth-one-time-code-field': [(element) => type(element, '481920')],
  // Files come in by a press of the browser's own.
  'plinth-dropzone': [
    (element) =>
      element.shadowRoot
        ?.querySelector('[part="base"]')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: aFile(), bubbles: true, cancelable: true })),
  ],
  // It has no toast of its own.
  'plinth-toast-region': [
    (element) => {
      if ('show' in element && typeof element.show === 'function') element.show({ message: 'Saved', action: 'Undo' });
    },
  ],
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
    for (const control of deep(element).filter(
      (each): each is HTMLElement => each.matches(CONTROLS) && 'click' in each,
    )) {
      if (!control.isConnected) continue;
      control.click();
      await rendered(element);
      await afterEach();
    }
    await press(element, 'Escape');
    await afterEach();
  }
}
