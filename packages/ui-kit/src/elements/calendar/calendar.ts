import { getLocalTimeZone, startOfMonth, today, type CalendarDate } from '@internationalized/date';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { neverUnavailable } from '#base/date-limits.ts';
import { closestTarget } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { dayOf, inCalendarOf, isoOf } from '#format/days.ts';
import { formatDateRange } from '#format/format.ts';
import { iconChevronLeft, iconChevronRight } from '#icons/icons.ts';
import { calendarStrings } from '#strings/en/calendar.ts';
import {
  clampDay,
  dayForKey,
  formatRange,
  isMonthOutOfBounds,
  isSelectable,
  parseDays,
  parseSpan,
  resolvePresets,
  toggleDay,
  type Bounds,
  type CalendarPreset,
  type ResolvedPreset,
  type Span,
} from './calendar.model.ts';
import { renderMonth, type MonthView } from './calendar.month.ts';
import { calendarStyles } from './calendar.styles.ts';

export interface PlinthCalendarEventMap {
  'plinth-calendar-change': CustomEvent<{ readonly value: string }>;
}

/**
 * A calendar in which people select a day, several days or a range. It uses the calendar system of the language; its values are
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
 * @csspart presets - The wrapper of the buttons for presets.
 * @csspart preset - The button of a preset.
 * @csspart day - A day.
 * @fires plinth-calendar-change - Emitted when the user selects a day, the second end of a range or a preset, and, with `multiple`, when they add or remove a day.
 */
export class PlinthCalendar extends PlinthElement<PlinthCalendarEventMap> {
  static override styles = calendarStyles;

  readonly #locale = new LocaleController(this, calendarStrings);
  #focusMoved = false;
  /** The first end of a range, while the second one is not selected yet. */
  #anchor: CalendarDate | null = null;
  /** The days that the user has toggled: the visible month stays, although the first selected day may be elsewhere. */
  #toggledValue: string | undefined;

