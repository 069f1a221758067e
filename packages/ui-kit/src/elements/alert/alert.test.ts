import '#define/alert.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthAlert } from './alert.ts';

describeElement({
  name: 'alert',
  define: () => import('#define/alert.ts'),
  template: () =>
    html`<plinth-alert variant="accent" dismissible
      >Sign in to Tidewater again.<button slot="action">Reconnect</button></plinth-alert
    >`,
});

const roleOf = (element: PlinthAlert) => element.shadowRoot!.querySelector('[part="base"]')!.getAttribute('role');

describe('<plinth-alert>', () => {
  it('is announced immediately only for the danger variant', async () => {
    const roles: Record<string, string | null> = {};
    for (const variant of ['info', 'accent', 'success', 'warning', 'danger'] as const) {
      const element = await fixture<PlinthAlert>(html`<plinth-alert variant=${variant}>Text</plinth-alert>`);
      roles[variant] = roleOf(element);
    }
    expect(roles).toEqual({
      info: 'status',
      accent: 'status',
      success: 'status',
      warning: 'status',
      danger: 'alert',
    });
  });

  it('is hidden when the user dismisses it', async () => {
    const element = await fixture<PlinthAlert>(html`<plinth-alert dismissible>Text</plinth-alert>`);
    let events = 0;
    element.addEventListener('plinth-alert-dismiss', () => {
      events += 1;
    });
    element.shadowRoot!.querySelector('button')!.focus();
    await userEvent.keyboard('{Enter}');
    expect([events, element.hidden]).toEqual([1, true]);
  });

  it('moves the focus to the next control, or else the previous one, when the user dismisses it', async () => {
    const container = await fixture<HTMLElement>(
      html`<div>
        <button>Before</button>
        <plinth-alert dismissible>Text</plinth-alert>
        <p tabindex="-1">Between</p>
        <button>After</button>
      </div>`,
    );
    const [alert] = container.getElementsByTagName('plinth-alert');
    const dismiss = async () => {
      await userEvent.click(alert!.shadowRoot!.querySelector('button')!);
      return document.activeElement?.textContent;
    };
    const next = await dismiss();
    alert!.hidden = false;
    container.lastElementChild!.remove();
    // The runner's own page may follow the fixture.
    expect([next, await dismiss()]).toEqual(['After', 'Before']);
  });

  it('stays visible when the dismiss event is canceled', async () => {
    const element = await fixture<PlinthAlert>(html`<plinth-alert dismissible>Text</plinth-alert>`);
    element.addEventListener('plinth-alert-dismiss', (event) => event.preventDefault());
    element.shadowRoot!.querySelector('button')!.click();
    expect(element.hidden).toBe(false);
  });

  it('has a dismiss button only when dismissible is set', async () => {
    const element = await fixture<PlinthAlert>(html`<plinth-alert>Text</plinth-alert>`);
    expect(element.shadowRoot!.querySelector('button')).toBe(null);
  });

  it('falls back to the info variant for an unknown one', async () => {
    const element = await fixture<PlinthAlert>(html`<plinth-alert variant="loud">Text</plinth-alert>`);
    expect([element.variant, element.getAttribute('variant')]).toEqual(['info', 'info']);
  });

  it('shows an action that is added later', async () => {
    const element = await fixture<PlinthAlert>(html`<plinth-alert>Text</plinth-alert>`);
    const action = element.shadowRoot!.querySelector<HTMLElement>('.action')!;
    expect(action.hidden).toBe(true);
    const button = document.createElement('button');
    button.slot = 'action';
    element.append(button);
    await vi.waitFor(() => expect(action.hidden).toBe(false));
  });
});
