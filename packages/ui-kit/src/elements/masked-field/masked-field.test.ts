import '#define/masked-field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthMaskedField } from './masked-field.ts';

const template = () =>
  html`<plinth-masked-field label="Phone" mask="(000) 000-0000"><input value="5035550148" /></plinth-masked-field>`;

describeElement({ name: 'masked-field', define: () => import('#define/masked-field.ts'), template });

describe('<plinth-masked-field>', () => {
  it('formats the initial text of a labeled control', async () => {
    await fixture(template());
    expect((page.getByRole('textbox', { name: 'Phone' }).element() as HTMLInputElement).value).toBe('(503) 555-0148');
  });

  it('applies the mask to a control that replaces the first one', async () => {
    const element = await fixture<PlinthMaskedField>(template());
    const newControl = document.createElement('input');
    element.querySelector('input')!.replaceWith(newControl);
    await element.updateComplete;
    await userEvent.click(newControl);
    await userEvent.keyboard('5035');
    expect(newControl.value).toBe('(503) 5');
  });

  it('does not format text during composition, or in a removed control', async () => {
    const element = await fixture<PlinthMaskedField>(template());
    const control = element.querySelector('input')!;
    control.value = '503';
    control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(control.value).toBe('503');
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(control.value).toBe('(503');
    element.remove();
    control.value = '971';
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(control.value).toBe('971');
  });

  async function createForm(value = '', mask = '(000) 000-0000') {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <plinth-masked-field label="Phone" .mask=${mask}><input name="phone" value=${value} /></plinth-masked-field>
      </form>`,
    );
    const field = form.querySelector<PlinthMaskedField>('plinth-masked-field')!;
    await field.updateComplete;
    const shownError = () => field.querySelector('[slot="error"]')?.textContent ?? '';
    return { form, field, control: form.querySelector('input')!, shownError };
  }

  it('is invalid while its text is incomplete, and shows why when the user leaves it', async () => {
    const { form, field, control, shownError } = await createForm();
    expect(form.checkValidity()).toBe(true);
    await userEvent.click(control);
    await userEvent.keyboard('503555014');
    expect([control.validity.customError, control.validationMessage, shownError()]).toEqual([
      true,
      'Use the format (000) 000-0000.',
      '',
    ]);
    await userEvent.tab();
    await field.updateComplete;
    expect([shownError(), control.getAttribute('aria-invalid')]).toEqual(['Use the format (000) 000-0000.', 'true']);
    await userEvent.click(control);
    await userEvent.keyboard('{End}8');
    await field.updateComplete;
    expect([control.value, form.checkValidity(), shownError()]).toEqual(['(503) 555-0148', true, '']);
    await userEvent.clear(control);
    expect(control.validity.valid).toBe(true);
  });

  it('shows the error when its form is submitted, and hides it when the form is reset', async () => {
    const { form, field, control, shownError } = await createForm('503');
    form.requestSubmit();
    await field.updateComplete;
    expect(shownError()).toBe('Use the format (000) 000-0000.');
    form.reset();
    await expect.poll(shownError).toBe('');
    expect(control.validity.customError).toBe(true);
  });

  it('validates a value that a script sets, and follows its mask and language', async () => {
    const { field, control } = await createForm('5035550148');
    control.value = '503';
    await expect.poll(() => control.validationMessage).toBe('Use the format (000) 000-0000.');
    field.mask = '000-000';
    await field.updateComplete;
    expect(control.validationMessage).toBe('Use the format 000-000.');
    field.mask = '000';
    await field.updateComplete;
    expect(control.validity.valid).toBe(true);
  });

  it('leaves a custom validity of the page as it is', async () => {
    const { field, control } = await createForm('503');
    control.setCustomValidity('Taken.');
    await userEvent.click(control);
    await userEvent.keyboard('{End}5');
    expect(control.validationMessage).toBe('Taken.');
    control.setCustomValidity('');
    await userEvent.keyboard('5');
    expect(control.validationMessage).toBe('Use the format (000) 000-0000.');
    field.replaceWith(control);
    expect(control.validity.valid).toBe(true);
  });
});
