import { startOfWeek, type CalendarDate } from '@internationalized/date';
import { html, nothing, type TemplateResult } from 'lit';
import { formatDay, isoOf } from '#format/days.ts';
import type { KitStrings } from '#strings/strings.ts';
import {
  isMonthOutOfBounds,
  isSelectable,
  isWithinBounds,
  selectableYears,
  weeksOf,
  type Bounds,
  type Span,
} from './calendar.model.ts';

/** The state from which the months of a calendar are rendered. */
export interface MonthView {
  readonly language: string;
  readonly strings: Pick<KitStrings, 'calendarMonth' | 'calendarYear' | 'dayNotAvailable'>;
  readonly bounds: Bounds;
  /** The current day. */
  readonly today: CalendarDate;
  /** The day that is the tab stop. */
  readonly activeDay: CalendarDate | null;
  /** The selected range or day. */
  readonly span: Span;
  /** The selected days of a calendar that selects several, as ISO dates. */
  readonly selectedDays: ReadonlySet<string>;
  readonly isMultiselectable: boolean;
  /** Whether the first month has lists of months and years. */
  readonly hasSelects: boolean;
  readonly onMonthSelect: (event: Event) => void;
  readonly onYearSelect: (event: Event) => void;
  readonly onClick: (event: Event) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** Stops an event that would leave the shadow tree as one of the calendar. */
const stopNativeEvent = (event: Event): void => event.stopPropagation();

/** Renders a month as a grid of days. The index is that among the visible months. */
export function renderMonth(month: CalendarDate, index: number, view: MonthView): TemplateResult {
  const { language } = view;
  const first = startOfWeek(month, language);
  const title = formatDay(month, 'longMonthYear', language);
  return html`<div class="month">
    ${
      view.hasSelects && index === 0
        ? renderSelects(month, title, view)
        : html`<div class="title" id=${`title-${index}`}>${title}</div>`
    }
    <table
      role="grid"
      aria-labelledby=${`title-${index}`}
      aria-multiselectable=${view.isMultiselectable ? 'true' : nothing}
      @click=${view.onClick}
      @keydown=${view.onKeydown}
    >
      <thead>
        <tr>
          ${Array.from({ length: 7 }, (_, weekday) => renderWeekday(first.add({ days: weekday }), language))}
        </tr>
      </thead>
      <tbody>
        ${weeksOf(month, language).map(
          (week) =>
            html`<tr>
              ${week.map((day) => (day ? renderDay(day, view) : html`<td></td>`))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Renders the lists of months and years. */
function renderSelects(month: CalendarDate, title: string, view: MonthView): TemplateResult {
  const { language, strings, bounds } = view;
  const months = Array.from({ length: month.calendar.getMonthsInYear(month) }, (_, index) => index + 1);
  return html`<div class="title selects">
    <span class="visually-hidden" id="title-0">${title}</span>
    <select
      aria-label=${strings.calendarMonth}
      data-selected=${month.month}
      @input=${stopNativeEvent}
      @change=${view.onMonthSelect}
    >
      ${months.map((each) => {
        const first = month.set({ month: each });
        return html`<option
          value=${each}
          ?selected=${each === month.month}
          ?disabled=${isMonthOutOfBounds(first, bounds)}
        >
          ${formatDay(first, 'monthLong', language)}
        </option>`;
      })}
    </select>
    <select
      aria-label=${strings.calendarYear}
      data-selected=${month.year}
      @input=${stopNativeEvent}
      @change=${view.onYearSelect}
    >
      ${selectableYears(month, view.today, bounds, language).map(
        (year) =>
          html`<option value=${year} ?selected=${year === month.year}>
            ${formatDay(month.set({ year }), 'year', language)}
          </option>`,
      )}
    </select>
  </div>`;
}

/** Renders the short weekday name, or the narrow one if the short one does not fit. */
function renderWeekday(day: CalendarDate, language: string): TemplateResult {
  const short = formatDay(day, 'weekdayName', language);
  const text = short.length <= 4 ? short : formatDay(day, 'weekdayNarrow', language);
  return html`<th scope="col" aria-label=${formatDay(day, 'weekdayLong', language)}>${text}</th>`;
}

function renderDay(day: CalendarDate, view: MonthView): TemplateResult {
  const { language, bounds, activeDay } = view;
  const iso = isoOf(day);
  const { from, to } = view.selectedDays.has(iso) ? { from: day, to: day } : view.span;
  const isFrom = from !== null && day.compare(from) === 0;
  const isTo = to !== null && day.compare(to) === 0;
  const isSelected = from !== null && to !== null && day.compare(from) >= 0 && day.compare(to) <= 0;
  const isToday = day.compare(view.today) === 0;
  const isDisabled = !isSelectable(day, bounds);
  const text = formatDay(day, 'full', language);
  const label = isDisabled && isWithinBounds(day, bounds) ? view.strings.dayNotAvailable(text) : text;
  return html`<td
    part="day"
    role="gridcell"
    class=${[isSelected && 'in', isFrom && 'from', isTo && 'to', isToday && 'today'].filter(Boolean).join(' ')}
    tabindex=${activeDay && day.compare(activeDay) === 0 ? 0 : -1}
    data-day=${iso}
    aria-selected=${isSelected ? 'true' : 'false'}
    aria-disabled=${isDisabled ? 'true' : nothing}
    aria-current=${isToday ? 'date' : nothing}
    aria-label=${label}
  >
    <span>${formatDay(day, 'dayNumber', language)}</span>
  </td>`;
}
