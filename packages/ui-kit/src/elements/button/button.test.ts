import '#define/button.ts';
import { aTimeout, fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthButton } from './button.ts';

describeElement({
  name: 'button',
  define: () => import('#define/button.ts'),
  template: () => html`<plinth-button variant="primary">Save</plinth-button>`,
});

async function createForm(button: ReturnType<typeof html>) {
  const form = await fixture<HTMLFormElement>(
    html`<form><input name="city" aria-label="City" required />${button}</form>`,
  );
  const submits: [string, string][][] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entries = [...new FormData(form, event.submitter)];
    submits.push(entries.map(([key, value]) => [key, typeof value === 'string' ? value : value.name]));
  });
  const element = form.querySelector<PlinthButton>('plinth-button')!;
  await element.updateComplete;
  return { form, element, input: form.querySelector('input')!, submits };
}

describe('<plinth-button>', () => {
  it('submits its form with its name and value', async () => {
    const { element, input, submits } = await createForm(
      html`<plinth-button type="submit" name="action" value="save">Save</plinth-button>`,
    );
    input.value = 'Portland';
    element.click();
    expect(submits).toEqual([
      [
        ['city', 'Portland'],
        ['action', 'save'],
      ],
    ]);
  });

  it('does not submit an invalid form', async () => {
    const { element, submits } = await createForm(html`<plinth-button type="submit">Save</plinth-button>`);
    element.click();
    expect(submits).toEqual([]);
  });

  it('is activated once by Enter in a text field of the form', async () => {
    const { input, submits } = await createForm(html`<plinth-button type="submit">Save</plinth-button>`);
    input.focus();
    await userEvent.keyboard('Salem{Enter}');
    expect(submits).toEqual([[['city', 'Salem']]]);
  });

  it('is not activated by Enter in a color input, which opens its picker', async () => {
    const { form, input, submits } = await createForm(
      html`<input type="color" name="tint" /><plinth-button type="submit">Save</plinth-button>`,
    );
    input.value = 'Salem';
    form.querySelector<HTMLElement>('[name="tint"]')!.focus();
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([]);
  });

  it('is activated by Enter after a script makes it a submit button', async () => {
    const { element, input, submits } = await createForm(html`<plinth-button .type=${'submit'}>Save</plinth-button>`);
    expect(element.hasAttribute('type')).toBe(false);
    input.focus();
    await userEvent.keyboard('Salem{Enter}');
    expect(submits).toEqual([[['city', 'Salem']]]);
  });

  it('resets its form', async () => {
    const { element, input } = await createForm(html`<plinth-button type="reset">Clear</plinth-button>`);
    input.value = 'Portland';
    element.click();
    expect(input.value).toBe('');
  });

  it('has no background while disabled as a ghost button, unlike the other variants', async () => {
    const backgrounds: string[] = [];
    for (const variant of ['ghost', 'secondary']) {
      const element = await fixture(html`<plinth-button disabled variant=${variant}>Read all</plinth-button>`);
      backgrounds.push(getComputedStyle(element.shadowRoot!.querySelector('[part]')!).backgroundColor);
    }
    expect(backgrounds[0]).toBe('rgba(0, 0, 0, 0)');
    expect(backgrounds[1]).not.toBe(backgrounds[0]);
  });

  it('ignores clicks while disabled, busy or in a disabled fieldset', async () => {
    const wrapper = await fixture(
      html`<div>
        <plinth-button disabled>One</plinth-button><plinth-button busy>Two</plinth-button>
        <form>
          <fieldset disabled><plinth-button>Three</plinth-button></fieldset>
        </form>
      </div>`,
    );
    let clicks = 0;
    for (const button of wrapper.querySelectorAll<PlinthButton>('plinth-button')) {
      await button.updateComplete;
      button.addEventListener('click', () => {
        clicks += 1;
      });
      button.click();
    }
    expect(clicks).toBe(0);
  });

  it('accepts clicks again when its fieldset is enabled', async () => {
    const fieldset = await fixture<HTMLFieldSetElement>(
      html`<fieldset disabled><plinth-button>Save</plinth-button></fieldset>`,
    );
    const element = fieldset.querySelector<PlinthButton>('plinth-button')!;
    await element.updateComplete;
    const native = element.shadowRoot!.querySelector('button')!;
    const wasDisabled = native.disabled;
    fieldset.disabled = false;
    await element.updateComplete;
    expect([wasDisabled, native.disabled, element.disabled]).toEqual([true, false, false]);
  });

  it('ignores Enter while an earlier submit button of the form is disabled, as in HTML', async () => {
    const { input, submits } = await createForm(
      html`<button disabled>Earlier</button><plinth-button type="submit">Save</plinth-button>`,
    );
    input.focus();
    await userEvent.keyboard('Salem{Enter}');
    expect(submits).toEqual([]);
  });

  it('leaves Enter to the browser when a native submit button comes first', async () => {
    const { input, submits } = await createForm(
      html`<button name="by" value="native">Save</button
        ><plinth-button type="submit" name="by" value="kit">Send</plinth-button>`,
    );
    input.focus();
    await userEvent.keyboard('Salem{Enter}');
    expect(submits).toEqual([
      [
        ['city', 'Salem'],
        ['by', 'native'],
      ],
    ]);
  });

  it('is still activated by Enter after another button left the form', async () => {
    const { form, input, submits } = await createForm(
      html`<plinth-button>Menu</plinth-button><plinth-button type="submit">Save</plinth-button>`,
    );
    form.querySelector('plinth-button')!.remove();
    input.focus();
    await userEvent.keyboard('Salem{Enter}');
    expect(submits).toEqual([[['city', 'Salem']]]);
  });

  it('puts an icon beside its label, also one that is added later', async () => {
    const element = await fixture<PlinthButton>(html`<plinth-button>Save</plinth-button>`);
    const base = element.shadowRoot!.querySelector('button')!;
    const displays = [getComputedStyle(base).display];
    const icon = Object.assign(document.createElement('img'), { slot: 'start', width: 16, height: 16, alt: '' });
    element.prepend(icon);
    await aTimeout(0);
    await element.updateComplete;
    const label = document.createRange();
    label.selectNodeContents(element.lastChild!);
    const gap = label.getBoundingClientRect().left - icon.getBoundingClientRect().right;
    displays.push(getComputedStyle(base).display);
    icon.remove();
    await aTimeout(0);
    await element.updateComplete;
    displays.push(getComputedStyle(base).display);
    expect(gap).toBe(8);
    expect(displays).toEqual(['block', 'flex', 'block']);
  });

  it('announces that it is busy and keeps the focus', async () => {
    const element = await fixture<PlinthButton>(html`<plinth-button>Save</plinth-button>`);
    element.focus();
    element.busy = true;
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('button')!.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(element);
  });

  it('becomes a link with an href, and an inactive one when disabled', async () => {
    const element = await fixture<PlinthButton>(
      html`<plinth-button href="/tickets" target="_blank">Tickets</plinth-button>`,
    );
    const link = () => element.shadowRoot!.querySelector('a')!;
    expect(link().getAttribute('href')).toBe('/tickets');
    expect(link().rel).toBe('noreferrer');
    element.disabled = true;
    await element.updateComplete;
    expect(link().hasAttribute('href')).toBe(false);
    expect(link().getAttribute('aria-disabled')).toBe('true');
  });

  it('falls back to its defaults for unknown values', async () => {
    const element = await fixture<PlinthButton>(
      html`<plinth-button variant="sparkling" size="huge">Save</plinth-button>`,
    );
    expect([element.variant, element.size]).toEqual(['secondary', 'medium']);
  });
});
