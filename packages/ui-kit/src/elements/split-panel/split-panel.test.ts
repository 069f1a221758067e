import '#define/split-panel.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { recordEvents } from '#testing/record-events.ts';
import type { PlinthSplitPanel } from './split-panel.ts';

describeElement({
  name: 'split-panel',
  define: () => import('#define/split-panel.ts'),
  template: () =>
    html`<plinth-split-panel
      ><p slot="start">List</p>
      <p slot="end">Details</p></plinth-split-panel
    >`,
});

async function createPanel(values: Partial<PlinthSplitPanel> = {}, dir = 'ltr') {
  // The separator is 12 px wide, which leaves 1000 px for the panes.
  const container = await fixture<HTMLElement>(
    html`<div dir=${dir} style="position: absolute; inset: 0 auto auto 0; inline-size: 1012px; block-size: 412px">
      <plinth-split-panel style="block-size: 100%"
        ><p slot="start">List</p>
        <p slot="end">Details</p></plinth-split-panel
      >
    </div>`,
  );
  const element = container.querySelector<PlinthSplitPanel>('plinth-split-panel')!;
  Object.assign(element, values);
  await element.updateComplete;
  const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;
  const separator = part('separator');
  const readValues = () =>
    ['valuenow', 'valuemin', 'valuemax'].map((name) => Number(separator.getAttribute(`aria-${name}`)));
  const drag = (from: readonly [x: number, y: number], to: readonly [x: number, y: number]) => {
    const dispatch = (type: string, [clientX, clientY]: readonly [x: number, y: number]) =>
      separator.dispatchEvent(
        new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true, cancelable: true }),
      );
    // A pointer can be captured only while a real one is pressed.
    separator.setPointerCapture = () => {};
    dispatch('pointerdown', from);
    dispatch('pointermove', to);
    dispatch('lostpointercapture', to);
  };
  return { container, element, separator, part, values: readValues, drag };
}

async function press(element: PlinthSplitPanel, separator: HTMLElement, keys: string) {
  separator.focus();
  await userEvent.keyboard(keys);
  await element.updateComplete;
}

describe('<plinth-split-panel>', () => {
  it('divides its width by the position, and keeps the ratio when its width changes', async () => {
    const { container, element, part } = await createPanel({ position: 30 });
    expect([part('start').offsetWidth, part('end').offsetWidth]).toEqual([300, 700]);
    container.style.inlineSize = '512px';
    expect([part('start').offsetWidth, part('end').offsetWidth]).toEqual([150, 350]);
    expect(element.position).toBe(30);
  });

  it('divides its height if it is vertical', async () => {
    const { part, separator } = await createPanel({ position: 25, orientation: 'vertical' });
    expect([part('start').offsetHeight, part('end').offsetHeight]).toEqual([100, 300]);
    expect(separator.ariaOrientation).toBe('horizontal');
  });

  it('has a named separator with its position and limits', async () => {
    const { separator, values } = await createPanel({ position: 30, min: 20, max: 80 });
    expect([separator.role, separator.ariaLabel, separator.ariaOrientation, values()]).toEqual([
      'separator',
      'Size of the panes',
      'vertical',
      [30, 20, 80],
    ]);
  });

  it.each([
    ['horizontal', 'ltr', '{ArrowRight}{ArrowRight}{ArrowLeft}', 55],
    ['horizontal', 'rtl', '{ArrowLeft}{ArrowLeft}{ArrowRight}', 55],
    ['vertical', 'ltr', '{ArrowDown}{ArrowDown}{ArrowUp}', 55],
    ['horizontal', 'ltr', '{ArrowUp}{ArrowDown}', 50],
    ['horizontal', 'ltr', '{Home}', 10],
    ['horizontal', 'ltr', '{End}', 90],
    ['horizontal', 'ltr', '{End}{ArrowRight}', 90],
  ] as const)('moves a %s separator in %s text with %s', async (orientation, dir, keys, position) => {
    const { element, separator } = await createPanel({ orientation }, dir);
    await press(element, separator, keys);
    expect(element.position).toBe(position);
  });

  it('reports each change by the user, and none at a limit', async () => {
    const { element, separator } = await createPanel({ position: 85 });
    const details = recordEvents(element, 'plinth-panel-resize');
    await press(element, separator, '{ArrowRight}{ArrowRight}{End}');
    element.position = 20;
    await element.updateComplete;
    expect(details).toEqual([{ position: 90, collapsed: false }]);
  });

  it('collapses the first pane with Enter and restores its position', async () => {
    const { element, separator, part, values } = await createPanel({ position: 30 });
    const details = recordEvents(element, 'plinth-panel-resize');
    await press(element, separator, '{Enter}');
    expect([part('start').offsetWidth, part('start').checkVisibility({ visibilityProperty: true })]).toEqual([
      0,
      false,
    ]);
    expect(values()).toEqual([0, 0, 90]);
    await press(element, separator, '{ArrowLeft}{Enter}');
    expect([part('start').offsetWidth, element.collapsed]).toEqual([300, false]);
    expect(details).toEqual([
      { position: 30, collapsed: true },
      { position: 30, collapsed: false },
    ]);
  });

  it('is not taller while its first pane is collapsed', async () => {
    const { element } = await createPanel();
    element.style.blockSize = 'auto';
    element.querySelector('[slot="start"]')!.textContent = 'Words '.repeat(20);
    const height = element.offsetHeight;
    element.collapsed = true;
    await element.updateComplete;
    expect(element.offsetHeight).toBeLessThanOrEqual(height);
  });

  it.each([
    ['to the right', 'horizontal', 'ltr', [506, 10], [606, 10], 60],
    ['to the left in right-to-left text', 'horizontal', 'rtl', [506, 10], [406, 10], 60],
    ['down', 'vertical', 'ltr', [10, 206], [10, 306], 75],
    ['past its limit', 'horizontal', 'ltr', [506, 10], [5000, 10], 90],
  ] as const)('follows a pointer that drags it %s', async (_title, orientation, dir, from, to, position) => {
    const { element, drag } = await createPanel({ orientation }, dir);
    drag(from, to);
    expect(element.position).toBe(position);
  });

  it('stays in place after the pointer is released', async () => {
    const { element, separator, drag } = await createPanel();
    drag([506, 10], [606, 10]);
    separator.dispatchEvent(new PointerEvent('pointermove', { clientX: 700, clientY: 10, pointerId: 1 }));
    expect(element.position).toBe(60);
  });

  it('does not move while it is disabled', async () => {
    const { element, separator, drag } = await createPanel({ disabled: true });
    expect([separator.tabIndex, separator.ariaDisabled]).toEqual([-1, 'true']);
    separator.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    drag([506, 10], [606, 10]);
    expect(element.position).toBe(50);
  });

  it('shows its default for a position or limits that are no numbers, and keeps the maximum above the minimum', async () => {
    const { element, values } = await createPanel({ position: Number.NaN, min: Number.NaN, max: Number.NaN });
    expect(values()).toEqual([50, 10, 90]);
    Object.assign(element, { min: 60, max: 40 });
    await element.updateComplete;
    expect(values()).toEqual([60, 60, 60]);
  });
});
