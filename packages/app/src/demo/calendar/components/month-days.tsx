import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import { calendarDayOf, formatDate, formatDateRange } from '@plinth/ui-kit/format';
import { useRef } from 'react';
import { useServices } from '#core/context.ts';
import { addDays, type DayKey } from '#shared/calendar.ts';
import { monthOf, weeksOf } from '../calendar-view.ts';
import { CALENDAR_COLORS } from '../calendars.ts';
import { isWithin } from '../event-times.ts';
import { useDayKeys } from '../use-day-keys.ts';
import './month-days.css';

/** The dots of a day; more events are a plus sign. */
const MAX_DOTS = 3;

interface Props {
  /** The chosen day. */
  readonly date: DayKey;
  readonly events: readonly CalendarEvent[];
  readonly firstDay: number;
  /** BCP 47 tag that formats dates. */
  readonly language: string;
  readonly onDay: (day: DayKey) => void;
  readonly onOpen: (id: number) => void;
}

/** Returns the events of a day: first those that take all of it. */
const eventsOn = (events: readonly CalendarEvent[], day: DayKey): readonly CalendarEvent[] =>
  events
    .filter((event) => isWithin(event, day, addDays(day, 1)))
    .toSorted((one, other) => Number(other.allDay) - Number(one.allDay) || one.start.localeCompare(other.start));

const countText = (count: number): string => (count === 0 ? 'no events' : count === 1 ? '1 event' : `${count} events`);

/** Returns when an event is, without its day if that is the only one. */
function timeTextOf({ start, end, allDay }: CalendarEvent, language: string): string {
  if (allDay) {
    const last = addDays(end, -1);
    return last > start ? `All day, ${formatDateRange(start, last, 'short', { language })}` : 'All day';
  }
  const style = calendarDayOf(start) === calendarDayOf(end) ? 'time' : 'dateTime';
  return formatDateRange(start, end, style, { language });
}

function Dots({ events }: Pick<Props, 'events'>) {
  return (
    <span className="month-dots">
      {events.slice(0, MAX_DOTS).map(({ id, extendedProps: { calendar } }) => (
        <span key={id} className={`month-dot calendar-${CALENDAR_COLORS[calendar]}`} />
      ))}
      {events.length > MAX_DOTS ? <span className="month-more">+</span> : null}
    </span>
  );
}

/** The events of the chosen day. */
function DayEvents({ date, events, language, onOpen }: Omit<Props, 'firstDay' | 'onDay'>) {
  return (
    <section className="day-events" aria-labelledby="day-events">
      <h2 id="day-events" aria-live="polite">
        {formatDate(date, 'weekday', { language })}
      </h2>
      {events.length === 0 ? (
        <p className="day-events-none">No events on this day.</p>
      ) : (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <button
                type="button"
                className={`day-event calendar-${CALENDAR_COLORS[event.extendedProps.calendar]}`}
                onClick={() => onOpen(event.id)}
              >
                <span className="day-event-title" dir="auto">
                  {event.title}
                </span>
                <span className="day-event-time">
                  <bdi>{timeTextOf(event, language)}</bdi>
                </span>
                <span className="day-event-calendar">{event.extendedProps.calendar}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A month for a phone: a dot for each event, and under it the events of the chosen day. */
export function MonthDays({ date, events, firstDay, language, onDay, onOpen }: Props) {
  const { now } = useServices();
  const grid = useRef<HTMLTableElement>(null);
  const today = calendarDayOf(now());
  const month = monthOf(date);
  const weeks = weeksOf(month, firstDay);
  useDayKeys(grid, date, onDay);
  return (
    <div className="month-days">
      <table ref={grid} className="month-grid">
        <caption className="visually-hidden">{formatDate(date, 'longMonthYear', { language })}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={formatDate(day, 'weekdayLong', { language })}>
                {formatDate(day, 'weekdayName', { language })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const dayEvents = eventsOn(events, day);
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className="month-day"
                      data-date={day}
                      data-other={day < month.first || day >= month.end || undefined}
                      tabIndex={day === date ? 0 : -1}
                      aria-pressed={day === date}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={`${formatDate(day, 'full', { language })}, ${countText(dayEvents.length)}`}
                      onClick={() => onDay(day)}
                    >
                      <span className="month-day-number">{formatDate(day, 'dayNumber', { language })}</span>
                      <Dots events={dayEvents} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <DayEvents date={date} events={eventsOn(events, date)} language={language} onOpen={onOpen} />
    </div>
  );
}
