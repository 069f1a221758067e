import '@plinth/ui-kit/define/button';
import '@plinth/ui-kit/define/card';
import '@plinth/ui-kit/define/field';
import type { LitElement } from 'lit';
import { BareButton, BareCard, BareField } from './bare.ts';

/** Creates the element with the given index and its content, without attaching it. */
export type Make = (index: number) => LitElement;

/** An element of the kit and its baseline, which render the same markup. */
export interface Pair {
  readonly kit: Make;
  readonly bare: Make;
}

const variants = ['secondary', 'primary', 'ghost', 'danger'] as const;
const variantOf = (index: number): (typeof variants)[number] => variants[index % variants.length] ?? 'secondary';

function child<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string, slot = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (slot) element.slot = slot;
  element.textContent = text;
  return element;
}

function input(index: number): HTMLInputElement {
  const element = document.createElement('input');
  element.name = `field-${index}`;
  return element;
}

function asButton<Button extends LitElement & { variant: string }>(button: Button, index: number): Button {
  button.variant = variantOf(index);
  button.textContent = `Button ${index}`;
  return button;
}

function asCard(card: LitElement, index: number): LitElement {
  card.append(
    child('h2', `Card ${index}`, 'heading'),
    child('p', 'What belongs together.'),
    child('span', `Row ${index}`, 'foot'),
  );
  return card;
}

function kitField(index: number): LitElement {
  const field = document.createElement('plinth-field');
  field.label = `Field ${index}`;
  field.append(input(index));
  return field;
}

/** Creates a field as a page without the kit does: label, help and error refer to the input with generated ids. */
function bareField(index: number): LitElement {
  const field = new BareField();
  const control = input(index);
  control.id = `control-${index}`;
  const label = child('label', `Field ${index}`, 'label');
  label.htmlFor = control.id;
  const help = child('span', '', 'help');
  help.id = `help-${index}`;
  const error = child('span', '', 'error');
  error.id = `error-${index}`;
  error.setAttribute('aria-live', 'polite');
  field.append(control, label, help, error);
  return field;
}

/** The compared pairs, by name. */
export const pairs = {
  button: {
    kit: (index) => asButton(document.createElement('plinth-button'), index),
    bare: (index) => asButton(new BareButton(), index),
  },
  field: { kit: kitField, bare: bareField },
  card: {
    kit: (index) => asCard(document.createElement('plinth-card'), index),
    bare: (index) => asCard(new BareCard(), index),
  },
} as const satisfies Record<string, Pair>;

/** The mix of a typical page: two buttons and two fields for each card. */
export const mix: Pair = { kit: (index) => mixed('kit', index), bare: (index) => mixed('bare', index) };

function mixed(side: keyof Pair, index: number): LitElement {
  const name = (['button', 'field', 'button', 'field', 'card'] as const)[index % 5] ?? 'button';
  return pairs[name][side](index);
}
