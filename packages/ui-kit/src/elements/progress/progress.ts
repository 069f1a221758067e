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
 * A progress bar that shows how much of a task is done: an upload, or a form of several steps. Without a value it is
 * indeterminate. A complete bar has the success color.
 *
 * @when A task that takes more than a second or two and whose progress is known.
 * @whenNot For content whose shape is known, use a skeleton; for the steps of a flow, a stepper.
 * @keyboard none
 * @csspart base - The track of the bar.
 * @csspart fill - The completed part of the bar.
 * @csspart label - The text above the bar.
 */
export class PlinthProgress extends PlinthElement {
  static override styles = progressStyles;

  readonly #locale = new LocaleController(this, progressStrings);

  @query('[part="fill"]') private readonly fill!: HTMLElement | null;

  /** The completed amount, from 0 to `max`. A value that is not a number makes the bar indeterminate. */
  @property({ type: Number }) value: number | undefined;
  /** The total amount. @default 100 */
  @property({ type: Number }) max = 100;
  /** The name of the task: the accessible name, and the text above the bar. */
  @property() label: string | undefined;
  /** The progress as text, above the end of the bar: `3.2 of 8 MB`. */
  @property({ attribute: 'value-text' }) valueText: string | undefined;
  /** Hides the text visually; assistive technology still reads it. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;

  private get isDeterminate(): boolean {
    return typeof this.value === 'number' && Number.isFinite(this.value);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('value') || changed.has('max'))
      this.fill?.style.setProperty('--_share', String(ratioOf(this.value, this.max)));
  }

  override render(): TemplateResult {
    const share = ratioOf(this.value, this.max);
    const barClass = this.isDeterminate ? `bar ${share === 1 ? 'done' : ''}` : 'bar indeterminate';
    return html`${this.renderText()}<span
        part="base"
        class=${barClass}
        role="progressbar"
        aria-label=${this.label || this.#locale.strings.progress}
        aria-valuemin=${this.isDeterminate ? '0' : nothing}
        aria-valuemax=${this.isDeterminate ? '100' : nothing}
        aria-valuenow=${this.isDeterminate ? String(Math.round(share * 100)) : nothing}
        aria-valuetext=${this.valueText || nothing}
        ><span part="fill" class="fill" @animationend=${settleFill}></span
      ></span>`;
  }

  private renderText(): TemplateResult | typeof nothing {
    if (this.labelHidden || !(this.label || this.valueText)) return nothing;
    return html`<span part="label" aria-hidden="true"><span>${this.label}</span><span>${this.valueText}</span></span>`;
  }
}
