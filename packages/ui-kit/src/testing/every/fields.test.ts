import type { LitElement } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createElement, deep, propertiesOf, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

const FIELD_NAME = 'answer';
/** A value for the fields whose specimen is empty. */
const SAMPLE_TEXTS: Readonly<Record<string, string>> = {
  'plinth-combobox': 'or',
  'plinth-one-time-code-field': '482915',
  'plinth-select': 'or',
};
/** The keys that change a field, move in it, open its popup, or clear it. */
const KEYS =
  '7{ArrowUp}{ArrowDown}{PageUp}{PageDown}{Home}{End}{Backspace}{Delete}{Escape} {Enter}{Alt>}{ArrowDown}{/Alt}';

type Field = LitElement & { value: unknown; readOnly: boolean; clearable: boolean; disabled: boolean; label: string };

const hasProperty = (specimen: Specimen, name: string): boolean =>
  propertiesOf(specimen).some((property) => property.name === name);

const fields = specimens.filter((specimen) => hasProperty(specimen, 'readOnly'));

/** Returns the native controls of a field, in its shadow tree or in its slot. */
const controlsOf = (field: Element): HTMLElement[] =>
  deep(field).filter((each): each is HTMLElement =>
    each.matches('input:not([type="checkbox"], [type="radio"]), select'),
  );

const clearButton = (field: Element): HTMLElement | undefined =>
  deep(field).find((each): each is HTMLElement => each.matches('[part="clear"]'));

