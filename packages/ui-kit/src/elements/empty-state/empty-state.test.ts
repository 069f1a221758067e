import '#define/empty-state.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthEmptyState } from './empty-state.ts';

describeElement({
  name: 'empty-state',
  define: () => import('#define/empty-state.ts'),
  template: () =>
    html`<plinth-empty-state
      style="background: var(--plinth-color-surface)"
      kind="error"
      heading="Contracts did not load"
      text="The rest of the page is up to date."
    ></plinth-empty-state>`,
});

const inside = (element: PlinthEmptyState, selector: string) =>
  element.shadowRoot!.querySelector<HTMLElement>(selector);

describe('<plinth-empty-state>', () => {
  it('announces an error, but not an empty state', async () => {
    const element = await fixture<PlinthEmptyState>(
      html`<plinth-empty-state heading="No contracts yet"></plinth-empty-state>`,
    );
    expect(inside(element, '[role="alert"]')).toBe(null);
    expect(inside(element, 'plinth-button')).toBe(null);
    element.kind = 'error';
    await element.updateComplete;
    expect(inside(element, '[role="alert"]')!.textContent).toContain('No contracts yet');
  });

  it('emits a retry event on click and with the keyboard', async () => {
    const element = await fixture<PlinthEmptyState>(
      html`<plinth-empty-state kind="error" heading="Did not load"></plinth-empty-state>`,
    );
    let asked = 0;
    element.addEventListener('plinth-load-retry', () => {
      asked += 1;
    });
    inside(element, 'plinth-button')!.click();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(asked).toBe(2);
  });

  it('replaces "Try again" by a slotted action', async () => {
    const element = await fixture<PlinthEmptyState>(
      html`<plinth-empty-state kind="error" heading="Did not load"
        ><a slot="action" href="/tickets">Open a ticket</a></plinth-empty-state
      >`,
    );
    expect(inside(element, 'plinth-button')!.offsetParent).toBe(null);
  });

  it('has a different illustration for each kind', async () => {
    const element = await fixture<PlinthEmptyState>(html`<plinth-empty-state></plinth-empty-state>`);
    const drawn = () =>
      [...element.shadowRoot!.querySelectorAll('.drawing path')].map((path) => path.getAttribute('d')).join('');
    const empty = drawn();
    element.kind = 'error';
    await element.updateComplete;
    expect(drawn()).not.toBe(empty);
    expect(drawn()).not.toContain('NaN');
  });
});
