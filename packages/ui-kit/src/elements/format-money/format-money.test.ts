import '#define/format-money.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthFormatMoney } from './format-money.ts';

describeElement({
  name: 'format-money',
  define: () => import('#define/format-money.ts'),
  template: () => html`<plinth-format-money value="26660000"></plinth-format-money>`,
});

const text = (element: PlinthFormatMoney) => element.shadowRoot!.textContent!.trim();

describe('<plinth-format-money>', () => {
  it('formats minor units with sign, currency and notation', async () => {
    const element = await fixture<PlinthFormatMoney>(html`<plinth-format-money value="-410000"></plinth-format-money>`);
    expect(text(element)).toBe('−$4,100');
    Object.assign(element, { value: 15_000_000, sign: 'always', currency: 'EUR', notation: 'compact' });
    await element.updateComplete;
    expect(text(element)).toBe('+€150k');
  });

  it('shows a dash for an invalid amount', async () => {
    const element = await fixture<PlinthFormatMoney>(html`<plinth-format-money value="soon"></plinth-format-money>`);
    expect(text(element)).toBe('—');
  });

  it('uses the language of the page', async () => {
    const element = await fixture<PlinthFormatMoney>(
      html`<plinth-format-money value="26660000"></plinth-format-money>`,
    );
    document.documentElement.lang = 'de';
    await vi.waitFor(() => expect(text(element)).toBe('266.600\u00a0$'));
    document.documentElement.removeAttribute('lang');
  });

  it('inherits the font of the surrounding text', async () => {
    const heading = await fixture(html`<h1>Owed: <plinth-format-money value="100"></plinth-format-money></h1>`);
    const element = heading.querySelector('plinth-format-money')!;
    expect(getComputedStyle(element).fontSize).toBe(getComputedStyle(heading).fontSize);
  });
});
