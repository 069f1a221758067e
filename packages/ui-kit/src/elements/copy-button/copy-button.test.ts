import '#define/copy-button.ts';
import { fixture, html, oneEvent } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deepActiveElement } from '#controllers/focus.ts';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthCopyButton, PlinthCopyButtonEventMap } from './copy-button.ts';

describeElement({
  name: 'copy-button',
  define: () => import('#define/copy-button.ts'),
  template: () =>
    html`<plinth-copy-button
      style="background: var(--plinth-color-surface)"
      value="4417"
      labelled
    ></plinth-copy-button>`,
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const status = (element: PlinthCopyButton) => element.shadowRoot!.querySelector('[role="status"]')!.textContent;

async function press(element: PlinthCopyButton) {
  const copyEvent = oneEvent(element, 'plinth-text-copy');
  await userEvent.click(page.getByRole('button'));
  const { detail } = (await copyEvent) as PlinthCopyButtonEventMap['plinth-text-copy'];
  await element.updateComplete;
  return detail;
}

describe('<plinth-copy-button>', () => {
  it('copies its value, shows a confirmation, and resets after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const element = await fixture<PlinthCopyButton>(
      html`<plinth-copy-button value="4417" label="Copy the number"></plinth-copy-button>`,
    );
    expect(page.getByRole('button', { name: 'Copy the number' }).elements().length).toBe(1);
    expect(await press(element)).toEqual({ value: '4417', copied: true });
    expect(write.mock.calls).toEqual([['4417']]);
    expect(status(element)).toBe('Copied');
    vi.advanceTimersByTime(2_000);
    await element.updateComplete;
    expect(status(element)).toBe('');
  });

  describe('where the browser does not let the page copy', () => {
    const text = () =>
      page.getByRole('textbox', { name: 'Couldn’t copy. Press Ctrl+C or ⌘C to copy the selected text.' });
    const focused = () => deepActiveElement(document);
    const selected = () => {
      const { value, selectionStart, selectionEnd } = text().element() as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    };

    async function fail() {
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      vi.spyOn(document, 'execCommand').mockReturnValue(false);
      const element = await fixture<PlinthCopyButton>(
        html`<plinth-copy-button value="4417 0182" label="Copy"></plinth-copy-button>`,
      );
      expect(await press(element)).toEqual({ value: '4417 0182', copied: false });
      return element;
    }

    it('shows the selected text, and confirms once the user has copied it', async () => {
      const element = await fail();
      await expect.poll(focused).toBe(text().element());
      expect([selected(), status(element)]).toEqual(['4417 0182', '']);
      const copyEvent = oneEvent(element, 'plinth-text-copy');
      await userEvent.keyboard('{ControlOrMeta>}c{/ControlOrMeta}');
      expect((await copyEvent).detail).toEqual({ value: '4417 0182', copied: true });
      await element.updateComplete;
      expect(status(element)).toBe('Copied');
      expect(focused()).toBe(page.getByRole('button', { name: 'Copy' }).element());
      expect(text().elements()).toEqual([]);
    });

    it.each([
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['a click outside', () => userEvent.click(document.body)],
    ])('closes the panel on %s and shows it again', async (_name, close) => {
      const element = await fail();
      await expect.poll(focused).toBe(text().element());
      await close();
      await expect.poll(() => text().elements()).toEqual([]);
      await press(element);
      await expect.poll(focused).toBe(text().element());
    });

    it('closes only the panel in a dialog on Escape', async () => {
      const element = await fail();
      await element.updateComplete;
      const dialog = await fixture<HTMLDialogElement>(html`<dialog></dialog>`);
      dialog.append(element);
      dialog.showModal();
      await press(element);
      await expect.poll(focused).toBe(text().element());
      expect(selected()).toBe('4417 0182');
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => text().elements()).toEqual([]);
      expect(focused()).toBe(page.getByRole('button', { name: 'Copy' }).element());
      expect(dialog.open).toBe(true);
    });
  });

  it('keeps its width when its text changes', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const element = await fixture<PlinthCopyButton>(
      html`<plinth-copy-button value="4417" labelled></plinth-copy-button>`,
    );
    await element.updateComplete;
    const { width } = element.getBoundingClientRect();
    await press(element);
    expect([status(element), element.getBoundingClientRect().width]).toEqual(['Copied', width]);
  });

  it('copies nothing while disabled', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const element = await fixture<PlinthCopyButton>(
      html`<plinth-copy-button value="4417" disabled></plinth-copy-button>`,
    );
    await element.updateComplete;
    element.shadowRoot!.querySelector('plinth-button')!.click();
    expect(write.mock.calls).toEqual([]);
  });

  it('copies on a page without a secure context', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    const element = await fixture<PlinthCopyButton>(html`<plinth-copy-button value="4417"></plinth-copy-button>`);
    expect(await press(element)).toEqual({ value: '4417', copied: true });
    expect(status(element)).toBe('Copied');
  });

  it('emits the result after it was removed, and shows no result when it is inserted again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(promise);
    const element = await fixture<PlinthCopyButton>(html`<plinth-copy-button value="4417"></plinth-copy-button>`);
    const copyEvent = oneEvent(element, 'plinth-text-copy');
    await userEvent.click(page.getByRole('button'));
    const parent = element.parentElement!;
    element.remove();
    resolve();
    await copyEvent;
    parent.append(element);
    await element.updateComplete;
    expect(status(element)).toBe('');
  });

  it('copies nothing without a value', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const element = await fixture<PlinthCopyButton>(html`<plinth-copy-button></plinth-copy-button>`);
    element.value = null as never;
    expect(await press(element)).toEqual({ value: '', copied: true });
    expect(write.mock.calls).toEqual([['']]);
  });
});
