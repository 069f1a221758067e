import { html, nothing, type TemplateResult } from 'lit';
import type { LocaleController } from '../controllers/locale.ts';
import { PressRepeatController } from '../controllers/press-repeat.ts';
import { formatNumber } from '../format/format.ts';
import type { NumberMarks } from '../format/number-marks.ts';
import { ambiguousReadings, hasTooManyDigits } from '../format/parse-number.ts';
import { iconMinus, iconPlus } from '../icons/icons.ts';
import type { KitStrings } from '../strings/strings.ts';
import { clamp } from './clamp.ts';
import type { ValidationResult } from './form-element.ts';
import { glyph } from './glyph.ts';
import { isInputMethodKey } from './input-method.ts';
import { withoutRoundingError } from './rounding.ts';
import { TypedElement } from './typed-element.ts';

/**
 * Base class of number fields that can be typed or stepped: arrow keys change the value by one step, Page Up and Page
 * Down by ten, and two buttons repeat while they are pressed (WAI-ARIA "spinbutton"). The buttons are for pointers and
 * are not tab stops.
 */
export abstract class SteppedElement<Events extends object = object> extends TypedElement<number, Events> {
  protected abstract override readonly locale: LocaleController<
    Pick<
      KitStrings,
      | 'optional'
      | 'clearNamed'
      | 'numberAmbiguous'
      | 'numberTooLong'
      | 'numberIncrease'
      | 'numberDecrease'
      | 'atLeast'
      | 'atMost'
    >
  >;
  readonly #repeat = new PressRepeatController(this);

