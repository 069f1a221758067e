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

/** A press on the backdrop, well away from the sheet. */
function pressBackdrop(element: PlinthDialog): void {
  native(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  native(element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

describe('<plinth-dialog>', () => {
  it('is modal, named by its heading, and takes the focus', async () => {
    const { element, page } = await opened();
    const dialog = native(element);
    expect(dialog.matches(':modal')).toBe(true);
    const heading = element.shadowRoot!.getElementById(dialog.getAttribute('aria-labelledby')!)!;
    expect(heading.textContent).toBe('Remove this bank?');
    expect(page.querySelector('input')!.matches(':focus')).toBe(true);
  });

  it('gives the focus to what asks for it', async () => {
    const element = await fixture<PlinthDialog>(
      html`<plinth-dialog heading="Sure?"
        ><input aria-label="Reason" /><button slot="footer" autofocus>Keep</button></plinth-dialog
      >`,
    );
    element.show();
    await element.updateComplete;
    expect(document.activeElement).toBe(element.querySelector('button'));
  });

  it('closes on Escape and gives the focus back', async () => {
    const { element, opener, reasons } = await opened();
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect(reasons).toEqual(['escape']);
    expect([element.open, native(element).open]).toEqual([false, false]);
    expect(document.activeElement).toBe(opener);
  });

  it('stays open through any number of Escapes when the event is cancelled', async () => {
    const { element, reasons } = await opened();
    element.addEventListener('plinth-dialog-close', (event) => event.preventDefault());
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(reasons).toHaveLength(3);
    expect(native(element).matches(':modal')).toBe(true);
  });

  it('closes on a press of the backdrop, but not when the press began inside', async () => {
    const { element, reasons } = await opened();
    element.querySelector('input')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    native(element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(element.open).toBe(true);
    pressBackdrop(element);
    expect([element.open, reasons]).toEqual([false, ['backdrop']]);
  });

  it('has to be answered when it is an alert', async () => {
    const { element, reasons } = await opened({ alert: true });
    expect(native(element).getAttribute('role')).toBe('alertdialog');
    pressBackdrop(element);
    expect([element.open, reasons]).toEqual([true, []]);
  });

  it('closes by its close button', async () => {
    const { element, reasons } = await opened({ closable: true });
    element.shadowRoot!.querySelector<HTMLButtonElement>('button')!.click();
    expect([element.open, reasons]).toEqual([false, ['close-button']]);
  });

  it('says nothing when a script closes it', async () => {
    const { element, reasons } = await opened();
    element.hide();
    await element.updateComplete;
    expect([native(element).open, reasons]).toEqual([false, []]);
  });

  it('keeps the page from scrolling while it is open', async () => {
    const { element } = await opened();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    element.hide();
    await element.updateComplete;
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('closes only the upper of two on Escape, and the page stays locked until both are gone', async () => {
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

  it('leaves Escape to what is inside and has used it', async () => {
    const { element, page } = await opened();
    page.querySelector('input')!.addEventListener('keydown', (event) => event.preventDefault());
    page.querySelector('input')!.focus();
    await userEvent.keyboard('{Escape}');
    expect(element.open).toBe(true);
  });

  it('leaves nothing behind when it is taken out open, and opens again when it is put back', async () => {
    const { element, page, opener } = await opened();
    element.remove();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    expect(document.activeElement).toBe(opener);
    page.append(element);
    await element.updateComplete;
    expect(native(element).matches(':modal')).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  });

  it('follows the browser when that insists on closing it', async () => {
    const { element, reasons } = await opened();
    native(element).close();
    await vi.waitFor(() => expect(element.open).toBe(false));
    expect(reasons).toEqual(['escape']);
    await element.updateComplete;
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('lets the keyboard scroll a long text, and leaves a short one or one with fields alone', async () => {
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

  it('shows no foot without buttons and falls back to the small size', async () => {
    const element = await fixture<PlinthDialog>(html`<plinth-dialog size="huge" heading="Note">Text</plinth-dialog>`);
    expect(element.size).toBe('small');
    expect(element.shadowRoot!.querySelector<HTMLElement>('[part="footer"]')!.hidden).toBe(true);
  });

  it('takes a back gesture for Escape, and leaves alone what a field inside cancels', async () => {
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
