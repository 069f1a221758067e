import '#define/repayment-progress.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthRepaymentProgress } from './repayment-progress.ts';

describeElement({
  name: 'repayment-progress',
  define: () => import('#define/repayment-progress.ts'),
  template: () =>
    html`<plinth-repayment-progress
      style="background: var(--plinth-color-surface)"
      collected="10170000"
      total="29010000"
      ><span slot="note">about 31 weeks</span></plinth-repayment-progress
    >`,
});

const bar = (element: PlinthRepaymentProgress) => element.shadowRoot!.querySelector('[role="progressbar"]')!;
const textOf = (element: PlinthRepaymentProgress, selector: string) =>
  element
    .shadowRoot!.querySelector(selector)!
    .textContent!.replaceAll(/[\u2066\u2069]/gu, '')
    .trim();

async function createProgress(collected: number, total: number): Promise<PlinthRepaymentProgress> {
  return fixture(html`<plinth-repayment-progress collected=${collected} total=${total}></plinth-repayment-progress>`);
}

describe('<plinth-repayment-progress>', () => {
  it('shows the percentage with its amounts', async () => {
    const element = await createProgress(10_170_000, 29_010_000);
    expect(textOf(element, '[part="head"]')).toBe('Collected35%');
    expect(textOf(element, '[part="amounts"]')).toBe('$101,700 of $290,100');
  });

  it('exposes the amounts of a row to assistive technology', async () => {
    const element = await createProgress(3_690_000, 16_050_000);
    element.form = 'row';
    await element.updateComplete;
    expect(textOf(element, '.row')).toBe('23%');
    expect(bar(element).getAttribute('aria-valuetext')).toBe('$36,900 of $160,500, 23%');
  });

  it('is complete only when everything is collected', async () => {
    const incomplete = await createProgress(9_999, 10_000);
    expect(textOf(incomplete, 'b')).toBe('99%');
    expect(bar(incomplete).classList.contains('done')).toBe(false);
    const complete = await createProgress(10_400, 10_000);
    expect(textOf(complete, 'b')).toBe('100%');
    expect(bar(complete).classList.contains('done')).toBe(true);
  });

  it('never rounds a started repayment to 0%', async () => {
    expect(textOf(await createProgress(1, 10_000), 'b')).toBe('1%');
    expect(textOf(await createProgress(0, 10_000), 'b')).toBe('0%');
  });

  it('shows dashes for invalid amounts, and no percentage of zero', async () => {
    const element = await createProgress(Number.NaN, Number.NaN);
    expect(textOf(element, 'b')).toBe('—');
    expect(textOf(element, '[part="amounts"]')).toBe('—');
    expect(textOf(await createProgress(0, 0), 'b')).toBe('—');
  });

  it('falls back to its full form for an unknown form', async () => {
    const element = await fixture<PlinthRepaymentProgress>(
      html`<plinth-repayment-progress form="pie"></plinth-repayment-progress>`,
    );
    expect(element.form).toBe('full');
  });
});