  protected readonly handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const steps = new Map([
      ['ArrowUp', 1],
      ['ArrowDown', -1],
      ['PageUp', 10],
      ['PageDown', -10],
    ]).get(event.key);
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !this.isEditable)
      return;
    event.preventDefault();
    this.#stepBy(steps);
  };

  /** Keeps the focus in the field, whose text changes. */
  readonly #handlePointerdown = (event: PointerEvent): void => {
    const steps = this.#stepsOf(event);
    if (event.button !== 0 || steps === 0) return;
    event.preventDefault();
    if (event.pointerType === 'mouse') this.input?.focus();
    this.#repeat.start(() => this.#stepBy(steps));
  };

  /** Handles clicks without a pointer, by assistive technology or scripts. */
  readonly #handleClick = (event: MouseEvent): void => {
    if (event.detail === 0) this.#stepBy(this.#stepsOf(event));
  };

  #stepsOf(event: Event): number {
    const button = event.currentTarget as HTMLButtonElement;
    return button.disabled ? 0 : Number(button.value);
  }

  /** @returns Whether the value can be stepped further. */
  #stepBy(steps: number): boolean {
    const { lowerBound, upperBound, stepSize } = this;
    const currentValue = this.value;
    const start = currentValue ?? (lowerBound > 0 ? lowerBound : upperBound < 0 ? upperBound : 0);
    const base = Number.isFinite(lowerBound) ? lowerBound : 0;
    const stepCount = withoutRoundingError((start - base) / stepSize);
    // From a value between two steps, the first step leads to the nearest one in that direction.
    const nextStep = steps > 0 ? Math.floor(stepCount) + steps : Math.ceil(stepCount) + steps;
    const value = clamp(withoutRoundingError(base + nextStep * stepSize), lowerBound, upperBound);
    this.commitValue(
      currentValue === null && this.typed === undefined && Math.abs(steps) === 1
        ? clamp(start, lowerBound, upperBound)
        : value,
    );
    return this.value !== currentValue && this.value !== (steps > 0 ? upperBound : lowerBound);
  }

  protected override normalizeValue(value: unknown): number | null {
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }

  protected override deserialize(serialized: string): number | null {
    return serialized.trim() === '' ? null : this.normalizeValue(Number(serialized));
  }

  protected override validateValue(value: number): ValidationResult {
    const { lowerBound, upperBound } = this;
    if (value < lowerBound || value > upperBound) {
      return {
        flags: value < lowerBound ? { rangeUnderflow: true } : { rangeOverflow: true },
        message: this.#rangeMessage(),
      };
    }
    return this.validateStep(value);
  }

  /** The error message for text that can't be parsed: for an ambiguous number, which one is meant, or that it is too long. */
  protected override get unparsableMessage(): string {
    const { language, strings } = this.locale;
    const { typed = '', marks } = this;
    const readings = ambiguousReadings(typed, marks);
    if (!readings) return hasTooManyDigits(typed, marks) ? strings.numberTooLong : this.missingMessage;
    const [decimal, grouped] = readings.map((number) => formatNumber(number, language, 12));
    return strings.numberAmbiguous(decimal ?? '', grouped ?? '');
  }

  #rangeMessage(): string {
    const { strings } = this.locale;
    const { lowerBound, upperBound } = this;
    if (Number.isFinite(lowerBound) && Number.isFinite(upperBound))
      return this.rangeMessage(this.formatValue(lowerBound), this.formatValue(upperBound));
    return Number.isFinite(lowerBound)
      ? strings.atLeast(this.formatValue(lowerBound))
      : strings.atMost(this.formatValue(upperBound));
  }

  protected override renderControl(): TemplateResult {
    const { value, lowerBound, upperBound } = this;
    return html`<div part="control">
      <span class="start"><slot name="start"></slot></span>
      <input
        part="input"
        id="control"
        class="bare"
        type="text"
        inputmode=${lowerBound >= 0 && !this.takesFractions ? 'numeric' : 'decimal'}
        autocomplete="off"
        role="spinbutton"
        dir="ltr"
        placeholder=${this.placeholder || nothing}
        ?disabled=${this.isDisabled}
        ?readonly=${this.readOnly}
        aria-required=${this.required ? 'true' : 'false'}
        aria-invalid=${this.errorText ? 'true' : 'false'}
        aria-describedby="error help"
        aria-valuenow=${value ?? nothing}
        aria-valuetext=${value === null ? nothing : this.formatValue(value)}
        aria-valuemin=${Number.isFinite(lowerBound) ? lowerBound : nothing}
        aria-valuemax=${Number.isFinite(upperBound) ? upperBound : nothing}
        @input=${this.handleInput}
        @change=${this.handleCommit}
        @keydown=${this.handleKeydown}
      />
      <span class="end">
        <slot name="end"></slot>
        ${this.renderClearOrLock()}${this.isEditable ? this.renderSteppers() : nothing}
      </span>
    </div>`;
  }

  /** Whether users may type a decimal separator, for which on-screen keyboards need a key. */
  protected get takesFractions(): boolean {
    return !Number.isInteger(this.stepSize);
  }

  protected renderSteppers(): TemplateResult | typeof nothing {
    const { strings } = this.locale;
    const { value, lowerBound, upperBound } = this;
    return html`${this.renderStepper(-1, strings.numberDecrease, iconMinus, value !== null && value <= lowerBound)}${this.renderStepper(
      1,
      strings.numberIncrease,
      iconPlus,
      value !== null && value >= upperBound,
    )}`;
  }

  private renderStepper(steps: number, label: string, icon: string, isDisabled: boolean): TemplateResult {
    return html`<button
      type="button"
      class="corner"
      tabindex="-1"
      value=${steps}
      aria-label=${label}
      ?disabled=${isDisabled}
      @pointerdown=${this.#handlePointerdown}
      @pointerup=${this.#repeat.stop}
      @pointerleave=${this.#repeat.stop}
      @pointercancel=${this.#repeat.stop}
      @click=${this.#handleClick}
    >
      ${glyph(icon, 'small')}
    </button>`;
  }

  /** The marks between the digits of the text. */
  protected abstract get marks(): NumberMarks;
  /** The minimum, or `-Infinity` without one. */
  protected abstract get lowerBound(): number;
  /** The maximum, or `Infinity` without one. */
  protected abstract get upperBound(): number;
  /** The step size, greater than zero. */
  protected abstract get stepSize(): number;
  /** The error message for a value out of range. */
  protected abstract rangeMessage(lowerBound: string, upperBound: string): string;
  /** Validates that a value within the range is on a step. */
  protected abstract validateStep(value: number): ValidationResult;
}
