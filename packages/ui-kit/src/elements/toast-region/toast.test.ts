import '#define/toast.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { de } from '#strings/de.ts';
import { setStrings } from '#strings/strings.ts';
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

  it('names the message that its close button closes, in the language of the page', async () => {
    const element = await fixture<PlinthToast>(html`<plinth-toast message="Saved"></plinth-toast>`);
    const label = () => element.shadowRoot!.querySelector('.corner')!.getAttribute('aria-label');
    expect(label()).toBe('Dismiss “Saved”');
    element.message = '';
    await element.updateComplete;
    expect(label()).toBe('Dismiss');
    setStrings('de', de);
    const german = await fixture(html`<div lang="de"><plinth-toast message="Gespeichert"></plinth-toast></div>`);
    const button = german.querySelector('plinth-toast')!.shadowRoot!.querySelector('.corner')!;
    expect(button.getAttribute('aria-label')).toBe('„Gespeichert“ ausblenden');
  });

  it('shows a spinner instead of its icon while it is busy', async () => {
    const element = await fixture<PlinthToast>(html`<plinth-toast busy message="Sending"></plinth-toast>`);
    const parts = () => ['.ring', '.icon'].map((selector) => element.shadowRoot!.querySelector(selector) !== null);
    expect(parts()).toEqual([true, false]);
    element.busy = false;
    await element.updateComplete;
    expect(parts()).toEqual([false, true]);
  });

  it('has a dark surface on a light page', async () => {
    const element = await fixture<PlinthToast>(html`<plinth-toast message="Saved"></plinth-toast>`);
    expect(getComputedStyle(element).colorScheme).toBe('dark');
  });
});
