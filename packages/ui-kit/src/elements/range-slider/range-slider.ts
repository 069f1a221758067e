import { html, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { isElement } from '#base/dom.ts';
import { isolate, sentence } from '#base/figure.ts';
import { FormElement, VALID, type ValidationResult } from '#base/form-element.ts';
import { renderError } from '#base/message.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatNumber } from '#format/format.ts';
import { rangeSliderStrings } from '#strings/en/range-slider.ts';
import {
  nearerEnd,
  rangeOf,
  ruleOf,
  shareAt,
  snap,
  withEnd,
  type RangeValue,
  type Rule,
} from './range-slider.model.ts';
import { rangeSliderStyles } from './range-slider.styles.ts';

export const rangeSliderOrientations = ['horizontal', 'vertical'] as const;

const isSame = (one: RangeValue, other: RangeValue): boolean => one[0] === other[0] && one[1] === other[1];

/**
 * A range between two thumbs: a filter by price, by weeks. Rough by hand, one step a key.
 *
 * It is submitted as two entries under its name, the lower first.
 *
 * @when A filter between two bounds, roughly.
 * @whenNot For one amount of money take an amount slider; where the exact figure counts, two number fields.
 * @keyboard Arrow keys — Move the thumb by a step.
 * @keyboard Page Up, Page Down — Move it by more.
 * @keyboard Home, End — Move it as far as it goes.
 * @slot label-end - Beside the label.
 * @csspart base - The whole.
 * @csspart label - The label.
 * @csspart values - The range in words, beside the label.
 * @csspart slider - The track.
 * @csspart range - The two native sliders.
 * @csspart marks - The marks at the slider.
 * @csspart error - The message of a range in error.
 * @csspart help - The line of help.
 * @cssproperty [--plinth-range-slider-length=12rem] - How long a vertical one is.
 * @fires input - while a person slides; native, reaches out of shadow trees.
 * @fires change - when a person let a thumb go, or pressed a key of it; native.
 */
export class PlinthRangeSlider extends FormElement {
  static override styles = rangeSliderStyles;

  protected readonly locale = new LocaleController(this, rangeSliderStrings);

  #value: RangeValue | undefined;
  /** The end that a pointer moves which came down on the track. */
  #dragged: 0 | 1 | undefined;

  @query('#low') private readonly low!: HTMLInputElement | null;
  @query('#high') private readonly high!: HTMLInputElement | null;
  @query('[part="slider"]') private readonly slider!: HTMLElement | null;

  /** Names both thumbs. */
  @property() label = '';
  /** A line under the slider. */
  @property() help = '';
  /** Least number. @default 0 */
  @property({ type: Number }) min = 0;
  /** Greatest number. @default 100 */
  @property({ type: Number }) max = 100;
  /** What a key adds, and what is rounded to. @default 1 */
  @property({ type: Number }) step = 1;
  /** Numbers marked at the slider; those out of range are left out. */
  @property({ attribute: false }) marks: readonly number[] = [];
  /** Which way it lies; a vertical one goes up. @default 'horizontal' */
  @property({ reflect: true, of: rangeSliderOrientations }) orientation: (typeof rangeSliderOrientations)[number] =
    'horizontal';
  /** Writes a number: `$1,000`, `8 weeks`. The number in the language's digits when not given. */
  @property({ attribute: false }) format: ((value: number) => string) | undefined;
  /** The range that it starts with and resets to, `20,80`; the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue = '';

  /** The range: its lower and its upper end. */
  @property({ attribute: false })
  get value(): RangeValue {
    return rangeOf(this.#value ?? this.defaultValue, this.#rule);
  }
  set value(value: RangeValue) {
    this.#value = rangeOf(value, this.#rule);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#dragged = undefined;
  }

  override updated(changed: PropertyValues<this>): void {
    const rule = this.#rule;
    const { value } = this;
    for (const [end, input] of [this.low, this.high].entries()) {
      if (!input) continue;
      // Bounds first: a native slider keeps to those that it has.
      Object.assign(input, {
        min: String(rule.min),
        max: String(rule.max),
        step: String(rule.step),
        value: String(value[end]),
      });
    }
    this.slider?.style.setProperty('--_from', String(shareAt(value[0], rule)));
    this.slider?.style.setProperty('--_position', String(shareAt(value[1], rule)));
    for (const mark of this.renderRoot.querySelectorAll<HTMLElement>('[data-at]'))
      mark.style.setProperty('--_at', mark.getAttribute('data-at'));
    super.updated(changed);
  }

  get #rule(): Rule {
    return ruleOf(this.min, this.max, this.step);
  }

  readonly #handleSlide = (event: Event): void => {
    const end = event.target === this.high ? 1 : 0;
    const next = withEnd(this.value, end, (end === 0 ? this.low : this.high)?.valueAsNumber ?? 0);
    if (isSame(next, this.value)) event.stopPropagation();
    else this.#value = next;
    this.requestUpdate('value');
  };

  /** `change` stops at a shadow root; a native control's does not. */
  readonly #handleRelease = (): void => this.dispatchNative('change');

  /** A press on the track brings the nearer thumb there, and moves it on. */
  readonly #handlePointerdown = (event: PointerEvent): void => {
    const { slider } = this;
    if (
      event.button !== 0 ||
      this.isDisabled ||
      !slider ||
      (isElement(event.target) && event.target.localName === 'input')
    )
      return;
    event.preventDefault();
    const value = this.#valueAt(event);
    const end = nearerEnd(this.value, value);
    this.#dragged = end;
    slider.setPointerCapture(event.pointerId);
    (end === 0 ? this.low : this.high)?.focus();
    this.#moveTo(value);
  };

  readonly #handlePointermove = (event: PointerEvent): void => {
    if (this.#dragged !== undefined) this.#moveTo(this.#valueAt(event));
  };

  readonly #handlePointerup = (): void => {
    if (this.#dragged === undefined) return;
    this.#dragged = undefined;
    this.dispatchNative('change');
  };

  #moveTo(value: number): void {
    if (this.#dragged === undefined) return;
    const next = withEnd(this.value, this.#dragged, value);
    if (isSame(next, this.value)) return;
    this.value = next;
    this.dispatchNative('input');
  }

  #valueAt({ clientX, clientY }: PointerEvent): number {
    const { left, right, bottom, width, height } = this.slider?.getBoundingClientRect() ?? new DOMRect();
    const share =
      this.orientation === 'vertical'
        ? (bottom - clientY) / (height || 1)
        : (this.locale.isRtl ? right - clientX : clientX - left) / (width || 1);
    const rule = this.#rule;
    return snap(rule.min + share * (rule.max - rule.min), rule);
  }

  #write(value: number): string {
    return typeof this.format === 'function' ? String(this.format(value)) : formatNumber(value, this.locale.language);
  }

  protected override get formValue(): FormData | null {
    if (!this.name) return null;
    const data = new FormData();
    for (const end of this.value) data.append(this.name, String(end));
    return data;
  }
  protected override get formState(): string {
    return this.value.join();
  }
  protected override get anchor(): HTMLElement | null {
    return this.low;
  }
  protected override get control(): HTMLElement | null {
    return this.slider;
  }

  override formResetCallback(): void {
    this.#value = undefined;
    this.requestUpdate('value');
  }

  protected override restoreValue(kept: string): void {
    this.value = rangeOf(kept, this.#rule);
  }

  /** A range always has its two ends. */
  protected override validate(): ValidationResult {
    return VALID;
  }

  override render(): TemplateResult {
    const { strings } = this.locale;
    const [low, high] = this.value;
    return html`<div part="base">
      <div part="label-row">
        <span part="label" id="label">${this.label}</span>
        <span part="values">${sentence(strings.fromTo(isolate(this.#write(low)), isolate(this.#write(high))))}</span>
        <slot name="label-end"></slot>
      </div>
      <div class="body">
        <div
          part="slider"
          role="group"
          aria-labelledby="label"
          aria-describedby="error help"
          @pointerdown=${this.#handlePointerdown}
          @pointermove=${this.#handlePointermove}
          @pointerup=${this.#handlePointerup}
          @pointercancel=${this.#handlePointerup}
        >
          ${this.renderThumb('low', strings.rangeFrom(this.label), low)}
          ${this.renderThumb('high', strings.rangeTo(this.label), high)}
        </div>
        <div part="marks" aria-hidden="true">${this.renderMarks()}</div>
      </div>
      ${renderError(this.error)}
      <div part="help" id="help">${this.help}</div>
    </div>`;
  }

  private renderThumb(id: 'low' | 'high', label: string, value: number): TemplateResult {
    return html`<input
      part="range"
      id=${id}
      type="range"
      ?disabled=${this.isDisabled}
      aria-label=${label}
      aria-orientation=${this.orientation}
      aria-valuetext=${this.#write(value)}
      @input=${this.#handleSlide}
      @change=${this.#handleRelease}
    />`;
  }

  private renderMarks(): readonly TemplateResult[] {
    const rule = this.#rule;
    const marks = normalizeList(this.marks)
      .filter((mark) => Number.isFinite(mark) && mark >= rule.min && mark <= rule.max)
      .toSorted((a, b) => a - b);
    return marks.map((mark) => {
      const at = shareAt(mark, rule);
      return html`<span class=${at <= 0 ? 'first' : at >= 1 ? 'last' : ''} data-at=${at}
        ><bdi dir="ltr">${this.#write(mark)}</bdi></span
      >`;
    });
  }
}
