import { html } from 'lit';
import { ask, paragraphs, strings, type DialogOptions } from './open-dialog.ts';

export interface PromptOptions extends DialogOptions {
  /** The label of the field. */
  readonly label: string;
  /** The help below the field. */
  readonly help?: string | undefined;
  /** The initial text, which is selected. */
  readonly value?: string | undefined;
  /** The type of the field. @default 'text' */
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search' | undefined;
  /** The text of the other button. Defaults to a localized “Cancel”. */
  readonly cancelLabel?: string | undefined;
  /** Returns what is wrong with a text, or nothing. While something is wrong, the dialog stays open and says so; the browser says what does not fit the type. */
  readonly check?: ((value: string) => string | undefined) | undefined;
}

/**
 * Asks for a line of text. Enter confirms. Registers `plinth-dialog`, `plinth-field` and `plinth-button`.
 * @returns a promise of the text as it was typed, or of `undefined` when people cancel. Escape counts as that.
 */
export function prompt(options: PromptOptions): Promise<string | undefined> {
  const {
    heading,
    text,
    label,
    help = '',
    value = '',
    type = 'text',
    confirmLabel,
    cancelLabel,
    check,
    signal,
  } = options;
  return ask<string | undefined>({
    heading,
    dismissed: undefined,
    signal,
    isForm: true,
    load: () => import('../define/field.ts'),
    content: (answer, form) => {
      const field = document.createElement('plinth-field');
      const input = document.createElement('input');
      Object.assign(input, { type, value, autofocus: true });
      Object.assign(field, { label, help });
      field.append(input);
      input.addEventListener('focus', () => input.select(), { once: true });
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        field.error = check?.(input.value) ?? input.validationMessage;
        if (field.error === '') answer(input.value);
        else input.focus();
      });
      form.toggleAttribute('novalidate', true);
      return html`${paragraphs(text)} ${field}
        <plinth-button slot="footer" @click=${() => answer(undefined)}
          >${cancelLabel ?? strings().cancel}</plinth-button
        >
        <plinth-button slot="footer" type="submit" variant="primary">${confirmLabel ?? strings().ok}</plinth-button>`;
    },
  });
}
