import '#define/capacity-meter.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthCapacityMeter } from './capacity-meter.ts';

describeElement({
  name: 'capacity-meter',
  define: () => import('#define/capacity-meter.ts'),
  template: () =>
    html`<plinth-capacity-meter
      style="background: var(--plinth-color-surface)"
      available="26660000"
      owed="21340000"
      in-progress="2500000"
      with-available
    ></plinth-capacity-meter>`,
});

async function createMeter(width: number, values: Partial<PlinthCapacityMeter>): Promise<PlinthCapacityMeter> {
  const container = await fixture<HTMLElement>(html`<div><plinth-capacity-meter></plinth-capacity-meter></div>`);
  container.style.width = `${width}px`;
  const element = container.querySelector<PlinthCapacityMeter>('plinth-capacity-meter')!;
  Object.assign(element, values);
  await element.updateComplete;
  return element;
}

const bar = (element: PlinthCapacityMeter) => element.shadowRoot!.querySelector<HTMLElement>('[part="bar"]')!;
const legend = (element: PlinthCapacityMeter) =>
  [...element.shadowRoot!.querySelectorAll('[part="legend"] > div')].map((line) =>
    [...line.children].map((cell) => cell.textContent!.trim()).join(' '),
  );
/** Returns the width of each segment of the bar, in pixels. */
const segmentWidths = (element: PlinthCapacityMeter) =>
  Object.fromEntries(
    [...bar(element).children].map((segment) => [segment.className, Math.round(segment.getBoundingClientRect().width)]),
  );

const AMOUNTS = { available: 26_660_000, owed: 21_340_000, inProgress: 2_500_000, limit: 48_000_000 };

describe('<plinth-capacity-meter>', () => {
  it('sizes each segment by its amount, with pending money inside the amount owed', async () => {
    const element = await createMeter(484, AMOUNTS);
    expect(segmentWidths(element)).toEqual({ settled: 188, pending: 25, free: 267 });
    expect(legend(element)).toEqual(['Owed $213,400', 'On its way $25,000', 'Limit $480,000']);
  });

  it('describes all amounts to assistive technology', async () => {
    const element = await createMeter(484, AMOUNTS);
    expect(bar(element).getAttribute('aria-label')).toBe('$213,400 owed of $480,000, $266,600 available');
  });

  it('shows pending money only in the legend, without a segment, when it exceeds the amount owed', async () => {
    const element = await createMeter(484, { ...AMOUNTS, owed: 1_000_000, available: 47_000_000 });
    expect(Object.keys(segmentWidths(element))).toEqual(['settled', 'free']);
    expect(legend(element)[1]).toBe('On its way $25,000');
    expect(element.shadowRoot!.querySelector('.pending')).toBe(null);
  });

  it('omits pending money when there is none', async () => {
    const element = await createMeter(484, { ...AMOUNTS, inProgress: 0 });
    expect(legend(element)).toEqual(['Owed $213,400', 'Limit $480,000']);
  });

  it('leaves the unused part of the limit empty', async () => {
    const element = await createMeter(484, { owed: 12_000_000, available: 12_000_000, limit: 48_000_000 });
    expect(segmentWidths(element)).toEqual({ settled: 120, free: 120, unused: 240 });
  });

  it('shows the available amount in the legend when with-available is set', async () => {
    const element = await createMeter(484, { ...AMOUNTS, inProgress: 0, withAvailable: true });
    expect(legend(element)).toEqual(['Owed $213,400', 'Available $266,600', 'Limit $480,000']);
  });

  it('uses the sum of available and owed as the limit when none is set', async () => {
    const element = await createMeter(484, { available: 26_660_000, owed: 21_340_000 });
    expect(legend(element).at(-1)).toBe('Limit $480,000');
  });

  it('shows a dash and no segment for an invalid amount', async () => {
    const element = await createMeter(484, { available: Number.NaN, owed: -5, inProgress: Number.POSITIVE_INFINITY });
    expect(bar(element).children.length).toBe(0);
    expect(element.shadowRoot!.textContent).not.toContain('NaN');
    expect(legend(element).at(-1)).toBe('Limit —');
  });

  it('stacks its legend in a narrow container', async () => {
    const narrow = await createMeter(312, AMOUNTS);
    const lefts = [...narrow.shadowRoot!.querySelectorAll('[part="legend"] > div')].map(
      (line) => line.getBoundingClientRect().left,
    );
    expect(new Set(lefts).size).toBe(1);
  });
});
