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

async function opened(options: { alert?: boolean; closable?: boolean } = {}) {
  const page = await fixture(
    html`<div>
      <button class="opener">Remove</button>
      <plinth-dialog heading="Remove this bank?" ?alert=${options.alert} ?closable=${options.closable}>
        <input aria-label="Reason" />
        <button slot="footer" class="keep">Keep</button>
      </plinth-dialog>
    </div>`,
  );
  const element = page.querySelector('plinth-dialog')!;
  const opener = page.querySelector<HTMLButtonElement>('.opener')!;
  const reasons: string[] = [];
  element.addEventListener('plinth-dialog-close', (event) =>
    reasons.push((event as CustomEvent<{ reason: string }>).detail.reason),
  );
  opener.focus();
  element.show();
  await element.updateComplete;
  return { page, element, opener, reasons };
}

/** Clicks the backdrop, away from the dialog. */
function pressBackdrop(element: PlinthDialog): void {
  native(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  native(element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

describe('<plinth-dialog>', () => {
  it('is modal, labeled by its heading, and takes the focus', async () => {
    const { element, page } = await opened();
    const dialog = native(element);
    expect(dialog.matches(':modal')).toBe(true);
    const heading = element.shadowRoot!.getElementById(dialog.getAttribute('aria-labelledby')!)!;
    expect(heading.textContent).toBe('Remove this bank?');
    expect(page.querySelector('input')!.matches(':focus')).toBe(true);
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
    const { element, opener, reasons } = await opened();
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect(reasons).toEqual(['escape']);
    expect([element.open, native(element).open]).toEqual([false, false]);
    expect(document.activeElement).toBe(opener);
  });

  it('stays open after repeated Escape keys when the event is canceled', async () => {
    const { element, reasons } = await opened();
    element.addEventListener('plinth-dialog-close', (event) => event.preventDefault());
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(reasons).toHaveLength(3);
    expect(native(element).matches(':modal')).toBe(true);
  });

  it('closes on a click on the backdrop, unless the press began inside', async () => {
    const { element, reasons } = await opened();
    element.querySelector('input')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    native(element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(element.open).toBe(true);
    pressBackdrop(element);
    expect([element.open, reasons]).toEqual([false, ['backdrop']]);
  });

  it('ignores backdrop clicks as an alert', async () => {
    const { element, reasons } = await opened({ alert: true });
    expect(native(element).getAttribute('role')).toBe('alertdialog');
    pressBackdrop(element);
    expect([element.open, reasons]).toEqual([true, []]);
  });

  it('closes with its close button', async () => {
    const { element, reasons } = await opened({ closable: true });
    element.shadowRoot!.querySelector<HTMLButtonElement>('button')!.click();
    expect([element.open, reasons]).toEqual([false, ['close-button']]);
  });

  it('emits nothing when a script closes it', async () => {
    const { element, reasons } = await opened();
    element.hide();
    await element.updateComplete;
    expect([native(element).open, reasons]).toEqual([false, []]);
  });

  it('locks the scrolling of the page while open', async () => {
    const { element } = await opened();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    element.hide();
    await element.updateComplete;
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('closes only the topmost of two dialogs on Escape, and keeps the page locked until both are closed', async () => {
    const { element, page } = await opened();
    const upper = document.createElement('plinth-dialog');
    page.append(upper);
    upper.show();
    await upper.updateComplete;
    await userEvent.keyboard('{Escape}');
    await upper.updateComplete;
    expect([upper.open, element.open, getComputedStyle(document.documentElement).overflow]).toEqual([
      false,
      true,
      'hidden',
    ]);
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect([element.open, getComputedStyle(document.documentElement).overflow]).toEqual([false, 'visible']);
  });

  it('ignores an Escape that its content has handled', async () => {
    const { element, page } = await opened();
    page.querySelector('input')!.addEventListener('keydown', (event) => event.preventDefault());
    page.querySelector('input')!.focus();
    await userEvent.keyboard('{Escape}');
    expect(element.open).toBe(true);
  });

  it('cleans up when it is removed while open, and opens again when it is inserted', async () => {
    const { element, page, opener } = await opened();
    element.remove();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    expect(document.activeElement).toBe(opener);
    page.append(element);
    await element.updateComplete;
    expect(native(element).matches(':modal')).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });

  it('closes when the browser forces it to', async () => {
    const { element, reasons } = await opened();
    native(element).close();
    await vi.waitFor(() => expect(element.open).toBe(false));
    expect(reasons).toEqual(['escape']);
    await element.updateComplete;
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('makes overflowing content focusable for scrolling, unless it contains focusable elements', async () => {
    const stops: number[] = [];
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
      stops.push(element.shadowRoot!.querySelector<HTMLElement>('[part="body"]')!.tabIndex);
      element.hide();
      await element.updateComplete;
    }
    expect(stops).toEqual([0, -1, -1]);
  });

  it('hides an empty footer and falls back to the small size', async () => {
    const element = await fixture<PlinthDialog>(html`<plinth-dialog size="huge" heading="Note">Text</plinth-dialog>`);
    expect(element.size).toBe('small');
    expect(element.shadowRoot!.querySelector<HTMLElement>('[part="footer"]')!.hidden).toBe(true);
  });

  it('treats a back gesture as Escape, and ignores a cancel event from its content', async () => {
    const { element, page, reasons } = await opened();
    page.querySelector('input')!.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
    native(element).dispatchEvent(new Event('cancel'));
    expect([element.open, reasons]).toEqual([true, []]);
    const gesture = new Event('cancel', { cancelable: true });
    native(element).dispatchEvent(gesture);
    await element.updateComplete;
    expect([gesture.defaultPrevented, element.open, reasons]).toEqual([true, false, ['escape']]);
  });
});
