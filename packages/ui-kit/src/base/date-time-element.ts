import { html, nothing, type TemplateResult } from 'lit';
import type { LocaleController } from '../controllers/locale.ts';
import { LAST_MINUTE } from '../format/parse-time.ts';
import type { KitStrings } from '../strings/strings.ts';
import { findRangeProblem } from './date-limits.ts';
import type { ValidationResult } from './form-element.ts';
import { isInputMethodKey } from './input-method.ts';
import { TypedElement } from './typed-element.ts';

const DEFAULT_STEP_MINUTES = 15;

/** Returns a number of minutes between two times, or the default if it is invalid. */
export const normalizeStep = (minutes: number): number =>
  Number.isInteger(minutes) && minutes > 0 && minutes <= LAST_MINUTE ? minutes : DEFAULT_STEP_MINUTES;

/** Removes direction marks from a formatted text, which the text of a field must not contain. */
export const withoutMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

/**
 * Base class of fields in which users type a date, a time or both. The value is an ISO 8601 text. Keys change it in
 * steps, within its bounds.
 */
export abstract class DateTimeElement<Events extends object = object> extends TypedElement<string, Events> {
  protected abstract override readonly locale: LocaleController<
    Pick<KitStrings, 'optional' | 'clearNamed' | 'notBefore' | 'notAfter'>
  >;

  /** The earliest valid value. */
  abstract min: string;
  /** The latest valid value. */
  abstract max: string;

  protected readonly handleKeydown: (event: KeyboardEvent) => void = (event) => {
    if (isInputMethodKey(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !this.isEditable) return;
    const target = this.valueForKey(event.key);
    if (target === null) return;
    event.preventDefault();
    const [min, max] = this.limits;
    this.commitValue(min !== null && target < min ? min : max !== null && target > max ? max : target);
  };

  /** The valid limits; null for one that is missing. */
  protected get limits(): readonly [min: string | null, max: string | null] {
    return [this.normalizeValue(this.min), this.normalizeValue(this.max)];
  }

  /** The direction of the text. */
  protected get textDirection(): 'ltr' | 'auto' {
    return 'ltr';
  }

  /** The format of the text in the language, which is the default placeholder. */
  protected get pattern(): string {
    return '';
  }

  protected override deserialize(serialized: string): string | null {
    return this.normalizeValue(serialized);
  }

  protected override validateValue(value: string): ValidationResult {
    return findRangeProblem(value, this.limits, this.locale.strings, (limit) => this.formatValue(limit));
  }

  protected override renderControl(): TemplateResult {
    return html`<div part="control">${this.renderInput()}<span class="end">${this.renderClearOrLock()}</span></div>`;
  }

  /**
   * Renders the text field.
   * @param activeId The id of the active option, or null if there is none. It makes the field a combobox whose listbox
   * has the id `list`.
   */
  protected renderInput(activeId?: string | null): TemplateResult {
    return html`<input
      part="input"
      id="control"
      class="bare"
      type="text"
      role=${activeId === undefined ? nothing : 'combobox'}
      autocomplete="off"
      spellcheck="false"
      dir=${this.textDirection}
      placeholder=${this.placeholder || this.pattern || nothing}
      ?disabled=${this.isDisabled}
      ?readonly=${this.readOnly}
      aria-controls=${activeId === undefined ? nothing : 'list'}
      aria-activedescendant=${activeId ?? nothing}
      aria-required=${this.required ? 'true' : 'false'}
      aria-invalid=${this.errorText ? 'true' : 'false'}
      aria-describedby="error help"
      @input=${this.handleInput}
      @change=${this.handleCommit}
      @keydown=${this.handleKeydown}
    />`;
  }

  /** Returns the value to which a key steps, or null for any other key. */
  protected abstract valueForKey(key: string): string | null;
}
