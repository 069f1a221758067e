import '#define/toast.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthToast } from './toast.ts';

describeElement({
  name: 'toast',
  define: () => import('#define/toast.ts'),
  template: () =>
    html`<plinth-toast
      variant="danger"
      message="Failed to link Commerce Platform"
      description="Nothing was changed."
      action="Try again"
    ></plinth-toast>`,
});

describe('<plinth-toast>', () => {
  it('emits events for its action and its close button', async () => {
    const element = await fixture<PlinthToast>(html`<plinth-toast message="Failed" action="Try again"></plinth-toast>`);
    const events: string[] = [];
    for (const name of ['plinth-toast-action', 'plinth-toast-dismiss'])
      element.addEventListener(name, () => events.push(name));
    element.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(events).toEqual(['plinth-toast-action', 'plinth-toast-dismiss']);
  });

  it('has no button without an action, and falls back to info', async () => {
    const element = await fixture<PlinthToast>(html`<plinth-toast variant="unknown" message="Saved"></plinth-toast>`);
    expect(element.variant).toBe('info');
    expect(element.shadowRoot!.querySelectorAll('button')).toHaveLength(1);
  });

  it('has a dark surface on a light page', async () => {
    const element = await fixture<PlinthToast>(html`<plinth-toast message="Saved"></plinth-toast>`);
    expect(getComputedStyle(element).colorScheme).toBe('dark');
  });
});
