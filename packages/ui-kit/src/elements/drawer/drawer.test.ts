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
  const { left, right } = native(element).getBoundingClientRect();
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
