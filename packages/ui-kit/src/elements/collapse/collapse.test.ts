import '#define/button.ts';
import '#define/collapse.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { settled } from '#testing/settled.ts';
import type { PlinthCollapse } from './collapse.ts';

const template = (open = false) =>
  html`<plinth-collapse ?open=${open}>
    <plinth-button slot="trigger">Details</plinth-button>
    <p>Fees are part of each payment. <a href="#fees">Fees</a></p>
  </plinth-collapse>`;

describeElement({
  name: 'collapse',
  define: () => import('#define/collapse.ts'),
  template: () =>
    html`<plinth-collapse style="background: var(--plinth-color-surface)" open>
      <button slot="trigger">Details</button>Fees are part of each payment.</plinth-collapse
    >`,
});

async function createCollapse(open = false) {
  const element = await fixture<PlinthCollapse>(template(open));
  await element.updateComplete;
  await settled({ canvasElement: element });
  const region = element.shadowRoot!.querySelector<HTMLElement>('[part="region"]')!;
  const toggles: boolean[] = [];
  element.addEventListener('plinth-collapse-toggle', (event) =>
    toggles.push((event as CustomEvent<{ open: boolean }>).detail.open),
  );
  return { element, region, toggles, link: element.querySelector('a')! };
}

describe('<plinth-collapse>', () => {
  it('opens and closes with its trigger, which announces the state', async () => {
    const { element, toggles } = await createCollapse();
    const trigger = page.getByRole('button', { name: 'Details' });
    await vi.waitFor(() => expect(trigger.element().getAttribute('aria-expanded')).toBe('false'));
    await userEvent.click(trigger);
    expect(element.open).toBe(true);
    await vi.waitFor(() => expect(trigger.element().getAttribute('aria-expanded')).toBe('true'));
    await userEvent.keyboard('{Enter}');
    expect([element.open, toggles]).toEqual([false, [true, false]]);
  });

  it('occupies no space and is not focusable while closed', async () => {
    const { element, region, link } = await createCollapse();
    expect([region.offsetHeight, link.checkVisibility({ contentVisibilityAuto: true })]).toEqual([0, false]);
    element.open = true;
    await element.updateComplete;
    await settled({ canvasElement: element });
    expect(region.offsetHeight).toBeGreaterThan(20);
    link.focus();
    expect(document.activeElement).toBe(link);
  });

  it('opens when find-in-page reveals its content', async () => {
    const { element, region, toggles } = await createCollapse();
    expect(region.getAttribute('hidden')).toBe('until-found');
    region.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect([element.open, toggles]).toEqual([true, [true]]);
  });

  it('stays unchanged when the event is canceled, and emits nothing when a script opens it', async () => {
    const { element, toggles } = await createCollapse(true);
    element.open = false;
    await element.updateComplete;
    expect(toggles).toEqual([]);
    element.addEventListener('plinth-collapse-toggle', (event) => event.preventDefault());
    await userEvent.click(page.getByRole('button', { name: 'Details' }));
    expect(element.open).toBe(false);
  });
});
