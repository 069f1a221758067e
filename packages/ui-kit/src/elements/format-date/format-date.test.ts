import '#define/format-date.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthFormatDate } from './format-date.ts';

const ISO_DATE = '2026-11-19T17:42:00.000Z';

describeElement({
  name: 'format-date',
  define: () => import('#define/format-date.ts'),
  template: () => html`<plinth-format-date value=${ISO_DATE} time-zone="UTC"></plinth-format-date>`,
});

const text = (element: PlinthFormatDate) => element.shadowRoot!.textContent!.trim().replaceAll('\u202f', ' ');

describe('<plinth-format-date>', () => {
  it('formats a date in the given style and time zone', async () => {
    const element = await fixture<PlinthFormatDate>(
      html`<plinth-format-date value=${ISO_DATE} time-zone="America/Los_Angeles"></plinth-format-date>`,
    );
    const texts = [text(element)];
    for (const format of ['weekday', 'time'] as const) {
      element.format = format;
      await element.updateComplete;
      texts.push(text(element));
    }
    expect(texts).toEqual(['Nov 19, 2026', 'Thursday, November 19', '9:42 AM']);
  });

  it('provides a machine-readable date for any valid value', async () => {
    const element = await fixture<PlinthFormatDate>(
      html`<plinth-format-date .value=${new Date(ISO_DATE)}></plinth-format-date>`,
    );
    expect(element.shadowRoot!.querySelector('time')!.dateTime).toBe(ISO_DATE);
  });

  it('shows a dash for an invalid date', async () => {
    const element = await fixture<PlinthFormatDate>(html`<plinth-format-date value="soon"></plinth-format-date>`);
    expect([text(element), element.shadowRoot!.querySelector('time')]).toEqual(['—', null]);
  });

  it('uses the language of the page', async () => {
    const element = await fixture<PlinthFormatDate>(
      html`<plinth-format-date value=${ISO_DATE} format="monthDay" time-zone="UTC"></plinth-format-date>`,
    );
    document.documentElement.lang = 'fr';
    await vi.waitFor(() => expect(text(element)).toBe('19 novembre'));
    document.documentElement.removeAttribute('lang');
  });
});
