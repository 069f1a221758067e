import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { findDayProblem, findRangeProblem, neverUnavailable } from '#base/date-limits.ts';
import { renderDatePattern } from '#base/date-pattern.ts';
import { inputOf, isElement } from '#base/dom.ts';
import { FieldElement } from '#base/field-element.ts';
import { VALID, type ValidationResult } from '#base/form-element.ts';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { parseSavedList } from '#base/saved-list.ts';
import { CalendarPopupController } from '#controllers/calendar-popup.ts';
import { LocaleController } from '#controllers/locale.ts';
import { MediaQueryController } from '#controllers/media-query.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { currentDay, dayOf, formatDay, normalizeDay } from '#format/days.ts';
import { parseDate } from '#format/parse-date.ts';
import { iconCalendar } from '#icons/icons.ts';
import { dateFieldStrings } from '#strings/en/date-field.ts';
import { dateRangePickerStrings } from '#strings/en/date-range-picker.ts';
import { limitsStrings } from '#strings/en/limits.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import type { CalendarPreset } from '../calendar/calendar.model.ts';
import type { PlinthCalendar, PlinthCalendarEventMap } from '../calendar/calendar.ts';
import { dateRangePickerStyles } from './date-range-picker.styles.ts';

const english = { ...dateFieldStrings, ...dateRangePickerStrings, ...limitsStrings, ...sharedStrings };

/** The two days of a range; null for a missing one. */
type Ends = readonly [from: string | null, to: string | null];

const ENDS = [0, 1] as const;

/** Parses a value into its two days. */
function parseEnds(value: unknown): Ends {
  const [from, to] = typeof value === 'string' ? value.split('/') : [];
  return [normalizeDay(from), normalizeDay(to)];
}

export interface PlinthDateRangePickerEventMap {
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * Two fields in which users type the start and end of a period, or select them from a calendar with two months, or with
 * one on a narrow screen.
 *
 * The value is an ISO interval, such as `2026-11-01/2026-11-30`.
 *
 * @when A custom period, such as that of a report.
 * @whenNot If only predefined periods are possible, use a segmented control.
 * @keyboard Alt and Down — Opens the calendar, which has the keys of `plinth-calendar`.
 * @keyboard Enter — In the calendar, selects the first end, then the second, and closes it.
 * @keyboard Escape — Closes the calendar and returns the focus to the field.
 * @slot label-end - Content after the label, such as a link.
 * @csspart input - The native text fields.
 * @csspart panel - The popup with the calendar.
 * @fires input - Emitted while the user types, and on selection of a period. Native event, composed.
 * @fires change - Emitted when the user leaves a field after typing, and on selection of a period. Native event.
 * @fires plinth-overlay-opened - Emitted when the calendar has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the calendar has closed, after its transition, whoever closed it.
 * @dependency plinth-calendar
 */
export class PlinthDateRangePicker extends FieldElement<PlinthDateRangePickerEventMap> {
  static override styles = dateRangePickerStyles;

  protected readonly locale = new LocaleController(this, english);

