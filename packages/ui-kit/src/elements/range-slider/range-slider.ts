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
  nearestEnd,
  normalizeRange,
  normalizeScale,
  fractionAt,
  snap,
  moveEnd,
  type RangeValue,
  type Scale,
} from './range-slider.model.ts';
import { rangeSliderStyles } from './range-slider.styles.ts';

export const rangeSliderOrientations = ['horizontal', 'vertical'] as const;

const isSame = (one: RangeValue, other: RangeValue): boolean => one[0] === other[0] && one[1] === other[1];

/**
 * A slider with two thumbs, for an approximate range: a filter by price or by weeks.
 *
 * It submits two entries under its name, the lower end first.
 *
 * @when A filter between two approximate bounds.
 * @whenNot For one amount of money, use an amount slider; for exact numbers, two number fields.
 * @keyboard Arrow keys — Move the thumb by one step.
 * @keyboard Page Up, Page Down — Move the thumb by a larger step.
 * @keyboard Home, End — Move the thumb to its lowest or highest position.
 * @slot label-end - Content next to the label, such as a link or a note.
 * @csspart base - The component's wrapper.
 * @csspart label-row - The row with the label and the content after it.
 * @csspart label - The label.
 * @csspart values - The range as text, next to the label.
 * @csspart slider - The track.
 * @csspart range - The native range inputs.
 * @csspart marks - The marks along the track.
 * @csspart error - The error message.
 * @csspart help - The help text.
 * @cssproperty [--plinth-range-slider-length=12rem] - The length of a vertical slider.
 * @fires input - Emitted while the user moves a thumb. Native; bubbles and is composed.
 * @fires change - Emitted when the user releases a thumb or presses one of its keys. Native.
 */
export class PlinthRangeSlider extends FormElement {
  static override styles = rangeSliderStyles;

  protected readonly locale = new LocaleController(this, rangeSliderStrings);

  /** The value as it was set, since the scale may be set later. */
  #value: unknown;
  /** The end that the pointer drags after a press on the track. */
  #draggedEnd: 0 | 1 | undefined;

  @query('#low') private readonly low!: HTMLInputElement | null;
  @query('#high') private readonly high!: HTMLInputElement | null;
  @query('[part="slider"]') private readonly slider!: HTMLElement | null;

  /** The label, which also names both thumbs. */
  @property() label = '';
  /** The help text under the slider. */
  @property() help = '';
  /** The lowest value. @default 0 */
  @property({ type: Number }) min = 0;
  /** The highest value. @default 100 */
  @property({ type: Number }) max = 100;
  /** The amount that an arrow key adds, and that values are rounded to. @default 1 */
  @property({ type: Number }) step = 1;
  /** The values to mark along the track. Values that are out of range are left out. */
  @property({ attribute: false }) marks: readonly number[] = [];
  /** The direction of the slider; a vertical one runs upwards. @default 'horizontal' */
  @property({ reflect: true, of: rangeSliderOrientations }) orientation: (typeof rangeSliderOrientations)[number] =
    'horizontal';
  /** Formats a value, for example as `$1,000` or `8 weeks`. By default the number is formatted in the page's language. */
  @property({ attribute: false }) format: ((value: number) => string) | undefined;
  /** The initial range, such as `20,80`, which a form reset restores. Reflects the `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue = '';

  /** The lower and the upper end of the range. */
  @property({ attribute: false })
  get value(): RangeValue {
    return normalizeRange(this.#value ?? this.defaultValue, this.#scale);
  }
  set value(value: RangeValue) {
    this.#value = value;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#draggedEnd = undefined;
  }

  override updated(changed: PropertyValues<this>): void {
    const scale = this.#scale;
    const { value } = this;
    for (const [end, input] of [this.low, this.high].entries()) {
      if (!input) continue;
      // Set the bounds first, because a native slider clamps its value to them.
      Object.assign(input, {
        min: String(scale.min),
        max: String(scale.max),
        step: String(scale.step),
        value: String(value[end]),
      });
    }
    this.slider?.style.setProperty('--_from', String(fractionAt(value[0], scale)));
    this.slider?.style.setProperty('--_position', String(fractionAt(value[1], scale)));
    for (const mark of this.renderRoot.querySelectorAll<HTMLElement>('[data-at]'))
      mark.style.setProperty('--_at', mark.getAttribute('data-at'));
    super.updated(changed);
  }

  get #scale(): Scale {
    return normalizeScale(this.min, this.max, this.step);
  }

