import '#define/drawer.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthDrawer } from './drawer.ts';

describeElement({
  name: 'drawer',
  define: () => import('#define/drawer.ts'),
  template: () =>
    html`<plinth-drawer open heading="Appearance">Skin and width.<button slot="footer">Reset</button></plinth-drawer>`,
});

const native = (element: PlinthDrawer) => element.shadowRoot!.querySelector('dialog')!;

async function openDrawer(placement: string, dir = 'ltr') {
  const container = await fixture(
    html`<div dir=${dir}>
      <button>Open</button><plinth-drawer heading="Appearance" placement=${placement}>Skin</plinth-drawer>
    </div>`,
  );
  const element = container.querySelector('plinth-drawer')!;
  container.querySelector('button')!.focus();
  element.show();
  await element.updateComplete;
  return { container, element };
}

/** Returns the edge of the window that the drawer touches after its transition. */
async function edgeOf(element: PlinthDrawer): Promise<string> {
  await Promise.all(
    native(element)
      .getAnimations()
      .map((animation) => animation.finished),
  );
  const { left, right, top, bottom } = native(element).getBoundingClientRect();
  if (Math.round(left) === 0 && Math.round(right) === document.documentElement.clientWidth)
    return [Math.round(top) === 0 && 'top', Math.round(bottom) === innerHeight && 'bottom'].filter(Boolean).join(' ');
  if (Math.round(left) === 0 && Math.round(right) < innerWidth) return 'left';
  return Math.round(right) === document.documentElement.clientWidth ? 'right' : 'none';
}

describe('<plinth-drawer>', () => {
  it('is placed at the start or end edge in reading direction', async () => {
    const edges: string[] = [];
    for (const [placement, dir] of [
      ['end', 'ltr'],
      ['start', 'ltr'],
      ['end', 'rtl'],
      ['start', 'rtl'],
      ['sideways', 'ltr'],
    ] as const) {
      const { element } = await openDrawer(placement, dir);
      element.style.setProperty('--plinth-drawer-width', '200px');
      edges.push(await edgeOf(element));
      element.hide();
      await element.updateComplete;
    }
    expect(edges).toEqual(['right', 'left', 'left', 'right', 'right']);
  });

  it('is placed at the top or bottom edge, as high as its content or its property', async () => {
    const edges: string[] = [];
    for (const [placement, dir] of [
      ['top', 'ltr'],
      ['bottom', 'ltr'],
      ['bottom', 'rtl'],
    ] as const) {
      const { element } = await openDrawer(placement, dir);
      edges.push(await edgeOf(element));
      const { height } = native(element).getBoundingClientRect();
      element.style.setProperty('--plinth-drawer-height', `${height + 20}px`);
      expect(native(element).getBoundingClientRect().height).toBe(height + 20);
      element.style.setProperty('--plinth-drawer-height', '9000px');
      expect(native(element).getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
      element.hide();
      await element.updateComplete;
    }
    expect(edges).toEqual(['top', 'bottom', 'bottom']);
  });

  it('leaves the page usable while it is modeless, and closes on Escape only from inside', async () => {
    const container = await fixture(
      html`<div>
        <button>Open</button><plinth-drawer heading="Details" modeless><input aria-label="Note" /></plinth-drawer>
      </div>`,
    );
    const element = container.querySelector('plinth-drawer')!;
    const opener = container.querySelector('button')!;
    opener.focus();
    element.show();
    await element.updateComplete;
    expect([native(element).matches(':modal'), getComputedStyle(document.documentElement).overflow]).toEqual([
      false,
      'visible',
    ]);
    let clicks = 0;
    opener.addEventListener('click', () => {
      clicks += 1;
    });
    await userEvent.click(opener, { position: { x: 2, y: 2 } });
    await userEvent.keyboard('{Escape}');
    expect([clicks, element.open]).toEqual([1, true]);
    container.querySelector('input')!.focus();
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect([element.open, native(element).open]).toEqual([false, false]);
  });

  it('stays open when it becomes modeless or modal', async () => {
    const { element } = await openDrawer('end');
    element.modeless = true;
    await element.updateComplete;
    const states = [[native(element).open, native(element).matches(':modal')]];
    element.modeless = false;
    await element.updateComplete;
    states.push([native(element).open, native(element).matches(':modal')]);
    await vi.waitFor(() => expect(element.open).toBe(true));
    expect(states).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('is modal, closes on Escape and with its button, and emits the reason', async () => {
    const { element, container } = await openDrawer('end');
    const reasons: string[] = [];
    element.addEventListener('plinth-drawer-close', (event) =>
      reasons.push((event as CustomEvent<{ reason: string }>).detail.reason),
    );
    expect(native(element).matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector('button')));
    element.show();
    await element.updateComplete;
    element.shadowRoot!.querySelector('button')!.click();
    expect(reasons).toEqual(['escape', 'close-button']);
    expect(element.open).toBe(false);
  });

  it('stays open when the close event is canceled', async () => {
    const { element } = await openDrawer('end');
    element.addEventListener('plinth-drawer-close', (event) => event.preventDefault());
    await userEvent.keyboard('{Escape}');
    expect(element.open).toBe(true);
  });

  it('fits into a narrow window', async () => {
    const { element } = await openDrawer('end');
    element.style.setProperty('--plinth-drawer-width', '9000px');
    expect(native(element).getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
  });
});
