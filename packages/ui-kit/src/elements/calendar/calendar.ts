import { getLocalTimeZone, startOfMonth, startOfWeek, today, type CalendarDate } from '@internationalized/date';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { closestTarget } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { dayOf, formatDay, inCalendarOf, isoOf } from '#format/days.ts';
import { formatDateRange } from '#format/format.ts';
import { iconChevronLeft, iconChevronRight } from '#icons/icons.ts';
import { calendarStrings } from '#strings/en/calendar.ts';
import {
  canChoose,
  dayFor,
  isMonthOut,
  isWithin,
  keepWithin,
  rangeOf,
  spanOf,
  weeksOf,
  type Bounds,
  type Span,
} from './calendar.model.ts';
import { calendarStyles } from './calendar.styles.ts';

/** The default of `isDateUnavailable`: every day is available. */
const always = (): boolean => false;

export interface PlinthCalendarEventMap {
  'plinth-calendar-change': CustomEvent<{ readonly value: string }>;
}

/**
 * A calendar in which people select a day or a range. It uses the calendar system of the language; its values are
 * always ISO dates.
 *
 * @when Selecting a day or a range is the purpose of a page or popup.
 * @whenNot In a form, use a `plinth-date-picker`, which opens a calendar.
 * @keyboard Left, Right — Moves the focus by a day.
 * @keyboard Up, Down — Moves the focus by a week.
 * @keyboard Home, End — Moves the focus to the first or last day of the week.
 * @keyboard Page Up, Page Down — Moves the focus by a month; with Shift, by a year.
 * @keyboard Enter, Space — Selects the day; in a range, first one end, then the other.
 * @csspart base - The component's wrapper.
 * @csspart head - The header with the month and the navigation buttons.
 * @csspart day - A day.
 * @fires plinth-calendar-change - Emitted when the user selects a day, or the second end of a range.
 */
export class PlinthCalendar extends PlinthElement<PlinthCalendarEventMap> {
  static override styles = calendarStyles;

  readonly #locale = new LocaleController(this, calendarStrings);
  #focusMoved = false;
  /** The first end of a range, while the second one is not selected yet. */
  #anchor: CalendarDate | null = null;

