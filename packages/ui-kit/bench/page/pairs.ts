import '@plinth/ui-kit/define/button';
import '@plinth/ui-kit/define/card';
import '@plinth/ui-kit/define/field';
import type { LitElement } from 'lit';
import { BareButton, BareCard, BareField } from './bare.ts';

/** Creates the element with the given index and its content, without attaching it. */
export type CreateElement = (index: number) => LitElement;

/** An element of the kit and its baseline, which render the same markup. */
export interface Pair {
  readonly kit: CreateElement;
  readonly bare: CreateElement;
}

const variants = ['secondary', 'primary', 'ghost', 'danger'] as const;
const variantOf = (index: number): (typeof variants)[number] => variants[index % variants.length] ?? 'secondary';

function createChild<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  slot = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (slot) element.slot = slot;
  element.textContent = text;
  return element;
}

function createInput(index: number): HTMLInputElement {
  const element = document.createElement('input');
  element.name = `field-${index}`;
  return element;
}

function prepareButton<Button extends LitElement & { variant: string }>(button: Button, index: number): Button {
  button.variant = variantOf(index);
  button.textContent = `Button ${index}`;
  return button;
}

function prepareCard(card: LitElement, index: number): LitElement {
  card.append(
    createChild('h2', `Card ${index}`, 'heading'),
    createChild('p', 'The content of a card.'),
    createChild('span', `Row ${index}`, 'foot'),
  );
  return card;
}

function createKitField(index: number): LitElement {
  const field = document.createElement('plinth-field');
  field.label = `Field ${index}`;
  field.append(createInput(index));
  return field;
}

/** Creates a field as a page without the kit does: label, help and error are connected to the input by generated ids. */
function createBareField(index: number): LitElement {
  const field = new BareField();
  const control = createInput(index);
  control.id = `control-${index}`;
  const label = createChild('label', `Field ${index}`, 'label');
  label.htmlFor = control.id;
  const help = createChild('span', '', 'help');
  help.id = `help-${index}`;
  const error = createChild('span', '', 'error');
  error.id = `error-${index}`;
  error.setAttribute('aria-live', 'polite');
  field.append(control, label, help, error);
  return field;
}

/** The compared pairs, by name. */
export const pairs = {
  button: {
    kit: (index) => prepareButton(document.createElement('plinth-button'), index),
    bare: (index) => prepareButton(new BareButton(), index),
  },
  field: { kit: createKitField, bare: createBareField },
  card: {
    kit: (index) => prepareCard(document.createElement('plinth-card'), index),
    bare: (index) => prepareCard(new BareCard(), index),
  },
} as const satisfies Record<string, Pair>;

/** The mix of a typical page: two buttons and two fields for each card. */
export const mix: Pair = { kit: (index) => createMixed('kit', index), bare: (index) => createMixed('bare', index) };

function createMixed(side: keyof Pair, index: number): LitElement {
  const name = (['button', 'field', 'button', 'field', 'card'] as const)[index % 5] ?? 'button';
  return pairs[name][side](index);
}
