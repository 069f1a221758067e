import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { spinnerStyles } from './spinner.styles.ts';

export const spinnerSizes = ['medium', 'small', 'large'] as const;

/**
 * Something is on its way and its shape is not known.
 *
 * @when Something is on its way for more than a moment, and nothing is known of it.
 * @whenNot Where the shape is known use a skeleton, where the share is known a progress bar, on a button its own `busy`.
 * @keyboard none
 * @csspart base - The ring.
 */
export class PlinthSpinner extends PlinthElement {
  static override styles = spinnerStyles;

  readonly #locale = new LocaleController(this, sharedStrings);

  /** 20 px, 16 (`small`) or 32 (`large`). @default 'medium' */
  @property({ reflect: true, of: spinnerSizes }) size: (typeof spinnerSizes)[number] = 'medium';
  /** What is on its way. The kit's own word when not given. */
  @property() label: string | undefined;

  override render(): TemplateResult {
    return html`<span part="base" role="progressbar" aria-label=${this.label || this.#locale.strings.loading}></span>`;
  }
}