  /** The selected day, `2026-11-23`, or range, `2026-11-23/2026-11-30`; empty if there is none. */
  @property() value = '';
  /** Makes the calendar select a range. */
  @property({ type: Boolean }) range = false;
  /** The first selectable day, as an ISO date. */
  @property() min = '';
  /** The last selectable day, as an ISO date. */
  @property() max = '';
  /** The number of months side by side, 1 or 2. @default 1 */
  @property({ type: Number }) months = 1;
  /** A function that returns whether a day, given as an ISO date, is unavailable. Called for each visible day. */
  @property({ attribute: false }) isUnavailable: (iso: string) => boolean = always;
  /** The day that is the tab stop. The first visible month follows it. */
  @state() private current: CalendarDate | null = null;
  @state() private shown: CalendarDate | null = null;
  /** The hovered day, while a range is being selected. */
  @state() private over: CalendarDate | null = null;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('td[tabindex="0"]')?.focus(options);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('value') && !changed.has('range') && this.current) return;
    this.#anchor = null;
    const { from } = spanOf(this.value, this.range);
    if (from || !this.current) this.#goTo(from ?? keepWithin(this.#today, this.#bounds));
  }

  override updated(): void {
    if (!this.#focusMoved) return;
    this.#focusMoved = false;
    this.focus();
  }

  readonly #handlePrevious = (): void => this.#turn(-1);
  readonly #handleNext = (): void => this.#turn(1);

  readonly #handleClick = (event: Event): void => {
    const day = dayAt(event);
    if (!day) return;
    this.current = day;
    this.#focusMoved = true;
    this.#choose(day);
  };

  /** Not `pointerover`, which browsers also fire for a pointer at rest when the page changes below it; that would override the keyboard. */
  readonly #handlePointermove = (event: Event): void => {
    if (this.#anchor) this.over = dayAt(event);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const from = this.current;
    if (!from) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.#choose(from);
      return;
    }
    const to = dayFor(event, inCalendarOf(from, this.#language), this.#language, this.#locale.isRtl);
    if (!to) return;
    event.preventDefault();
    this.#goTo(keepWithin(dayOf(isoOf(to)) ?? from, this.#bounds));
    if (this.#anchor) this.over = this.current;
    this.#focusMoved = true;
  };

  #choose(day: CalendarDate): void {
    if (!canChoose(day, this.#bounds)) return;
    if (this.range && !this.#anchor) {
      this.#anchor = day;
      this.over = day;
      this.requestUpdate();
      return;
    }
    const value = this.#anchor ? rangeOf(this.#anchor, day) : isoOf(day);
    this.#anchor = null;
    this.over = null;
    this.value = value;
    emit(this, 'plinth-calendar-change', { value });
  }

  /** Makes a day the tab stop, and shows its month. */
  #goTo(day: CalendarDate): void {
    this.current = day;
    const month = startOfMonth(inCalendarOf(day, this.#language));
    const last = this.shown?.add({ months: this.#count - 1 });
    if (this.shown && last && month.compare(this.shown) >= 0 && month.compare(last) <= 0) return;
    this.shown = month;
  }

  #turn(months: number): void {
    if (!this.shown || !this.current) return;
    const shown = this.shown.add({ months });
    this.shown = shown;
    // Keeps the tab stop visible.
    const own = inCalendarOf(this.current, this.#language);
    const isShown = own.compare(shown) >= 0 && own.compare(shown.add({ months: this.#count })) < 0;
    if (!isShown) this.current = keepWithin(dayOf(isoOf(own.add({ months }))) ?? this.current, this.#bounds);
  }

  get #language(): string {
    return this.#locale.language === 'en' ? 'en-US' : this.#locale.language;
  }

  /** Today in the user's time zone; in UTC on a server, which does not know it. */
  get #today(): CalendarDate {
    return today(this.isConnected ? getLocalTimeZone() : 'UTC');
  }

  get #count(): number {
    return this.months === 2 ? 2 : 1;
  }

  get #bounds(): Bounds {
    const { isUnavailable } = this;
    return {
      min: dayOf(this.min),
      max: dayOf(this.max),
      isUnavailable: typeof isUnavailable === 'function' ? (iso) => Boolean(isUnavailable(iso)) : always,
    };
  }

  /** The range to render as selected: the value, or the range that is being selected. */
  get #span(): Span {
    if (!this.#anchor) return spanOf(this.value, this.range);
    return spanOf(rangeOf(this.#anchor, this.over ?? this.#anchor), true);
  }

  override render(): TemplateResult {
    const shown = this.shown ?? startOfMonth(this.#today);
    const { strings } = this.#locale;
    const months = Array.from({ length: this.#count }, (_, index) => shown.add({ months: index }));
    const bounds = this.#bounds;
    return html`<div part="base" @pointermove=${this.#handlePointermove}>
      <div part="head">
        <button
          type="button"
          class="corner"
          aria-label=${strings.previousMonth}
          ?disabled=${isMonthOut(shown.subtract({ months: 1 }), bounds)}
          @click=${this.#handlePrevious}
        >
          ${glyph(iconChevronLeft, 'small mirrored')}
        </button>
        <span class="visually-hidden" aria-live="polite">${this.#titleOf(months)}</span>
        <button
          type="button"
          class="corner"
          aria-label=${strings.nextMonth}
          ?disabled=${isMonthOut(shown.add({ months: this.#count }), bounds)}
          @click=${this.#handleNext}
        >
          ${glyph(iconChevronRight, 'small mirrored')}
        </button>
      </div>
      <div class="months">${months.map((month, index) => this.renderMonth(month, index, bounds))}</div>
    </div>`;
  }

  #titleOf(months: readonly CalendarDate[]): string {
    const [first, last] = [months[0], months.at(-1)];
    return first && last
      ? formatDateRange(isoOf(first), isoOf(last), 'longMonthYear', { language: this.#language, timeZone: 'UTC' })
      : '';
  }

  private renderMonth(month: CalendarDate, index: number, bounds: Bounds): TemplateResult {
    const language = this.#language;
    const first = startOfWeek(month, language);
    const span = this.#span;
    const now = this.#today;
    return html`<div class="month">
      <div class="title" id=${`title-${index}`}>${formatDay(month, 'longMonthYear', language)}</div>
      <table
        role="grid"
        aria-labelledby=${`title-${index}`}
        aria-multiselectable=${this.range ? 'true' : nothing}
        @click=${this.#handleClick}
        @keydown=${this.#handleKeydown}
      >
        <thead>
          <tr>
            ${Array.from({ length: 7 }, (_, at) => this.renderWeekday(first.add({ days: at })))}
          </tr>
        </thead>
        <tbody>
          ${weeksOf(month, language).map(
            (week) =>
              html`<tr>
                ${week.map((day) => (day ? this.renderDay(day, bounds, span, now) : html`<td></td>`))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** Some languages have no short weekday names that fit, so these are narrow. */
  private renderWeekday(day: CalendarDate): TemplateResult {
    const short = formatDay(day, 'weekdayName', this.#language);
    const words = short.length <= 4 ? short : formatDay(day, 'weekdayNarrow', this.#language);
    return html`<th scope="col" aria-label=${formatDay(day, 'weekdayLong', this.#language)}>${words}</th>`;
  }

  private renderDay(day: CalendarDate, bounds: Bounds, { from, to }: Span, now: CalendarDate): TemplateResult {
    const { strings } = this.#locale;
    const language = this.#language;
    const isFrom = from !== null && day.compare(from) === 0;
    const isTo = to !== null && day.compare(to) === 0;
    const isIn = from !== null && to !== null && day.compare(from) >= 0 && day.compare(to) <= 0;
    const isToday = day.compare(now) === 0;
    const isOff = !canChoose(day, bounds);
    const words = formatDay(day, 'full', language);
    const label = isOff && isWithin(day, bounds) ? strings.dayNotAvailable(words) : words;
    return html`<td
      part="day"
      role="gridcell"
      class=${[isIn && 'in', isFrom && 'from', isTo && 'to', isToday && 'today'].filter(Boolean).join(' ')}
      tabindex=${this.current && day.compare(this.current) === 0 ? 0 : -1}
      data-day=${isoOf(day)}
      aria-selected=${isIn ? 'true' : 'false'}
      aria-disabled=${isOff ? 'true' : nothing}
      aria-current=${isToday ? 'date' : nothing}
      aria-label=${label}
    >
      <span>${formatDay(day, 'dayNumber', language)}</span>
    </td>`;
  }
}

function dayAt(event: Event): CalendarDate | null {
  return dayOf(closestTarget(event, '[data-day]')?.dataset['day']);
}
