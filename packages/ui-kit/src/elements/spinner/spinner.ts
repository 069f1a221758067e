import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { spinnerStyles } from './spinner.styles.ts';

export const spinnerSizes = ['medium', 'small', 'large'] as const;

/**
 * An animated ring that shows that something is loading.
 *
 * @when Something takes longer than a moment, and neither its shape nor its progress is known.
 * @whenNot For content whose shape is known, use a skeleton; for known progress, a progress bar; on a button, its `busy` property.
 * @keyboard none
 * @csspart base - The ring.
 */
export class PlinthSpinner extends PlinthElement {
  static override styles = spinnerStyles;

  readonly #locale = new LocaleController(this, sharedStrings);

  /** The size of the ring: 16 px (`small`), 20 px or 32 px (`large`). @default 'medium' */
  @property({ reflect: true, of: spinnerSizes }) size: (typeof spinnerSizes)[number] = 'medium';
  /** The accessible name, which says what is loading. Defaults to a localized text. */
  @property() label: string | undefined;

  override render(): TemplateResult {
    return html`<span part="base" role="progressbar" aria-label=${this.label || this.#locale.strings.loading}></span>`;
  }
}
