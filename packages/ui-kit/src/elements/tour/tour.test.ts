import '#define/tour.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { recordEvents } from '#testing/record-events.ts';
import type { PlinthTour, TourStep } from './tour.ts';

describeElement({
  name: 'tour',
  define: () => import('#define/tour.ts'),
  template: () =>
    html`<plinth-tour open .steps=${[{ heading: 'Available', text: 'What you can draw.' }]}></plinth-tour>`,
});

const steps: readonly TourStep[] = [
  { heading: 'Welcome', text: 'This page shows your financing.' },
  { target: '#limit', heading: 'Available', text: 'What you can draw today.' },
  { target: '#gone', heading: 'Gone', text: 'Its target is missing.' },
  { target: '#hidden', heading: 'Hidden', text: 'Its target is hidden.' },
  { target: '#next', heading: 'Next payment', text: 'Collected on Monday.' },
];

async function openTour(options: { readonly dir?: 'rtl' } = {}): Promise<PlinthTour> {
  const box = await fixture(
    html`<div dir=${options.dir ?? 'ltr'}>
      <button id="opener">Show me around</button>
      <p id="limit">$26,660</p>
      <p id="hidden" style="visibility: hidden">Nothing</p>
      <div style="height: 3000px"></div>
      <p id="next">$4,100</p>
      <plinth-tour .steps=${steps}></plinth-tour>
    </div>`,
  );
  box.querySelector('button')!.focus();
  const tour = box.querySelector('plinth-tour')!;
  tour.show();
  await tour.updateComplete;
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return tour;
}

const press = (name: string): Promise<void> => userEvent.click(page.getByRole('button', { name, exact: true }));
const expectShown = async (heading: string): Promise<void> => {
  await expect.element(page.getByRole('dialog', { name: heading })).toBeVisible();
};
const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Resolves when the light is around a target. */
const expectLit = (tour: PlinthTour, selector: string): Promise<void> =>
  vi.waitFor(() => {
    const light = rectOf(tour.shadowRoot!.querySelector('[part="spotlight"]')!);
    const target = rectOf(document.querySelector(selector)!);
    expect([light.left, light.top, light.right, light.bottom].map(Math.round)).toEqual(
      [
        Math.max(target.left - 6, 0),
        Math.max(target.top - 6, 0),
        Math.min(target.right + 6, document.documentElement.clientWidth),
        Math.min(target.bottom + 6, innerHeight),
      ].map(Math.round),
    );
  });

describe('<plinth-tour>', () => {
  it('leads through the steps whose target is in sight, with their count', async () => {
    const tour = await openTour();
    const changes = recordEvents(tour, 'plinth-step-change');
    const closes = recordEvents(tour, 'plinth-tour-close');
    await expectShown('Welcome');
    await expect.element(page.getByText('1 of 3')).toBeVisible();
    await press('Next');
    await expectShown('Available');
    await expectLit(tour, '#limit');
    await press('Next');
    await expectShown('Next payment');
    await expectLit(tour, '#next');
    await press('Back');
    await expectShown('Available');
    await press('Next');
    await press('Done');
    expect(changes).toEqual([
      { step: steps[1], index: 1 },
      { step: steps[4], index: 2 },
      { step: steps[1], index: 1 },
      { step: steps[4], index: 2 },
    ]);
    expect(closes).toEqual([{ reason: 'done' }]);
    expect(tour.open).toBe(false);
  });

  it('scrolls a target into view, and its light follows the page', async () => {
    const tour = await openTour();
    await press('Next');
    await press('Next');
    await expectLit(tour, '#next');
    const { top, bottom } = rectOf(document.querySelector('#next')!);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    document.querySelector<HTMLElement>('#next')!.style.width = '200px';
    await expectLit(tour, '#next');
  });

  it('is beside the target, not over it', async () => {
    const tour = await openTour();
    await press('Next');
    await expectLit(tour, '#limit');
    const panel = rectOf(tour.shadowRoot!.querySelector('dialog')!);
    const target = rectOf(document.querySelector('#limit')!);
    expect(panel.top >= target.bottom || panel.bottom <= target.top).toBe(true);
  });

  it('is skipped with its button or Escape, and gives the focus back', async () => {
    for (const [reason, end] of [
      ['skip', () => press('Skip')],
      ['escape', () => userEvent.keyboard('{Escape}')],
    ] as const) {
      const tour = await openTour();
      const closes = recordEvents(tour, 'plinth-tour-close');
      await end();
      expect(closes).toEqual([{ reason }]);
      await vi.waitFor(() => expect(document.activeElement?.id).toBe('opener'));
      tour.parentElement!.remove();
    }
  });

  it('stays open when the page cancels its close', async () => {
    const tour = await openTour();
    tour.addEventListener('plinth-tour-close', (event) => event.preventDefault(), { once: true });
    await press('Skip');
    expect(tour.open).toBe(true);
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('goes on and back with the arrow keys (%s)', async (dir, forward, back) => {
    const tour = await openTour(dir === 'rtl' ? { dir } : {});
    const changes = recordEvents(tour, 'plinth-step-change');
    for (const key of [forward, back, back]) await userEvent.keyboard(key);
    expect(changes).toEqual([
      { step: steps[1], index: 1 },
      { step: steps[0], index: 0 },
    ]);
  });

  it('starts at its first step again, and leaves out a target that has gone meanwhile', async () => {
    const tour = await openTour();
    await press('Next');
    tour.hide();
    document.querySelector('#limit')!.remove();
    await tour.updateComplete;
    tour.show();
    await expectShown('Welcome');
    await expect.element(page.getByText('1 of 2')).toBeVisible();
    await press('Next');
    await expectShown('Next payment');
  });

  it('closes when the browser forces it to', async () => {
    const tour = await openTour();
    const closes = recordEvents(tour, 'plinth-tour-close');
    tour.shadowRoot!.querySelector('dialog')!.close();
    await vi.waitFor(() => expect(tour.open).toBe(false));
    await tour.updateComplete;
    expect(closes).toEqual([{ reason: 'escape' }]);
    expect(document.querySelectorAll(':modal, :popover-open').length).toBe(0);
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('opens nothing while no step is in sight', async () => {
    const tour = await fixture<PlinthTour>(html`<plinth-tour open .steps=${[steps[2]]}></plinth-tour>`);
    expect(document.querySelectorAll(':modal, :popover-open').length).toBe(0);
    tour.steps = [{ heading: 'Welcome', text: 'This page shows your financing.' }];
    await expectShown('Welcome');
  });

  it('goes to the middle of the window when its target disappears', async () => {
    const tour = await openTour();
    await press('Next');
    await expectLit(tour, '#limit');
    document.querySelector<HTMLElement>('#limit')!.hidden = true;
    const dialog = tour.shadowRoot!.querySelector('dialog')!;
    await vi.waitFor(() => {
      const { left, right } = rectOf(dialog);
      expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
    });
  });

  it('leaves the scroll position when its steps are replaced', async () => {
    const tour = await openTour();
    await press('Next');
    await press('Next');
    await expectLit(tour, '#next');
    const before = scrollY;
    scrollBy(0, -100);
    tour.steps = [...steps];
    await tour.updateComplete;
    expect(scrollY).toBe(before - 100);
  });

  it('leaves nothing open when it is removed', async () => {
    const tour = await openTour();
    tour.remove();
    expect(document.querySelectorAll(':modal, :popover-open').length).toBe(0);
    expect(document.activeElement?.id).toBe('opener');
  });
});
