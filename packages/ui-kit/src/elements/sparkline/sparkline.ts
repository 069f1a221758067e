import { html, svg, type TemplateResult } from 'lit';
import { isolate } from '#base/figure.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatMoney, formatNumber, formatPercent } from '#format/format.ts';
import { sparklineStrings } from '#strings/en/sparkline.ts';
import { sparklineStyles } from './sparkline.styles.ts';

export const sparklineFormats = ['number', 'money', 'percent'] as const;

const [WIDTH, HEIGHT] = [100, 28];

/** Returns the points of the line: the first value at the left edge, the last at the right, the highest at the top. */
function pointsOf(values: readonly number[]): readonly string[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const round = (coordinate: number): number => Math.round(coordinate * 100) / 100;
  return values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    // Constant values are a line through the middle.
    const y = high === low ? HEIGHT / 2 : HEIGHT - ((value - low) / (high - low)) * HEIGHT;
    return `${round(x)} ${round(y)}`;
  });
}

/**
 * A small line chart without axes that shows the trend of a value, next to the value or in a table cell.
 *
 * @when The trend of a value, at a glance.
 * @whenNot For values that people read, use a chart with a table view.
 * @keyboard none
 * @csspart base - The drawing, exposed as an image whose name gives the label, the first and last, and the lowest and highest value.
 * @cssproperty [--plinth-sparkline-color=--plinth-color-chart-1] - The color of the line.
 * @cssproperty [--plinth-sparkline-height=1.75rem] - The height of the drawing.
 */
export class PlinthSparkline extends PlinthElement {
  static override styles = sparklineStyles;

  readonly #locale = new LocaleController(this, sparklineStrings);

  /** The values, oldest first. Values that are not numbers are left out; fewer than two draw nothing. */
  @property({ attribute: false }) values: readonly number[] = [];
  /** The name of the value, for assistive technology. */
  @property() label = '';
  /** The format of the values in the accessible name: money in minor units, fractions of 1, or numbers. @default 'number' */
  @property({ of: sparklineFormats }) format: (typeof sparklineFormats)[number] = 'number';
  /** The ISO 4217 code of values that are money. */
  @property() currency: string | undefined;

  #format(value: number | undefined): string {
    const { language } = this.#locale;
    if (this.format === 'money') return formatMoney(value, { language, currency: this.currency || undefined });
    return this.format === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
  }

  #describe(values: readonly number[]): string {
    const format = (value: number | undefined): string => isolate(this.#format(value));
    const summary = this.#locale.strings.sparkline(
      format(values[0]),
      format(values.at(-1)),
      format(Math.min(...values)),
      format(Math.max(...values)),
    );
    return this.label ? `${this.label}: ${summary}` : summary;
  }

  override render(): TemplateResult {
    const values = normalizeList(this.values).filter((value) => Number.isFinite(value));
    if (values.length < 2) return html`<div part="base"></div>`;
    const points = pointsOf(values);
    const line = `M${points.join('L')}`;
    return html`<div part="base" role="img" aria-label=${this.#describe(values)}>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        ${svg`<path class="area" d=${`${line}V${HEIGHT}H0Z`}></path><path class="line" d=${line}></path>
          <path class="end" d=${`M${points.at(-1)}h0`}></path>`}
      </svg>
    </div>`;
  }
}
