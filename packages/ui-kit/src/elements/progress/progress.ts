import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { settleFill } from '#base/bar.styles.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { ratioOf } from '#base/ratio.ts';
import { LocaleController } from '#controllers/locale.ts';
import { progressStrings } from '#strings/en/progress.ts';
import { progressStyles } from './progress.styles.ts';

/**
 * How far something is that takes a while: an upload, a form of several steps. Without a value it is on its way and
 * nobody knows how far. When it is complete the bar says so in the colour of success.
 *
 * @when Something takes more than a second or two, and how far it is can be known.
 * @whenNot Where the shape of what comes is known take a skeleton; for the steps of a flow a stepper.
 * @keyboard none
 * @csspart base - The bar's track.
 * @csspart fill - What is done.
 * @csspart label - The words over the bar.
 */
export class PlinthProgress extends PlinthElement {
  static override styles = progressStyles;

  readonly #locale = new LocaleController(this, progressStrings);

  @query('[part="fill"]') private readonly fill!: HTMLElement | null;

  /** How much is done, from 0 to `max`. Not a number: not known. */
  @property({ type: Number }) value: number | undefined;
  /** How much there is to do. @default 100 */
  @property({ type: Number }) max = 100;
  /** What is on its way; the name for assistive technology and the words over the bar. */
  @property() label: string | undefined;
  /** The state in words, over the bar's end: `3.2 of 8 MB`. */
  @property({ attribute: 'value-text' }) valueText: string | undefined;
  /** Keeps the words for assistive technology alone. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;

  private get known(): boolean {
    return typeof this.value === 'number' && Number.isFinite(this.value);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('value') || changed.has('max'))
      this.fill?.style.setProperty('--_share', String(ratioOf(this.value, this.max)));
  }

  override render(): TemplateResult {
    const share = ratioOf(this.value, this.max);
    const bar = this.known ? `bar ${share === 1 ? 'done' : ''}` : 'bar indeterminate';
    return html`${this.renderWords()}<span
        part="base"
        class=${bar}
        role="progressbar"
        aria-label=${this.label || this.#locale.strings.progress}
        aria-valuemin=${this.known ? '0' : nothing}
        aria-valuemax=${this.known ? '100' : nothing}
        aria-valuenow=${this.known ? String(Math.round(share * 100)) : nothing}
        aria-valuetext=${this.valueText || nothing}
        ><span part="fill" class="fill" @animationend=${settleFill}></span
      ></span>`;
  }

  private renderWords(): TemplateResult | typeof nothing {
    if (this.labelHidden || !(this.label || this.valueText)) return nothing;
    return html`<span part="label" aria-hidden="true"><span>${this.label}</span><span>${this.valueText}</span></span>`;
  }
}
