import '#define/sparkline.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthSparkline } from './sparkline.ts';

const VALUES = [120_000, 90_000, 150_000, 210_000];

describeElement({
  name: 'sparkline',
  define: () => import('#define/sparkline.ts'),
  template: () => html`<plinth-sparkline label="Money in" format="money" .values=${VALUES}></plinth-sparkline>`,
});

const linePath = (element: PlinthSparkline) => element.shadowRoot!.querySelector('.line')?.getAttribute('d') ?? null;
const accessibleName = (element: PlinthSparkline) =>
  element
    .shadowRoot!.querySelector('[part="base"]')!
    .getAttribute('aria-label')
    ?.replaceAll(/[\u2066\u2069]/gu, '');

describe('<plinth-sparkline>', () => {
  it('draws its values from left to right with the highest at the top', async () => {
    const element = await fixture<PlinthSparkline>(html`<plinth-sparkline .values=${[0, 10, 5]}></plinth-sparkline>`);
    expect(linePath(element)).toBe('M0 28L50 0L100 14');
    element.values = [4, 4];
    await element.updateComplete;
    expect(linePath(element)).toBe('M0 14L100 14');
  });

  it('describes its values in its accessible name', async () => {
    const element = await fixture<PlinthSparkline>(
      html`<plinth-sparkline label="Money in" format="money" .values=${VALUES}></plinth-sparkline>`,
    );
    expect(accessibleName(element)).toBe('Money in: from $1,200 to $2,100, lowest $900, highest $2,100');
    Object.assign(element, { format: 'percent', label: '', values: [0.2, 0.35] });
    await element.updateComplete;
    expect(accessibleName(element)).toBe('from 20% to 35%, lowest 20%, highest 35%');
  });

  it('leaves out invalid values, and draws nothing for fewer than two', async () => {
    const element = await fixture<PlinthSparkline>(
      html`<plinth-sparkline .values=${[1, Number.NaN, 2]}></plinth-sparkline>`,
    );
    expect(linePath(element)).toBe('M0 28L100 0');
    element.values = [1];
    await element.updateComplete;
    expect([linePath(element), accessibleName(element)]).toEqual([null, undefined]);
  });

  it('runs from left to right in right-to-left text too', async () => {
    const box = await fixture(html`<div dir="rtl"><plinth-sparkline .values=${[0, 10]}></plinth-sparkline></div>`);
    const end = box.querySelector('plinth-sparkline')!.shadowRoot!.querySelector('.end')!.getBoundingClientRect();
    const { left, width } = box.getBoundingClientRect();
    expect(end.left).toBeGreaterThan(left + width / 2);
  });
});
