import '#define/switch.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeToggleInFormLibraries } from '#testing/form-library-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthSwitch } from './switch.ts';

describeElement({
  name: 'switch',
  define: () => import('#define/switch.ts'),
  template: () =>
    html`<plinth-switch style="background: var(--plinth-color-surface)" checked description="As a bell in the navbar"
      >System messages</plinth-switch
    >`,
});

describeFormControl<PlinthSwitch>({
  name: '<plinth-switch>',
  create: () => Object.assign(document.createElement('plinth-switch'), { textContent: 'Right to left' }),
  fill: async (control) => userEvent.click(control),
  set: (control) => {
    control.checked = true;
  },
  filled: 'on',
  empty: null,
  restorable: true,
});

describeToggleInFormLibraries({
  name: '<plinth-switch>',
  create: () => Object.assign(document.createElement('plinth-switch'), { textContent: 'I agree' }),
});

describe('<plinth-switch>', () => {
  it('exposes the switch role and whether it is on', async () => {
    await fixture<PlinthSwitch>(html`<plinth-switch>Menu collapsed</plinth-switch>`);
    const control = page.getByRole('switch', { name: 'Menu collapsed' });
    expect(control.element().matches(':checked')).toBe(false);
    await userEvent.click(control);
    expect(control.element().matches(':checked')).toBe(true);
  });

  it('moves its thumb towards the inline end', async () => {
    const container = await fixture(
      html`<div>
        <plinth-switch checked>One</plinth-switch>
        <div dir="rtl"><plinth-switch checked>Two</plinth-switch></div>
      </div>`,
    );
    const offsets = [...container.querySelectorAll<PlinthSwitch>('plinth-switch')].map((element) => {
      const [input, thumb] = ['input', '.thumb'].map((part) =>
        element.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
      );
      return Math.round(thumb!.left - input!.left);
    });
    expect(offsets).toEqual([14, 2]);
  });

  it('shows an error message when it is required and off', async () => {
    const element = await fixture<PlinthSwitch>(html`<plinth-switch required>Share data</plinth-switch>`);
    expect(element.validationMessage).toBe('Turn this on to continue.');
  });
});
