import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failOnLitWarnings } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import { deepActiveElement } from './focus.ts';

import.meta.glob('../define/{combobox,tag-input}.ts', { eager: true });

failOnLitWarnings();

type Field = LitElement & { values: readonly string[]; readOnly: boolean };

describe.each(['plinth-combobox', 'plinth-tag-input'])('the focus in the chips of a %s', (tag) => {
  async function createField(values: readonly string[]) {
    const container = await fixture(html`<div><input aria-label="After" /></div>`);
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
    const field = Object.assign(document.createElement(tag) as Field, {
      label: 'Tags',
      multiple: true,
      creatable: true,
    });
    Object.assign(field, { options, values });
    container.prepend(field);
    await rendered(field);
    const input = field.shadowRoot!.querySelector('input')!;
    const chips = () => [...field.shadowRoot!.querySelectorAll<HTMLElement>('.chip button')];
    return { field, input, chips, after: container.querySelector(':scope > input')! };
  }

  it('moves to the next field when Tab adds the last of several texts', async () => {
    const { field, input, after } = await createField(['a']);
    input.focus();
    await userEvent.keyboard('x@example.com, y@example.com{Tab}');
    await rendered(field);
    expect([field.values, deepActiveElement(document)]).toEqual([['a', 'x@example.com', 'y@example.com'], after]);
  });

  it('leaves the field when a press beside it adds the typed text', async () => {
    const { field, input } = await createField(['a']);
    input.focus();
    await userEvent.keyboard('x@example.com');
    await userEvent.click(document.body, { position: { x: 2, y: 300 } });
    await rendered(field);
    expect([field.values, deepActiveElement(document)]).toEqual([['a', 'x@example.com'], document.body]);
  });

  it.each([0, 1])('stays in the field when the page removes the chips and number %i has the focus', async (index) => {
    const { field, input, chips } = await createField(['a', 'b']);
    chips()[index]!.focus();
    field.values = ['a'];
    await rendered(field);
    expect(deepActiveElement(document)).toBe(chips()[0]);
    field.values = [];
    await rendered(field);
    expect(deepActiveElement(document)).toBe(input);
  });

  it('stays in the field when a chip that an arrow key has reached is removed or becomes read-only', async () => {
    const { field, input, chips } = await createField(['a', 'b', 'c']);
    input.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(deepActiveElement(document)).toBe(chips()[2]);
    field.values = ['a', 'b'];
    await rendered(field);
    expect(deepActiveElement(document)).toBe(chips()[1]);
    field.readOnly = true;
    await rendered(field);
    expect(deepActiveElement(document)).toBe(input);
  });
});
