import type { LitElement } from 'lit';
import { deep, rendered } from './specimens.ts';

/** Matches controls that react to a press of a pointer or a key. */
const CONTROLS =
  'button, a, summary, input:not([type="range"]), [role="tab"], [role="menuitem"], [role="option"], [role="treeitem"], [part="toggle"]';

/** Types text into an element's native input, in its shadow tree or slotted by the page. */
const typeText = (element: LitElement, text: string): void => {
  const input = element.querySelector('input') ?? element.shadowRoot?.querySelector('input');
  if (input) input.value = text;
  input?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};

const pressEnter = (element: LitElement): void => {
  element.shadowRoot
    ?.querySelector('input')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
};

const open = (element: LitElement): void => element.setAttribute('open', '');

/** Opens the editor of a grid's first editable cell, changes its text and saves it. */
async function editCell(element: LitElement): Promise<void> {
  const cell = element.shadowRoot?.querySelector('tbody .cell:not([aria-readonly])');
  cell?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await element.updateComplete;
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('tbody input.entry');
  if (input) input.value = 'East';
  input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Moves the first row of an unsorted grid down. */
async function moveRow(element: LitElement): Promise<void> {
  Object.assign(element, { state: {} });
  await rendered(element);
  const init = { key: 'ArrowDown', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };
  element.shadowRoot?.querySelector('tbody .cell')?.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** Moves the first item of a tree down. */
function moveItem(element: LitElement): void {
  const init = { key: 'ArrowDown', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };
  element.querySelector('plinth-tree-item')?.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** Moves the first item of a list down. */
function moveSortableItem(element: LitElement): void {
  const init = { key: 'ArrowDown', bubbles: true, composed: true, cancelable: true };
  const handle = element.querySelector('plinth-sortable-item')?.shadowRoot?.querySelector('[part="handle"]');
  handle?.dispatchEvent(new KeyboardEvent('keydown', init));
}

function fileTransfer(): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'lease.pdf'));
  return transfer;
}

/** Additional states of an element besides that of its specimen. */
const STATES: Readonly<Record<string, readonly ((element: LitElement) => void)[]>> = {
  // Its rows react only in an activatable table, and its last event requires a table without rows.
  'plinth-data-table': [
    (element) => Object.assign(element, { activatable: true }),
    (element) => element.shadowRoot?.querySelector<HTMLElement>('tr.activatable')?.click(),
    (element) => Object.assign(element, { rows: [], status: 'error' }),
  ],
  // Its keys work on its items.
  'plinth-tree': [moveItem],
  'plinth-sortable-list': [moveSortableItem],
  // The entries of a row's menu exist only while it is open.
  'plinth-data-grid': [
    (element) => element.shadowRoot?.querySelector<HTMLElement>('tbody .tool')?.click(),
    (element) => void editCell(element),
    (element) => void moveRow(element),
    (element) => Object.assign(element, { rows: [], status: 'error' }),
  ],
  // Its second button, and its menu's, belong to the other layout.
  'plinth-app-shell': [(element) => element.querySelector('plinth-side-menu')?.removeAttribute('overlay')],
  'plinth-side-menu': [(element) => element.setAttribute('overlay', '')],
  // The documents are requested again only after an error.
  'plinth-document-list': [(element) => Object.assign(element, { status: 'error' })],
  'plinth-notification-list': [(element) => Object.assign(element, { status: 'error' })],
  'plinth-repayment-schedule': [(element) => Object.assign(element, { status: 'error' })],
  'plinth-transaction-list': [(element) => Object.assign(element, { status: 'error' })],
  // The reason is shown only when the figures failed to load.
  'plinth-financing-summary': [
    (element) => {
      Object.assign(element, { load: () => Promise.reject(new Error('no figures')) });
      if ('reload' in element && typeof element.reload === 'function') element.reload();
    },
  ],
  // A day is a grid cell, not a control.
  'plinth-calendar': [(element) => element.shadowRoot?.querySelector<HTMLElement>('[data-day]')?.click()],
  // A value outside the list is offered after it is typed, and Enter adds it; in a remote list only after the response.
  'plinth-combobox': [
    (element) => {
      Object.assign(element, { remote: false });
      typeText(element, 'Utah');
      pressEnter(element);
    },
  ],
  // The close button of a tab is no control of its own.
  'plinth-tabs': [
    (element) => element.querySelector('plinth-tab')?.toggleAttribute('closable', true),
    (element) => element.querySelector('plinth-tab')?.shadowRoot?.querySelector<HTMLElement>('[part="close"]')?.click(),
  ],
  // Pasting enters the complete code.
  'plinth-one-time-code-field': [(element) => typeText(element, '481920')],
  // These are open at first, and a submenu opens from the item around it.
  'plinth-dialog': [open],
  'plinth-drawer': [open],
  'plinth-tour': [open],
  'plinth-command-palette': [open, (element) => Object.assign(element, { open: true, status: 'error' })],
  'plinth-submenu': [open],
  // The pointer opens it.
  'plinth-tooltip': [
    (element) => {
      Object.assign(element, { delay: 0 });
      element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    },
  ],
  // A separator is no control.
  'plinth-split-panel': [
    (element) =>
      element.shadowRoot
        ?.querySelector('[part="separator"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true })),
  ],
  // A right click opens it.
  'plinth-context-menu': [
    (element) =>
      element
        .querySelector('button')
        ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  ],
  // Files are selected in a dialog of the browser.
  'plinth-dropzone': [
    (element) =>
      element.shadowRoot
        ?.querySelector('[part="base"]')
        ?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: fileTransfer(), bubbles: true, cancelable: true }),
        ),
  ],
  // The region has no toast by default.
  'plinth-toast-region': [
    (element) => {
      if ('show' in element && typeof element.show === 'function') element.show({ message: 'Saved', action: 'Undo' });
    },
  ],
};

async function pressKey(element: LitElement, key: string): Promise<void> {
  element.ownerDocument.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await rendered(element);
}

/**
 * Uses an element like a user would: presses every control in its shadow tree and its content, then Escape, first in
 * its initial state and then in each of its other states.
 * @param afterEach called after every press.
 * @param onState called in each state before the first press.
 */
export async function exerciseElement(
  element: LitElement,
  afterEach: () => Promise<void> | void = () => {},
  onState: () => void = () => {},
): Promise<void> {
  for (const enterState of [() => {}, ...(STATES[element.localName] ?? [])]) {
    enterState(element);
    await rendered(element);
    onState();
    for (const control of deep(element).filter(
      (node): node is HTMLElement => node.matches(CONTROLS) && 'click' in node,
    )) {
      if (!control.isConnected) continue;
      control.click();
      await rendered(element);
      await afterEach();
    }
    await pressKey(element, 'Escape');
    await afterEach();
  }
}
