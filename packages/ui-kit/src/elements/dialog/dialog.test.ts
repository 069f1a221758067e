import '#define/dialog.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthDialog } from './dialog.ts';

describeElement({
  name: 'dialog',
  define: () => import('#define/dialog.ts'),
  template: () =>
    html`<plinth-dialog open closable heading="Remove this bank?"
      >Collections are not affected.<button slot="footer">Keep</button></plinth-dialog
    >`,
});

const native = (element: PlinthDialog) => element.shadowRoot!.querySelector('dialog')!;

async function openDialog(options: { alert?: boolean; closable?: boolean } = {}) {
  const container = await fixture(
    html`<div>
      <button class="opener">Remove</button>
      <plinth-dialog heading="Remove this bank?" ?alert=${options.alert} ?closable=${options.closable}>
        <input aria-label="Reason" />
        <button slot="footer" class="keep">Keep</button>
      </plinth-dialog>
    </div>`,
  );
  const element = container.querySelector('plinth-dialog')!;
  const opener = container.querySelector<HTMLButtonElement>('.opener')!;
  const reasons: string[] = [];
  element.addEventListener('plinth-dialog-close', (event) =>
    reasons.push((event as CustomEvent<{ reason: string }>).detail.reason),
  );
  opener.focus();
  element.show();
  await element.updateComplete;
  return { container, element, opener, reasons };
}

/** Clicks the backdrop, away from the dialog. */
function clickBackdrop(element: PlinthDialog): void {
  native(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  native(element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

describe('<plinth-dialog>', () => {
  it('is modal, labeled by its heading, and receives the focus', async () => {
    const { element, container } = await openDialog();
    const dialog = native(element);
    expect(dialog.matches(':modal')).toBe(true);
    const heading = element.shadowRoot!.getElementById(dialog.getAttribute('aria-labelledby')!)!;
    expect(heading.textContent).toBe('Remove this bank?');
    expect(container.querySelector('input')!.matches(':focus')).toBe(true);
  });

  it('focuses the element with autofocus', async () => {
    const element = await fixture<PlinthDialog>(
      html`<plinth-dialog heading="Sure?"
        ><input aria-label="Reason" /><button slot="footer" autofocus>Keep</button></plinth-dialog
      >`,
    );
    element.show();
    await element.updateComplete;
    expect(document.activeElement).toBe(element.querySelector('button'));
  });

  it('closes on Escape and restores the focus', async () => {
    const { element, opener, reasons } = await openDialog();
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect(reasons).toEqual(['escape']);
    expect([element.open, native(element).open]).toEqual([false, false]);
    expect(document.activeElement).toBe(opener);
  });

  it('stays open after repeated Escape keys when the event is canceled', async () => {
    const { element, reasons } = await openDialog();
    element.addEventListener('plinth-dialog-close', (event) => event.preventDefault());
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(reasons).toHaveLength(3);
    expect(native(element).matches(':modal')).toBe(true);
  });

  it('closes on a click on the backdrop, unless the press began inside', async () => {
    const { element, reasons } = await openDialog();
    element.querySelector('input')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    native(element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(element.open).toBe(true);
    clickBackdrop(element);
    expect([element.open, reasons]).toEqual([false, ['backdrop']]);
  });

  it('ignores backdrop clicks as an alert', async () => {
    const { element, reasons } = await openDialog({ alert: true });
    expect(native(element).getAttribute('role')).toBe('alertdialog');
    clickBackdrop(element);
    expect([element.open, reasons]).toEqual([true, []]);
  });

  it('closes with its close button', async () => {
    const { element, reasons } = await openDialog({ closable: true });
    element.shadowRoot!.querySelector<HTMLButtonElement>('button')!.click();
    expect([element.open, reasons]).toEqual([false, ['close-button']]);
  });

  it('emits nothing when a script closes it', async () => {
    const { element, reasons } = await openDialog();
    element.hide();
    await element.updateComplete;
    expect([native(element).open, reasons]).toEqual([false, []]);
  });

  it('locks the scrolling of the page while open', async () => {
    const { element } = await openDialog();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    element.hide();
    await element.updateComplete;
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('closes only the topmost of two dialogs on Escape, and keeps the page locked until both are closed', async () => {
    const { element, container } = await openDialog();
    const topDialog = document.createElement('plinth-dialog');
    container.append(topDialog);
    topDialog.show();
    await topDialog.updateComplete;
    await userEvent.keyboard('{Escape}');
    await topDialog.updateComplete;
    expect([topDialog.open, element.open, getComputedStyle(document.documentElement).overflow]).toEqual([
      false,
      true,
      'hidden',
    ]);
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect([element.open, getComputedStyle(document.documentElement).overflow]).toEqual([false, 'visible']);
  });

  it('ignores an Escape that its content has handled', async () => {
    const { element, container } = await openDialog();
    container.querySelector('input')!.addEventListener('keydown', (event) => event.preventDefault());
    container.querySelector('input')!.focus();
    await userEvent.keyboard('{Escape}');
    expect(element.open).toBe(true);
  });

  it('cleans up when it is removed while open, and opens again when it is inserted', async () => {
    const { element, container, opener } = await openDialog();
    element.remove();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    expect(document.activeElement).toBe(opener);
    container.append(element);
    await element.updateComplete;
    expect(native(element).matches(':modal')).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });

  it('closes when the browser forces it to', async () => {
    const { element, reasons } = await openDialog();
    native(element).close();
    await vi.waitFor(() => expect(element.open).toBe(false));
    expect(reasons).toEqual(['escape']);
    await element.updateComplete;
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('makes overflowing content focusable for scrolling, unless it contains focusable elements', async () => {
    const tabIndexes: number[] = [];
    for (const [height, content] of [
      ['3000px', html``],
      ['10px', html``],
      ['3000px', html`<input aria-label="Reason" />`],
    ] as const) {
      const element = await fixture<PlinthDialog>(
        html`<plinth-dialog heading="Terms"
          ><p></p>
          ${content}</plinth-dialog
        >`,
      );
      element.querySelector('p')!.style.setProperty('block-size', height);
      element.show();
      await element.updateComplete;
      tabIndexes.push(element.shadowRoot!.querySelector<HTMLElement>('[part="body"]')!.tabIndex);
      element.hide();
      await element.updateComplete;
    }
    expect(tabIndexes).toEqual([0, -1, -1]);
  });

  it('hides an empty footer and falls back to the small size', async () => {
    const element = await fixture<PlinthDialog>(html`<plinth-dialog size="huge" heading="Note">Text</plinth-dialog>`);
    expect(element.size).toBe('small');
    expect(element.shadowRoot!.querySelector<HTMLElement>('[part="footer"]')!.hidden).toBe(true);
  });

  it('treats a back gesture as Escape, and ignores a cancel event from its content', async () => {
    const { element, container, reasons } = await openDialog();
    container.querySelector('input')!.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
    native(element).dispatchEvent(new Event('cancel'));
    expect([element.open, reasons]).toEqual([true, []]);
    const backGesture = new Event('cancel', { cancelable: true });
    native(element).dispatchEvent(backGesture);
    await element.updateComplete;
    expect([backGesture.defaultPrevented, element.open, reasons]).toEqual([true, false, ['escape']]);
  });
});