  readonly #handleThumbInput = (event: Event): void => {
    const end = event.target === this.high ? 1 : 0;
    const next = moveEnd(this.value, end, (end === 0 ? this.low : this.high)?.valueAsNumber ?? 0);
    if (isSame(next, this.value)) event.stopPropagation();
    else this.#value = next;
    this.requestUpdate('value');
  };

  /** Emits `change` again: unlike that of a native control, the event does not cross the shadow root. */
  readonly #handleThumbChange = (): void => this.dispatchNative('change');

  /** Moves the nearer thumb to a press on the track, and drags it from there. */
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
    const end = nearestEnd(this.value, value);
    this.#draggedEnd = end;
    slider.setPointerCapture(event.pointerId);
    (end === 0 ? this.low : this.high)?.focus();
    this.#moveTo(value);
  };

  readonly #handlePointermove = (event: PointerEvent): void => {
    if (this.#draggedEnd !== undefined) this.#moveTo(this.#valueAt(event));
  };

  readonly #handlePointerup = (): void => {
    if (this.#draggedEnd === undefined) return;
    this.#draggedEnd = undefined;
    this.dispatchNative('change');
  };

  #moveTo(value: number): void {
    if (this.#draggedEnd === undefined) return;
    const next = moveEnd(this.value, this.#draggedEnd, value);
    if (isSame(next, this.value)) return;
    this.value = next;
    this.dispatchNative('input');
  }

  #valueAt({ clientX, clientY }: PointerEvent): number {
    const { left, right, bottom, width, height } = this.slider?.getBoundingClientRect() ?? new DOMRect();
    const fraction =
      this.orientation === 'vertical'
        ? (bottom - clientY) / (height || 1)
        : (this.locale.isRtl ? right - clientX : clientX - left) / (width || 1);
    const scale = this.#scale;
    return snap(scale.min + fraction * (scale.max - scale.min), scale);
  }

  #formatValue(value: number): string {
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

  protected override restoreValue(savedState: string): void {
    this.#value = savedState;
    this.requestUpdate('value');
  }

  /** A range always has two ends, so it is never missing. */
  protected override validate(): ValidationResult {
    return VALID;
  }

  override render(): TemplateResult {
    const { strings } = this.locale;
    const [low, high] = this.value;
    return html`<div part="base">
      <div part="label-row" class="label-row">
        <span part="label" id="label">${this.label}</span>
        <span part="values"
          >${sentence(strings.fromTo(isolate(this.#formatValue(low)), isolate(this.#formatValue(high))))}</span
        >
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
      aria-valuetext=${this.#formatValue(value)}
      @input=${this.#handleThumbInput}
      @change=${this.#handleThumbChange}
    />`;
  }

  private renderMarks(): readonly TemplateResult[] {
    const scale = this.#scale;
    const marks = normalizeList(this.marks)
      .filter((mark) => Number.isFinite(mark) && mark >= scale.min && mark <= scale.max)
      .toSorted((a, b) => a - b);
    return marks.map((mark) => {
      const fraction = fractionAt(mark, scale);
      return html`<span class=${fraction <= 0 ? 'first' : fraction >= 1 ? 'last' : ''} data-at=${fraction}
        ><bdi dir="ltr">${this.#formatValue(mark)}</bdi></span
      >`;
    });
  }
}
