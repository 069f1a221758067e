import '#define/format-relative.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthFormatRelative } from './format-relative.ts';

const NOW = Date.parse('2026-11-19T17:42:00Z');

describeElement({
  name: 'format-relative',
  define: () => import('#define/format-relative.ts'),
  template: () => html`<plinth-format-relative value="2026-01-02T00:00:00Z"></plinth-format-relative>`,
});

const text = (element: PlinthFormatRelative) => element.shadowRoot!.textContent!.trim();

describe('<plinth-format-relative>', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('updates as time passes', async () => {
    const element = await fixture<PlinthFormatRelative>(
      html`<plinth-format-relative .value=${NOW - 30_000}></plinth-format-relative>`,
    );
    const texts = [text(element)];
    for (const elapsed of [30_000, 60_000, 3_600_000]) {
      vi.advanceTimersByTime(elapsed);
      await element.updateComplete;
      texts.push(text(element));
    }
    expect(texts).toEqual(['now', '1 minute ago', '2 minutes ago', '1 hour ago']);
  });

  it('stops its timer when it is removed, and updates when it is inserted again', async () => {
    const element = await fixture<PlinthFormatRelative>(
      html`<plinth-format-relative .value=${NOW}></plinth-format-relative>`,
    );
    const { parentElement } = element;
    element.remove();
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(NOW + 300_000);
    parentElement!.append(element);
    await element.updateComplete;
    expect(text(element)).toBe('5 minutes ago');
  });

  it('shows the exact time as a tooltip', async () => {
    const element = await fixture<PlinthFormatRelative>(
      html`<plinth-format-relative .value=${NOW}></plinth-format-relative>`,
    );
    const time = element.shadowRoot!.querySelector('time')!;
    expect([time.dateTime, time.title.startsWith('Nov ')]).toEqual(['2026-11-19T17:42:00.000Z', true]);
  });

  it('shows a dash for an invalid date', async () => {
    const element = await fixture<PlinthFormatRelative>(
      html`<plinth-format-relative value="soon"></plinth-format-relative>`,
    );
    expect([text(element), vi.getTimerCount()]).toEqual(['—', 0]);
  });
});
