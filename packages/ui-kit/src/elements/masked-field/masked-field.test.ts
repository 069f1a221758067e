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
  it('formats the initial text of a labelled control', async () => {
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
});
