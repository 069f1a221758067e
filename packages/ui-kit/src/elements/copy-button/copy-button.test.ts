import '#define/copy-button.ts';
import { fixture, html, oneEvent } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

  it('shows a failure when the browser rejects the copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const element = await fixture<PlinthCopyButton>(html`<plinth-copy-button value="4417"></plinth-copy-button>`);
    expect(await press(element)).toEqual({ value: '4417', copied: false });
    expect(status(element)).toBe('Couldn’t copy. Select the text instead.');
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

  it('shows a failure on a page without a secure context', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    const element = await fixture<PlinthCopyButton>(html`<plinth-copy-button value="4417"></plinth-copy-button>`);
    expect(await press(element)).toEqual({ value: '4417', copied: false });
    expect(status(element)).toBe('Couldn’t copy. Select the text instead.');
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
