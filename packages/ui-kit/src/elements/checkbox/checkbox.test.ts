import '#define/checkbox.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeToggleInFormLibraries } from '#testing/form-library-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthCheckbox } from './checkbox.ts';

describeElement({
  name: 'checkbox',
  define: () => import('#define/checkbox.ts'),
  template: () =>
    html`<plinth-checkbox style="background: var(--plinth-color-surface)" description="Money that comes in"
      >Collections</plinth-checkbox
    >`,
});

const toggle = {
  filled: 'on',
  empty: null,
  fill: async (control: HTMLElement) => userEvent.click(control),
} as const;

describeFormControl<PlinthCheckbox>({
  ...toggle,
  name: '<plinth-checkbox>',
  create: () => Object.assign(document.createElement('plinth-checkbox'), { textContent: 'I agree' }),
  set: (control) => {
    control.checked = true;
  },
  restorable: true,
});

describeFormControl<HTMLInputElement>({
  ...toggle,
  name: 'a native checkbox',
  create: () => Object.assign(document.createElement('input'), { type: 'checkbox' }),
  set: (control) => {
    control.checked = true;
  },
  restorable: false,
});

const inner = (element: PlinthCheckbox) => element.shadowRoot!.querySelector('input')!;

describeToggleInFormLibraries({
  name: '<plinth-checkbox>',
  create: () => Object.assign(document.createElement('plinth-checkbox'), { textContent: 'I agree' }),
});

describeToggleInFormLibraries({
  name: 'a native checkbox',
  create: () => Object.assign(document.createElement('input'), { type: 'checkbox' }),
});

describe('<plinth-checkbox>', () => {
  it('is toggled by its label and by Space, and fires native events', async () => {
    const element = await fixture<PlinthCheckbox>(html`<plinth-checkbox>Refunds</plinth-checkbox>`);
    const events: string[] = [];
    for (const type of ['input', 'change'])
      element.addEventListener(type, () => events.push(`${type} ${element.checked}`));
    await userEvent.click(page.getByText('Refunds'));
    await userEvent.keyboard(' ');
    expect(events).toEqual(['input true', 'change true', 'input false', 'change false']);
  });

  it('is toggled once by an external label, which names it', async () => {
    const container = await fixture(
      html`<div><label for="terms">Terms</label><plinth-checkbox id="terms"></plinth-checkbox></div>`,
    );
    let clicks = 0;
    container.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.localName === 'plinth-checkbox') clicks += 1;
    });
    await userEvent.click(container.querySelector('label')!);
    const element = container.querySelector<PlinthCheckbox>('plinth-checkbox')!;
    expect([element.checked, clicks]).toEqual([true, 1]);
    expect(inner(element).ariaLabelledByElements).toContain(container.querySelector('label'));
  });

  it('stays unchanged when the click is canceled', async () => {
    const element = await fixture<PlinthCheckbox>(html`<plinth-checkbox>Refunds</plinth-checkbox>`);
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    element.click();
    expect([element.checked, inner(element).checked]).toEqual([false, false]);
  });

  it('is indeterminate until the user toggles it', async () => {
    const element = await fixture<PlinthCheckbox>(
      html`<plinth-checkbox indeterminate checked>All types</plinth-checkbox>`,
    );
    expect(inner(element).indeterminate).toBe(true);
    element.click();
    await element.updateComplete;
    expect([inner(element).indeterminate, element.indeterminate, element.checked]).toEqual([false, false, false]);
  });

  it('starts with the state of its attribute, which has no effect after a change', async () => {
    const element = await fixture<PlinthCheckbox>(html`<plinth-checkbox checked>Refunds</plinth-checkbox>`);
    expect([element.checked, inner(element).checked]).toEqual([true, true]);
    element.click();
    element.setAttribute('checked', '');
    expect(element.checked).toBe(false);
  });

  it('is described by its description and its error', async () => {
    const element = await fixture<PlinthCheckbox>(
      html`<plinth-checkbox description="By Monday" error="Check this box.">Refunds</plinth-checkbox>`,
    );
    const ids = inner(element).getAttribute('aria-describedby')!.split(' ');
    expect(ids.map((id) => element.shadowRoot!.getElementById(id)!.innerText.trim())).toEqual([
      'By Monday',
      'Check this box.',
    ]);
    expect(inner(element).getAttribute('aria-invalid')).toBe('true');
  });

  it('submits its value', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><plinth-checkbox name="type" value="refund" checked>Refunds</plinth-checkbox></form>`,
    );
    expect(new FormData(form).get('type')).toBe('refund');
  });

  it('keeps a state that was set before it was defined', async () => {
    const tag = 'plinth-checkbox-late';
    const early = Object.assign(document.createElement(tag), { checked: true, name: 'late' });
    const form = await fixture<HTMLFormElement>(html`<form>${early}</form>`);
    const { PlinthCheckbox: Base } = await import('./checkbox.ts');
    customElements.define(tag, class extends Base {});
    if (early instanceof Base) await early.updateComplete;
    expect(new FormData(form).get('late')).toBe('on');
  });

  it('restores the state that the browser saved or filled in', async () => {
    const element = await fixture<PlinthCheckbox>(html`<plinth-checkbox value="yes">Refunds</plinth-checkbox>`);
    const states: boolean[] = [];
    for (const savedState of ['checked', 'unchecked', 'yes', 'no', null]) {
      element.formStateRestoreCallback(savedState);
      states.push(element.checked);
    }
    expect(states).toEqual([true, false, true, false, false]);
  });

  it('submits "on" without a value, and clears an empty custom validity', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><plinth-checkbox name="refunds" checked>Refunds</plinth-checkbox></form>`,
    );
    const element = form.querySelector<PlinthCheckbox>('plinth-checkbox')!;
    element.value = null as never;
    element.setCustomValidity(undefined as never);
    expect([new FormData(form).get('refunds'), element.validity.valid]).toEqual(['on', true]);
  });
});
