import { html, nothing, type TemplateResult } from 'lit';
import { figure, isolate, sentence } from '#base/figure.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatMoney, formatNumber, formatPercent, NO_VALUE } from '#format/format.ts';
import { statStrings } from '#strings/en/stat.ts';
import { statStyles } from './stat.styles.ts';

export const statSizes = ['medium', 'large'] as const;
export const statDeltaFormats = ['money', 'percent', 'number'] as const;
export const statBetters = ['neither', 'more', 'less'] as const;

/**
 * A key figure with its label, its change and an explanation. A page has at most one of size `large`.
 *
 * The change is written with a sign and a word (`−$18,200 less`), so that it does not depend on color alone. If it is
 * a percentage, give the amounts in the note.
 *
 * @when A figure that is the main content of a page or a card.
 * @whenNot For figures that people compare, use a data table; for an amount in a text, `plinth-format-money`.
 * @keyboard none
 * @slot label - Replaces the label, for example with a heading.
 * @slot mark - A color key before the label.
 * @slot note - A sentence that explains the figure.
 * @slot chart - A `plinth-sparkline` next to the figure.
 * @csspart label - The label.
 * @csspart value - The figure.
 * @csspart delta - The change.
 * @csspart note - The note below the figure.
 */
export class PlinthStat extends PlinthElement {
  static override styles = statStyles;

  readonly #locale = new LocaleController(this, statStrings);

  /** The label of the figure. */
  @property() label = '';
  /** The formatted figure, such as `$266,600`. An empty value is shown as a dash. */
  @property() value = '';
  /** The font size of the figure: 40 px (`large`) or 24 px. @default 'medium' */
  @property({ reflect: true, of: statSizes }) size: (typeof statSizes)[number] = 'medium';
  /** The change: minor units of money, a fraction of 1, or a number, depending on `delta-format`. */
  @property({ type: Number }) delta: number | undefined;
  /** The format of `delta`. @default 'money' */
  @property({ attribute: 'delta-format', of: statDeltaFormats }) deltaFormat: (typeof statDeltaFormats)[number] =
    'money';
  /** The ISO 4217 code of a `delta` that is money. */
  @property() currency: string | undefined;
  /** The period that the change is measured against, such as `than a week ago`. */
  @property() period = '';
  /** The direction that is an improvement, which colors the change. Money going out is not negative by itself. @default 'neither' */
  @property({ of: statBetters }) better: (typeof statBetters)[number] = 'neither';

  /** Formats the change with its sign: `+$25,000`, `−4%`. */
  private formatDelta(delta: number): string {
    const { language } = this.#locale;
    if (this.deltaFormat === 'money') return formatMoney(delta, { language, currency: this.currency, sign: 'always' });
    const text = this.deltaFormat === 'percent' ? formatPercent(delta, language) : formatNumber(delta, language);
    return delta > 0 ? `+${text}` : text;
  }

  override render(): TemplateResult {
    return html`<div part="label"><slot name="mark"></slot><slot name="label">${this.label}</slot></div>
      <div class="row">
        <div part="value" class=${this.value ? '' : 'missing'}>${figure(this.value || NO_VALUE)}</div>
        <slot name="chart"></slot>
      </div>
      ${this.renderDelta()}
      <div part="note"><slot name="note"></slot></div>`;
  }

  private renderDelta(): TemplateResult | typeof nothing {
    const { delta } = this;
    if (typeof delta !== 'number' || !Number.isFinite(delta)) return nothing;
    const { strings } = this.#locale;
    if (delta === 0) return html`<div part="delta">${strings.statSame}</div>`;
    const direction = delta > 0 ? 'more' : 'less';
    const text =
      delta > 0
        ? strings.statMore(isolate(this.formatDelta(delta)))
        : strings.statLess(isolate(this.formatDelta(delta)));
    const tone = this.better === 'neither' ? '' : this.better === direction ? 'good' : 'bad';
    return html`<div part="delta"><span class=${tone}>${sentence(text)}</span> ${this.period}</div>`;
  }
}