  /** The selected day, `2026-11-23`, days, `2026-11-23,2026-11-30`, or range, `2026-11-23/2026-11-30`; empty if there is none. */
  @property() value = '';
  /** Makes the calendar select a range. */
  @property({ type: Boolean }) range = false;
  /** Makes the calendar select several days, unless it selects a range. */
  @property({ type: Boolean }) multiple = false;
  /** Shows lists of months and years instead of the name of the first month. */
  @property({ type: Boolean, attribute: 'month-select' }) monthSelect = false;
  /** Choices such as "Last 7 days", shown as buttons. One that is out of bounds or unavailable is disabled. */
  @property({ attribute: false }) presets: readonly CalendarPreset[] = [];
  /** The first selectable day, as an ISO date. */
  @property() min = '';
  /** The last selectable day, as an ISO date. */
  @property() max = '';
  /** The number of months side by side, 1 or 2. @default 1 */
  @property({ type: Number }) months = 1;
  /** A function that returns whether a day, given as an ISO date, is unavailable. Called for each visible day. */
  @property({ attribute: false }) isUnavailable: (iso: string) => boolean = neverUnavailable;
  /** The day that is the tab stop. The first visible month follows it. */
  @state() private activeDay: CalendarDate | null = null;
  @state() private firstMonth: CalendarDate | null = null;
  /** The hovered day, while a range is being selected. */
  @state() private hoveredDay: CalendarDate | null = null;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('td[tabindex="0"]')?.focus(options);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('value') && !changed.has('range') && !changed.has('multiple') && this.activeDay) return;
    if (this.#isMultiple && this.value === this.#toggledValue && this.activeDay) return;
    this.#anchor = null;
    const from = this.#isMultiple ? dayOf(parseDays(this.value)[0]) : parseSpan(this.value, this.range).from;
    if (from || !this.activeDay) this.#moveTo(from ?? clampDay(this.#today, this.#bounds));
  }

  override updated(): void {
    // Not bound in the template: after a user's choice, a native select differs from what was rendered last.
    for (const select of this.renderRoot.querySelectorAll('select')) {
      const { selected } = select.dataset;
      if (selected !== undefined && select.value !== selected) select.value = selected;
    }
    if (!this.#focusMoved) return;
    this.#focusMoved = false;
    this.focus();
  }

  readonly #handlePrevious = (): void => this.#changeMonth(-1);
  readonly #handleNext = (): void => this.#changeMonth(1);

  readonly #handleMonthSelect = (event: Event): void => {
    const month = Number((event.currentTarget as HTMLSelectElement).value);
    if (this.firstMonth) this.#showMonth(this.firstMonth.set({ month }));
  };
  readonly #handleYearSelect = (event: Event): void => {
    const year = Number((event.currentTarget as HTMLSelectElement).value);
    if (this.firstMonth) this.#showMonth(this.firstMonth.set({ year }));
  };

  readonly #handlePreset = (event: Event): void => {
    const index = Number((event.currentTarget as HTMLElement).dataset['preset']);
    const preset = resolvePresets(this.presets)[index];
    if (!preset || !this.#isAllowed(preset, this.#bounds)) return;
    this.hoveredDay = null;
    this.#anchor = null;
    this.value = preset.value;
    emit(this, 'plinth-calendar-change', { value: preset.value });
  };

  readonly #handleClick = (event: Event): void => {
    const day = dayOfTarget(event);
    if (!day) return;
    this.activeDay = day;
    this.#focusMoved = true;
    this.#selectDay(day);
  };

  /** Not `pointerover`, which browsers also fire for a pointer at rest when the page changes below it; that would override the keyboard. */
  readonly #handlePointermove = (event: Event): void => {
    if (this.#anchor) this.hoveredDay = dayOfTarget(event);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const from = this.activeDay;
    if (!from) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.#selectDay(from);
      return;
    }
    const to = dayForKey(event, inCalendarOf(from, this.#language), this.#language, this.#locale.isRtl);
    if (!to) return;
    event.preventDefault();
    this.#moveTo(clampDay(dayOf(isoOf(to)) ?? from, this.#bounds));
    if (this.#anchor) this.hoveredDay = this.activeDay;
    this.#focusMoved = true;
  };

  #selectDay(day: CalendarDate): void {
    if (!isSelectable(day, this.#bounds)) return;
    if (this.range && !this.#anchor) {
      this.#anchor = day;
      this.hoveredDay = day;
      this.requestUpdate();
      return;
    }
    const singleValue = this.#isMultiple ? toggleDay(this.value, day) : isoOf(day);
    const value = this.#anchor ? formatRange(this.#anchor, day) : singleValue;
    if (this.#isMultiple) this.#toggledValue = value;
    this.#anchor = null;
    this.hoveredDay = null;
    this.value = value;
    emit(this, 'plinth-calendar-change', { value });
  }

  /** Makes a day the tab stop, and shows its month. */
  #moveTo(day: CalendarDate): void {
    this.activeDay = day;
    const month = startOfMonth(inCalendarOf(day, this.#language));
    const last = this.firstMonth?.add({ months: this.#monthCount - 1 });
    if (this.firstMonth && last && month.compare(this.firstMonth) >= 0 && month.compare(last) <= 0) return;
    this.firstMonth = month;
  }

  /** Shows a month, or the nearest one within the bounds, and makes one of its days the tab stop. */
  #showMonth(month: CalendarDate): void {
    if (!this.activeDay) return;
    const language = this.#language;
    const target = inCalendarOf(this.activeDay, language).set({ year: month.year, month: month.month });
    this.activeDay = clampDay(dayOf(isoOf(target)) ?? this.activeDay, this.#bounds);
    this.firstMonth = startOfMonth(inCalendarOf(this.activeDay, language));
    this.requestUpdate();
  }

  #changeMonth(months: number): void {
    if (!this.firstMonth || !this.activeDay) return;
    const firstMonth = this.firstMonth.add({ months });
    this.firstMonth = firstMonth;
    // Keeps the tab stop visible.
    const localDay = inCalendarOf(this.activeDay, this.#language);
    const isVisible =
      localDay.compare(firstMonth) >= 0 && localDay.compare(firstMonth.add({ months: this.#monthCount })) < 0;
    if (!isVisible) this.activeDay = clampDay(dayOf(isoOf(localDay.add({ months }))) ?? this.activeDay, this.#bounds);
  }

  get #language(): string {
    return this.#locale.language === 'en' ? 'en-US' : this.#locale.language;
  }

  /** Today in the user's time zone; in UTC on a server, which does not know it. */
  get #today(): CalendarDate {
    return today(this.isConnected ? getLocalTimeZone() : 'UTC');
  }

  get #monthCount(): number {
    return this.months === 2 ? 2 : 1;
  }

  get #bounds(): Bounds {
    const { isUnavailable } = this;
    return {
      min: dayOf(this.min),
      max: dayOf(this.max),
      isUnavailable: typeof isUnavailable === 'function' ? (iso) => Boolean(isUnavailable(iso)) : neverUnavailable,
    };
  }

  get #isMultiple(): boolean {
    return this.multiple && !this.range;
  }

  /** Whether a preset is a value that the user could select. */
  #isAllowed({ value }: ResolvedPreset, bounds: Bounds): boolean {
    const { from, to } = parseSpan(value, this.range);
    const ends = from && to ? [from, to] : [];
    const days = this.#isMultiple ? parseDays(value).flatMap((iso) => dayOf(iso) ?? []) : ends;
    const canonical =
      this.#isMultiple || this.range ? days.map(isoOf).join(this.range ? '/' : ',') : from && isoOf(from);
    return days.length > 0 && value === canonical && days.every((day) => isSelectable(day, bounds));
  }

  /** The range to render as selected: the value, or the range that is being selected. */
  get #span(): Span {
    if (this.#isMultiple) return { from: null, to: null };
    if (!this.#anchor) return parseSpan(this.value, this.range);
    return parseSpan(formatRange(this.#anchor, this.hoveredDay ?? this.#anchor), true);
  }

  override render(): TemplateResult {
    const firstMonth = this.firstMonth ?? startOfMonth(this.#today);
    const { strings } = this.#locale;
    const months = Array.from({ length: this.#monthCount }, (_, index) => firstMonth.add({ months: index }));
    const bounds = this.#bounds;
    const view = this.#monthView(bounds);
    return html`<div part="base">
      ${this.renderPresets(bounds)}
      <div class="sheet" @pointermove=${this.#handlePointermove}>
        <div part="head">
          <button
            type="button"
            class="corner"
            aria-label=${strings.previousMonth}
            ?disabled=${isMonthOutOfBounds(firstMonth.subtract({ months: 1 }), bounds)}
            @click=${this.#handlePrevious}
          >
            ${glyph(iconChevronLeft, 'small mirrored')}
          </button>
          <span class="visually-hidden" aria-live="polite">${this.#titleOf(months)}</span>
          <button
            type="button"
            class="corner"
            aria-label=${strings.nextMonth}
            ?disabled=${isMonthOutOfBounds(firstMonth.add({ months: this.#monthCount }), bounds)}
            @click=${this.#handleNext}
          >
            ${glyph(iconChevronRight, 'small mirrored')}
          </button>
        </div>
        <div class="months">${months.map((month, index) => renderMonth(month, index, view))}</div>
      </div>
    </div>`;
  }

  private renderPresets(bounds: Bounds): TemplateResult | typeof nothing {
    const presets = resolvePresets(this.presets);
    if (presets.length === 0) return nothing;
    return html`<div part="presets" role="group" aria-label=${this.#locale.strings.calendarPresets}>
      ${presets.map(
        (preset, index) =>
          html`<button
            type="button"
            part="preset"
            data-preset=${index}
            aria-pressed=${preset.value === this.value ? 'true' : 'false'}
            ?disabled=${!this.#isAllowed(preset, bounds)}
            @click=${this.#handlePreset}
          >
            ${preset.label}
          </button>`,
      )}
    </div>`;
  }

  #monthView(bounds: Bounds): MonthView {
    return {
      language: this.#language,
      strings: this.#locale.strings,
      bounds,
      today: this.#today,
      activeDay: this.activeDay,
      span: this.#span,
      selectedDays: new Set(this.#isMultiple ? parseDays(this.value) : []),
      isMultiselectable: this.range || this.multiple,
      hasSelects: this.monthSelect,
      onMonthSelect: this.#handleMonthSelect,
      onYearSelect: this.#handleYearSelect,
      onClick: this.#handleClick,
      onKeydown: this.#handleKeydown,
    };
  }

  #titleOf(months: readonly CalendarDate[]): string {
    const [first, last] = [months[0], months.at(-1)];
    return first && last
      ? formatDateRange(isoOf(first), isoOf(last), 'longMonthYear', { language: this.#language, timeZone: 'UTC' })
      : '';
  }
}

function dayOfTarget(event: Event): CalendarDate | null {
  return dayOf(closestTarget(event, '[data-day]')?.dataset['day']);
}