  readonly #calendarPopup = new CalendarPopupController(this, {
    panel: () => this.panel,
    trigger: () => this.trigger,
    calendar: () => this.calendar,
    anchor: () => this.frame,
  });
  readonly #narrowQuery = new MediaQueryController(this, '(width < 40rem)');
  #ends: Ends | undefined;
  #uncommitted = false;
  /** Whether the user has typed something, so that an error is shown when the focus leaves the fields. */
  #hasUserInput = false;

  @query('[part="control"]') private readonly frame!: HTMLElement | null;
  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @query('.trigger') private readonly trigger!: HTMLElement | null;
  @query('plinth-calendar') private readonly calendar!: PlinthCalendar | null;

  /** The first valid day, as an ISO date. */
  @property() min = '';
  /** The last valid day, as an ISO date. */
  @property() max = '';
  /** A function that returns whether a day, given as an ISO date, can't be an end of the range. */
  @property({ attribute: false }) isUnavailable: (iso: string) => boolean = neverUnavailable;
  /** Choices such as "Last 7 days", shown as buttons beside the calendar. */
  @property({ attribute: false }) presets: readonly CalendarPreset[] = [];
  /** Shows lists of months and years in the calendar. */
  @property({ type: Boolean, attribute: 'month-select' }) monthSelect = false;
  /** Whether the calendar is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The initial value, such as `2026-11-01/2026-11-30`, restored when the form is reset. The `value` attribute, as in HTML. */
  @property({ attribute: 'value', reflect: true }) defaultValue = '';
  /** The typed text of each field, while it differs from the formatted day. */
  @state() private typedTexts: readonly [string | undefined, string | undefined] = [undefined, undefined];

  /** The period as an ISO interval; empty while an end is missing. */
  @property({ attribute: false })
  get value(): string {
    const [from, to] = this.#days;
    return from && to ? `${from}/${to}` : '';
  }
  set value(value: string) {
    const ends = parseEnds(value);
    // A framework sets the empty value again after each event, also while only one end is typed.
    const isStillEmpty = this.value === '' && ends.every((end) => end === null);
    if (isStillEmpty || this.#days.every((day, index) => day === ends[index])) return;
    this.#ends = ends;
    this.typedTexts = [undefined, undefined];
    this.touched = false;
    this.#hasUserInput = false;
  }

  override updated(changed: PropertyValues<this>): void {
    for (const end of ENDS) {
      const input = this.#inputs[end];
      if (input && input.value !== this.#textOf(end)) input.value = this.#textOf(end);
    }
    super.updated(changed);
  }

  readonly #handleInput = (event: Event): void => {
    const end = this.#endOf(event);
    const text = inputOf(event).value;
    const day = parseDate(text, this.locale.language, currentDay());
    this.#ends = end === 0 ? [day, this.#days[1]] : [this.#days[0], day];
    this.typedTexts = end === 0 ? [text, this.typedTexts[1]] : [this.typedTexts[0], text];
    this.#uncommitted = true;
    this.#hasUserInput = true;
  };

  readonly #handleChange = (): void => this.#commit();

  readonly #handleFocusout = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    // An incomplete range is not an error while the focus moves between the fields.
    if (!isElement(next) || !this.renderRoot.contains(next)) this.touched ||= this.#hasUserInput;
  };

  readonly #handleSelect = (event: PlinthCalendarEventMap['plinth-calendar-change']): void => {
    this.#calendarPopup.close();
    this.value = event.detail.value;
    this.typedTexts = [undefined, undefined];
    this.#uncommitted = false;
    this.dispatchNative('input', 'change');
  };

  protected override get isEmpty(): boolean {
    return ENDS.every((end) => this.#textOf(end) === '');
  }

  protected override clearValue(): void {
    this.#ends = [null, null];
    this.typedTexts = [undefined, undefined];
    this.#uncommitted = false;
    this.requestUpdate('value');
    this.dispatchNative('input', 'change');
    this.touched = true;
  }

  #commit(): void {
    if (!this.#uncommitted) return;
    this.#uncommitted = false;
    const unparsedText = (end: 0 | 1): string | undefined =>
      this.#days[end] !== null || this.typedTexts[end]?.trim() === '' ? undefined : this.typedTexts[end];
    this.typedTexts = [unparsedText(0), unparsedText(1)];
    this.dispatchNative('change');
  }

  get #days(): Ends {
    return this.#ends ?? parseEnds(this.defaultValue);
  }

  get #inputs(): readonly HTMLInputElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLInputElement>('[part="input"]')];
  }

  #endOf(event: Event): 0 | 1 {
    return event.target === this.#inputs[1] ? 1 : 0;
  }

  #textOf(end: 0 | 1): string {
    const typed = this.typedTexts[end];
    const day = this.#days[end];
    return typed ?? (day === null ? '' : this.#formatDate(day));
  }

  #formatDate(iso: string): string {
    const day = dayOf(iso);
    return day ? formatDay(day, 'numeric', this.locale.language).replaceAll(/\p{Cf}/gu, '') : '';
  }

  get #pattern(): string {
    return renderDatePattern(this.locale.language, this.locale.strings);
  }

  protected override get formValue(): string {
    return this.value;
  }
  protected override get formState(): string {
    return JSON.stringify(ENDS.map((end) => this.typedTexts[end] ?? this.#days[end] ?? ''));
  }

  protected override beforeImplicitSubmission(): void {
    this.#commit();
  }

  override formResetCallback(): void {
    this.#ends = undefined;
    this.#uncommitted = false;
    this.typedTexts = [undefined, undefined];
    this.touched = false;
    this.#hasUserInput = false;
    this.requestUpdate('value');
  }

  protected override restoreValue(savedState: string): void {
    const texts = parseSavedState(savedState);
    const parseDay = (text: string): string | null =>
      dayOf(text) ? text : parseDate(text, this.locale.language, currentDay());
    this.#ends = [parseDay(texts[0]), parseDay(texts[1])];
    this.typedTexts = [this.#ends[0] ? undefined : texts[0], this.#ends[1] ? undefined : texts[1]];
    this.requestUpdate('value');
  }

  protected override validate(): ValidationResult {
    const { strings } = this.locale;
    const [from, to] = this.#days;
    for (const end of ENDS) {
      if (this.#days[end] === null && this.typedTexts[end]?.trim()) {
        return {
          flags: { badInput: true },
          message: strings.dateInvalid(this.#formatDate(currentDay())),
        };
      }
    }
    if (from === null && to === null)
      return this.required ? { flags: { valueMissing: true }, message: strings.rangeHalf } : VALID;
    if (from === null || to === null) return { flags: { badInput: true }, message: strings.rangeHalf };
    if (to < from) return { flags: { rangeUnderflow: true }, message: strings.rangeReversed };
    const limits = [normalizeDay(this.min), normalizeDay(this.max)] as const;
    const problems = [from, to].flatMap((day) => [
      findRangeProblem(day, limits, strings, (iso) => this.#formatDate(iso)),
      findDayProblem(day, this.isUnavailable, strings),
    ]);
    return problems.find((problem) => problem !== VALID) ?? VALID;
  }

  protected override renderControl(): TemplateResult {
    const { strings } = this.locale;
    const { handleBeforetoggle, handleTriggerClick, handleTriggerPointerdown } = this.#calendarPopup.popup;
    return html`<div
        part="control"
        role="group"
        aria-labelledby="label"
        @keydown=${this.#calendarPopup.handleFieldKeydown}
        @focusout=${this.#handleFocusout}
      >
        <div class="dates">
          ${this.renderEnd(0, strings.rangeStart)}<span class="to" aria-hidden="true">–</span
          >${this.renderEnd(1, strings.rangeEnd)}
        </div>
        <span class="end">
          ${this.renderClearOrLock()}
          <button
            type="button"
            class="corner trigger"
            aria-label=${strings.openCalendar}
            ?hidden=${!this.isEditable}
            @pointerdown=${handleTriggerPointerdown}
            @click=${handleTriggerClick}
          >
            ${glyph(iconCalendar, 'small')}
          </button>
        </span>
      </div>
      <div
        part="panel"
        class="float"
        popover="auto"
        role="dialog"
        aria-label=${this.label || strings.openCalendar}
        @beforetoggle=${handleBeforetoggle}
      >
        ${
          this.open
            ? html`<plinth-calendar
                range
                .months=${this.#narrowQuery.matches ? 1 : 2}
                .value=${this.value}
                .min=${this.min}
                .max=${this.max}
                .isUnavailable=${this.isUnavailable}
                .presets=${this.presets}
                .monthSelect=${this.monthSelect}
                @plinth-calendar-change=${this.#handleSelect}
              ></plinth-calendar>`
            : nothing
        }
      </div>`;
  }

  private renderEnd(end: 0 | 1, name: string): TemplateResult {
    const id = end === 0 ? 'control' : 'control-end';
    return html`<label class="visually-hidden" id=${`name-${end}`} for=${id}>${name}</label>
      <input
        part="input"
        id=${id}
        class="bare"
        type="text"
        autocomplete="off"
        spellcheck="false"
        dir="ltr"
        placeholder=${this.placeholder || this.#pattern}
        ?disabled=${this.isDisabled}
        ?readonly=${this.readOnly}
        aria-labelledby=${`label name-${end}`}
        aria-required=${this.required ? 'true' : 'false'}
        aria-invalid=${this.errorText ? 'true' : 'false'}
        aria-describedby="error help"
        @input=${this.#handleInput}
        @change=${this.#handleChange}
      />`;
  }

  /** An external label names the group; each field adds its own label. */
  protected override get control(): HTMLElement | null {
    return this.frame;
  }
}

/** Returns the texts of a saved state. Autofill provides the interval itself. */
function parseSavedState(savedState: string): readonly [string, string] {
  const [from, to] = parseSavedList(savedState) ?? parseEnds(savedState);
  return [from ?? '', to ?? ''];
}
