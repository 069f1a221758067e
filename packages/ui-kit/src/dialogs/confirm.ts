import { html } from 'lit';
import { ask, paragraphs, strings, type DialogOptions } from './open-dialog.ts';

export interface ConfirmOptions extends DialogOptions {
  /** The text of the other button. Defaults to a localized “Cancel”. */
  readonly cancelLabel?: string | undefined;
  /** `danger` for what deletes something: the focus then starts on the other button. @default 'primary' */
  readonly variant?: 'primary' | 'danger' | undefined;
}

/**
 * Asks whether to do something. The main button repeats its verb: “Remove bank”, not “Yes”. Registers `plinth-dialog` and
 * `plinth-button`.
 * @returns a promise of whether people confirmed. Escape counts as no.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const { heading, text, confirmLabel, cancelLabel, variant = 'primary', signal } = options;
  const isDanger = variant === 'danger';
  return ask({
    heading,
    dismissed: false,
    signal,
    content: (answer) =>
      html`${paragraphs(text)}
        <plinth-button slot="footer" ?autofocus=${isDanger} @click=${() => answer(false)}
          >${cancelLabel ?? strings().cancel}</plinth-button
        >
        <plinth-button slot="footer" variant=${variant} ?autofocus=${!isDanger} @click=${() => answer(true)}
          >${confirmLabel ?? strings().ok}</plinth-button
        >`,
  });
}
