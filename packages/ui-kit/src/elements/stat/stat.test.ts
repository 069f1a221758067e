import '#define/stat.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthStat } from './stat.ts';

describeElement({
  name: 'stat',
  define: () => import('#define/stat.ts'),
  template: () =>
    html`<plinth-stat
      style="background: var(--plinth-color-surface)"
      label="Available to draw"
      value="$266,600"
      delta="-1820000"
      period="than a week ago"
    ></plinth-stat>`,
});

/** Returns the text of a part without the characters that isolate the direction of an amount. */
function textOf(element: PlinthStat, part: string): string | undefined {
  return element
    .shadowRoot!.querySelector(`[part="${part}"]`)
    ?.textContent?.replaceAll(/[\u2066\u2069]/gu, '')
    .trim();
}

describe('<plinth-stat>', () => {
  it('shows the change with a sign and a word', async () => {
    const element = await fixture<PlinthStat>(
      html`<plinth-stat label="Available" value="$266,600" delta="-1820000" period="than a week ago"></plinth-stat>`,
    );
    expect(textOf(element, 'delta')).toBe('−$18,200 less than a week ago');
    element.delta = 2_500_000;
    await element.updateComplete;
    expect(textOf(element, 'delta')).toBe('+$25,000 more than a week ago');
    element.delta = 0;
    await element.updateComplete;
    expect(textOf(element, 'delta')).toBe('No change');
  });

  it('shows a percentage and a number with their signs', async () => {
    const element = await fixture<PlinthStat>(
      html`<plinth-stat value="1" delta="0.04" delta-format="percent"></plinth-stat>`,
    );
    expect(textOf(element, 'delta')).toBe('+4% more');
    element.deltaFormat = 'number';
    element.delta = -1200;
    await element.updateComplete;
    expect(textOf(element, 'delta')).toBe('−1,200 less');
  });

  it('colors the change only if better is set', async () => {
    const element = await fixture<PlinthStat>(html`<plinth-stat value="$9" delta="100"></plinth-stat>`);
    const toneClass = () => element.shadowRoot!.querySelector('[part="delta"] span')!.className;
    expect(toneClass()).toBe('');
    element.better = 'more';
    await element.updateComplete;
    expect(toneClass()).toBe('good');
    element.better = 'less';
    await element.updateComplete;
    expect(toneClass()).toBe('bad');
  });

  it('shows a dash without a value, and no change for an invalid delta', async () => {
    const element = await fixture<PlinthStat>(html`<plinth-stat label="Available" delta="soon"></plinth-stat>`);
    expect(textOf(element, 'value')).toBe('—');
    expect(textOf(element, 'delta')).toBe(undefined);
  });

  it('shows the slotted chart next to its figure', async () => {
    const element = await fixture<PlinthStat>(
      html`<plinth-stat label="Money in" value="$9"><div slot="chart">Chart</div></plinth-stat>`,
    );
    const figure = element.shadowRoot!.querySelector('[part="value"]')!.getBoundingClientRect();
    const chart = element.querySelector('div')!.getBoundingClientRect();
    expect([chart.width, chart.right]).toEqual([128, element.getBoundingClientRect().right]);
    expect(chart.top).toBeLessThan(figure.bottom);
  });

  it('uses a slotted heading as its label', async () => {
    const element = await fixture<PlinthStat>(
      html`<plinth-stat value="$9"><h2 slot="label">Available</h2></plinth-stat>`,
    );
    expect(getComputedStyle(element.querySelector('h2')!).fontSize).toBe('14px');
  });
});