/** Returns the focused element, across shadow trees. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Mounts the field of a specimen with a value, in a form that is not submitted. */
async function mountField(specimen: Specimen, properties: Partial<Field> = {}) {
  const form = document.createElement('form');
  const field = Object.assign(createElement(specimen), properties) as Field;
  const native = field.querySelector('input');
  const text = SAMPLE_TEXTS[specimen.tag];
  if (native) Object.assign(native, { name: FIELD_NAME }, text === undefined ? {} : { value: text });
  else Object.assign(field, { name: FIELD_NAME }, text === undefined ? {} : { value: text });
  form.append(field);
  document.body.append(form);
  await rendered(field);
  const events: string[] = [];
  for (const type of ['input', 'change']) {
    form.addEventListener(type, ({ target }) => {
      events.push(target === (native ?? field) ? type : `${type} of another target`);
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  const entries = (): unknown[] => new FormData(form).getAll(FIELD_NAME).filter((entry) => entry !== '');
  return { field, form, events, entries };
}

it('finds the fields of the kit, and none of them lacks a read-only state or a clear button', async () => {
  const withTextField: string[] = [];
  for (const specimen of specimens) {
    const element = createElement(specimen);
    document.body.append(element);
    await rendered(element);
    const { formAssociated } = element.constructor as { readonly formAssociated?: boolean };
    const isField = controlsOf(element).some((control) => control.matches('[part="input"], plinth-field > *'));
    if (isField && (formAssociated || 'control' in element)) withTextField.push(specimen.tag);
    element.remove();
  }
  expect(withTextField.length).toBeGreaterThan(12);
  const tags = fields.map(({ tag }) => tag);
  expect(withTextField.filter((tag) => !tags.includes(tag))).toEqual([]);
  expect(fields.filter((specimen) => !hasProperty(specimen, 'clearable')).map(({ tag }) => tag)).toEqual([]);
});

describe.each(fields)('$tag', (specimen) => {
  it('keeps its value from the user while it is read-only, and can be focused and submitted', async () => {
    const { field, events, entries } = await mountField(specimen, { readOnly: true, clearable: true });
    const before = entries();
    expect(before.length).toBeGreaterThan(0);
    field.focus();
    expect(controlsOf(field)).toContain(activeElement());
    for (const control of controlsOf(field).filter((each) => !each.matches(':disabled'))) {
      await userEvent.click(control);
      await userEvent.keyboard(KEYS);
      expect(control.matches('[readonly], [aria-readonly="true"]')).toBe(true);
    }
    for (const button of deep(field).filter((each) => each.matches('button') && each.checkVisibility()))
      (button as HTMLButtonElement).click();
    await rendered(field);
    expect([entries(), events]).toEqual([before, []]);
    expect(deep(field).filter((each) => each.matches(':popover-open, select:open'))).toEqual([]);
  });

  it('keeps its value while it is read-only when text is entered past its controls, as extensions do', async () => {
    const { field, events, entries } = await mountField(specimen, { readOnly: true });
    const before = entries();
    // The page's own control belongs to the page.
    for (const control of controlsOf(field).filter((each) => each.getRootNode() !== document)) {
      const input = control as HTMLInputElement;
      const { value } = input;
      input.value = input.type === 'color' ? '#00ff00' : '7';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await rendered(field);
      expect(input.value).toBe(value);
    }
    expect([entries(), events]).toEqual([before, []]);
  });

  it('is not validated while it is read-only', async () => {
    const { field, form } = await mountField({ ...specimen, values: {} }, { readOnly: true });
    Object.assign(field.querySelector('input') ?? field, { required: true });
    form.reset();
    await rendered(field);
    expect(form.checkValidity()).toBe(true);
  });

  it.each(['pointer', 'keyboard'])('is cleared with its button by %s, and keeps the focus', async (means) => {
    const { field, events, entries } = await mountField(specimen, { clearable: true });
    const button = clearButton(field);
    expect(button?.ariaLabel).toBe(`Clear ${field.label}`);
    if (means === 'pointer') await userEvent.click(button!);
    else {
      field.focus();
      for (let tabs = 0; tabs < 8 && activeElement() !== button; tabs += 1) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    }
    await rendered(field);
    expect([entries(), events]).toEqual([[], ['input', 'change']]);
    expect(controlsOf(field)).toContain(activeElement());
    expect(clearButton(field)).toBe(undefined);
  });

  it('keeps the focus when it loses the focused clear button, because the page makes it read-only', async () => {
    const { field } = await mountField(specimen, { clearable: true });
    clearButton(field)!.focus();
    expect(activeElement()).toBe(clearButton(field));
    field.readOnly = true;
    await rendered(field);
    expect([controlsOf(field).includes(activeElement() as HTMLElement), clearButton(field)]).toEqual([true, undefined]);
  });

  it('has a clear button only if it can be cleared', async () => {
    const { field } = await mountField(specimen);
    const shown: boolean[] = [];
    for (const properties of [
      { clearable: false },
      { clearable: true },
      { readOnly: true },
      { readOnly: false, disabled: true },
    ]) {
      Object.assign(field, properties);
      await rendered(field);
      shown.push(clearButton(field) !== undefined);
    }
    expect(shown).toEqual([false, true, false, false]);
  });
});

/** Returns the box of a character of the rendered text `text`. */
function characterBox(element: Element, text: string, index: number): DOMRect {
  const node = deep(element)
    .flatMap((each) => [...each.childNodes])
    .find((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim() === text);
  if (!node) throw new Error(`${element.localName} does not show "${text}"`);
  const range = document.createRange();
  const start = (node.nodeValue ?? '').indexOf(text) + index;
  range.setStart(node, start);
  range.setEnd(node, start + 1);
  return range.getBoundingClientRect();
}

describe.each(specimens.filter((specimen) => hasProperty(specimen, 'help') && hasProperty(specimen, 'error')))(
  'messages of $tag',
  (specimen) => {
    it.each(['help', 'error'])('keep the direction of their %s on a page of the other direction', async (property) => {
      const text = 'Choose one.';
      const wrapper = document.createElement('div');
      wrapper.dir = 'rtl';
      const element = Object.assign(createElement(specimen), { help: '', error: '', [property]: text });
      // Wider than its text, so that the sides differ.
      element.style.inlineSize = '20rem';
      wrapper.append(element);
      document.body.append(wrapper);
      await rendered(element);
      const first = characterBox(element, text, 0);
      const stop = characterBox(element, text, text.length - 1);
      expect(stop.left).toBeGreaterThan(first.left);
      // At the side where a line of the page begins.
      const { left, right } = element.getBoundingClientRect();
      expect(right - stop.right).toBeLessThan(first.left - left);
    });
  },
);
