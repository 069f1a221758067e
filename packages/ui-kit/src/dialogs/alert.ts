import { html } from 'lit';
import { ask, paragraphs, strings, type DialogOptions } from './open-dialog.ts';

export type AlertOptions = DialogOptions;

/**
 * Shows a message that must be read before people go on, with one button. For a message that needs no answer, use a toast.
 * It registers `plinth-dialog` and `plinth-button` when it is called.
 * @returns a promise that is resolved when the dialog is closed.
 */
export function alert({ heading, text, confirmLabel, signal }: AlertOptions): Promise<void> {
  return ask<void>({
    heading,
    dismissed: undefined,
    signal,
    content: (answer) =>
      html`${paragraphs(text)}
        <plinth-button slot="footer" variant="primary" autofocus @click=${() => answer()}
          >${confirmLabel ?? strings().ok}</plinth-button
        >`,
  });
}
