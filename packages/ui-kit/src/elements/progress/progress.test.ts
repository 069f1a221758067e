import '#define/progress.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthProgress } from './progress.ts';

describeElement({
  name: 'progress',
  define: () => import('#define/progress.ts'),
  template: () =>
    html`<plinth-progress
      style="background: var(--plinth-color-surface)"
      label="statement.pdf"
      value="40"
      value-text="3.2 of 8 MB"
    ></plinth-progress>`,
});

const bar = (element: PlinthProgress) => element.shadowRoot!.querySelector<HTMLElement>('[role="progressbar"]')!;
const fill = (element: PlinthProgress) => element.shadowRoot!.querySelector<HTMLElement>('[part="fill"]')!;

/** Finishes the animation and returns the percentage of the track that the fill covers. */
function filledPercentage(element: PlinthProgress): number {
  for (const animation of fill(element).getAnimations()) animation.finish();
  const trackRect = bar(element).getBoundingClientRect();
  const fillRect = fill(element).getBoundingClientRect();
  const overlap = Math.min(trackRect.right, fillRect.right) - Math.max(trackRect.left, fillRect.left);
  return Math.round((overlap / trackRect.width) * 100);
}

describe('<plinth-progress>', () => {
  it('fills its share of the track from the start in both text directions', async () => {
    const element = await fixture<PlinthProgress>(html`<plinth-progress value="25"></plinth-progress>`);
    expect(filledPercentage(element)).toBe(25);
    expect(fill(element).getBoundingClientRect().right).toBeLessThan(bar(element).getBoundingClientRect().right);
    const rtlContainer = await fixture(
      html`<div dir="rtl"><plinth-progress value="1" max="4"></plinth-progress></div>`,
    );
    const rtlElement = rtlContainer.querySelector<PlinthProgress>('plinth-progress')!;
    expect(filledPercentage(rtlElement)).toBe(25);
    expect(fill(rtlElement).getBoundingClientRect().left).toBeGreaterThan(bar(rtlElement).getBoundingClientRect().left);
  });

  it('animates once, even when it is hidden and shown again', async () => {
    const element = await fixture<PlinthProgress>(html`<plinth-progress value="25"></plinth-progress>`);
    for (const animation of fill(element).getAnimations()) animation.finish();
    await vi.waitFor(() => expect(fill(element).classList.contains('settled')).toBe(true), { timeout: 10_000 });
    element.hidden = true;
    expect(element.offsetHeight).toBe(0);
    element.hidden = false;
    expect(fill(element).getAnimations()).toEqual([]);
  });

  it('exposes its value and its text', async () => {
    const element = await fixture<PlinthProgress>(
      html`<plinth-progress value="2" max="8" label="statement.pdf" value-text="2 of 8 MB"></plinth-progress>`,
    );
    const attributes = ['aria-label', 'aria-valuenow', 'aria-valuetext'].map((name) => bar(element).getAttribute(name));
    expect(attributes).toEqual(['statement.pdf', '25', '2 of 8 MB']);
  });

  it('has no value while it is indeterminate', async () => {
    const element = await fixture<PlinthProgress>(html`<plinth-progress></plinth-progress>`);
    expect(bar(element).hasAttribute('aria-valuenow')).toBe(false);
    expect(bar(element).classList.contains('indeterminate')).toBe(true);
    element.value = Number.NaN;
    await element.updateComplete;
    expect(bar(element).hasAttribute('aria-valuenow')).toBe(false);
  });

  it('is complete at its maximum and never exceeds it', async () => {
    const element = await fixture<PlinthProgress>(html`<plinth-progress value="140"></plinth-progress>`);
    expect(bar(element).getAttribute('aria-valuenow')).toBe('100');
    expect(bar(element).classList.contains('done')).toBe(true);
  });

  it('is empty for a negative value or an invalid maximum', async () => {
    const element = await fixture<PlinthProgress>(html`<plinth-progress value="-4"></plinth-progress>`);
    expect(filledPercentage(element)).toBe(0);
    element.value = 4;
    element.max = 0;
    await element.updateComplete;
    expect(bar(element).getAttribute('aria-valuenow')).toBe('0');
  });
});
