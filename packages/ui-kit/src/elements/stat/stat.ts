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
 * One figure with its name, its change and the reason. A page has one of size `large`.
 *
 * The change is written with sign and word (`−$18,200 less`), never in colour alone; a percentage wants the amounts in
 * its note.
 *
 * @when A figure that a page or card is about.
 * @whenNot For figures that are compared take a data table; an amount inside a text is a `plinth-format-money`.
 * @keyboard none
 * @slot label - Replaces the label, where it is a heading of the page.
 * @slot mark - A colour key before the label.
 * @slot note - The sentence that explains the figure.
 * @slot chart - How it came about, beside the figure: a `plinth-sparkline`.
 * @csspart label - The name of the figure.
 * @csspart value - The figure.
 * @csspart delta - The change.
 * @csspart note - The sentence under it.
 */
export class PlinthStat extends PlinthElement {
  static override styles = statStyles;

  readonly #locale = new LocaleController(this, statStrings);

  /** What the figure is. */
  @property() label = '';
  /** The figure, already written: `$266,600`. Empty is shown as a dash. */
  @property() value = '';
  /** 40 px (`large`) or 24 px. @default 'medium' */
  @property({ reflect: true, of: statSizes }) size: (typeof statSizes)[number] = 'medium';
  /** The change: minor units of money, a share of 1, or a number, see `delta-format`. */
  @property({ type: Number }) delta: number | undefined;
  /** What `delta` is. @default 'money' */
  @property({ attribute: 'delta-format', of: statDeltaFormats }) deltaFormat: (typeof statDeltaFormats)[number] =
    'money';
  /** ISO 4217 code of a `delta` that is money. */
  @property() currency: string | undefined;
  /** What the change is measured against: `than a week ago`. */
  @property() period = '';
  /** Which way is good; colours the change. Money out is not bad by itself. @default 'neither' */
  @property({ of: statBetters }) better: (typeof statBetters)[number] = 'neither';

  /** The change with its sign: `+$25,000`, `−4%`. */
  private signed(delta: number): string {
    const { language } = this.#locale;
    if (this.deltaFormat === 'money') return formatMoney(delta, { language, currency: this.currency, sign: 'always' });
    const text = this.deltaFormat === 'percent' ? formatPercent(delta, language) : formatNumber(delta, language);
    return delta > 0 ? `+${text}` : text;
  }

  override render(): TemplateResult {
    return html`<div part="label"><slot name="mark"></slot><slot name="label">${this.label}</slot></div>
      <div class="line">
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
    const way = delta > 0 ? 'more' : 'less';
    const text =
      delta > 0 ? strings.statMore(isolate(this.signed(delta))) : strings.statLess(isolate(this.signed(delta)));
    const tone = this.better === 'neither' ? '' : this.better === way ? 'good' : 'bad';
    return html`<div part="delta"><span class=${tone}>${sentence(text)}</span> ${this.period}</div>`;
  }
}
