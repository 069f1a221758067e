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
  it('brings what is there into its form, under its label', async () => {
    await fixture(template());
    expect((page.getByRole('textbox', { name: 'Phone' }).element() as HTMLInputElement).value).toBe('(503) 555-0148');
  });

  it('takes the mask along to a control that takes the place of another', async () => {
    const element = await fixture<PlinthMaskedField>(template());
    const other = document.createElement('input');
    element.querySelector('input')!.replaceWith(other);
    await element.updateComplete;
    await userEvent.click(other);
    await userEvent.keyboard('5035');
    expect(other.value).toBe('(503) 5');
  });

  it('leaves a word alone while it is composed, and holds nothing of a control that is gone', async () => {
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
