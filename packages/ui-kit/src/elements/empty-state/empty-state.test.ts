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

const find = (element: PlinthEmptyState, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);

describe('<plinth-empty-state>', () => {
  it('announces an error, but not an empty state', async () => {
    const element = await fixture<PlinthEmptyState>(
      html`<plinth-empty-state heading="No contracts yet"></plinth-empty-state>`,
    );
    expect(find(element, '[role="alert"]')).toBe(null);
    expect(find(element, 'plinth-button')).toBe(null);
    element.kind = 'error';
    await element.updateComplete;
    expect(find(element, '[role="alert"]')!.textContent).toContain('No contracts yet');
  });

  it('emits a retry event on click and with the keyboard', async () => {
    const element = await fixture<PlinthEmptyState>(
      html`<plinth-empty-state kind="error" heading="Did not load"></plinth-empty-state>`,
    );
    let retryCount = 0;
    element.addEventListener('plinth-load-retry', () => {
      retryCount += 1;
    });
    find(element, 'plinth-button')!.click();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(retryCount).toBe(2);
  });

  it('replaces "Try again" with a slotted action', async () => {
    const element = await fixture<PlinthEmptyState>(
      html`<plinth-empty-state kind="error" heading="Did not load"
        ><a slot="action" href="/tickets">Open a ticket</a></plinth-empty-state
      >`,
    );
    expect(find(element, 'plinth-button')!.offsetParent).toBe(null);
  });

  it('has a different illustration for each kind', async () => {
    const element = await fixture<PlinthEmptyState>(html`<plinth-empty-state></plinth-empty-state>`);
    const pathData = () =>
      [...element.shadowRoot!.querySelectorAll('.drawing path')].map((path) => path.getAttribute('d')).join('');
    const emptyPathData = pathData();
    element.kind = 'error';
    await element.updateComplete;
    expect(pathData()).not.toBe(emptyPathData);
    expect(pathData()).not.toContain('NaN');
  });
});
