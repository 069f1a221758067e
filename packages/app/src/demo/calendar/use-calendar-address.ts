import type { Calendar } from '@plinth/api-client/demo/calendar';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { useMemo } from 'react';
import { useServices } from '#core/context.ts';
import { filterValue } from '#demo/_shared/list/filter-value.ts';
import { useShownQuery } from '#demo/_shared/list/use-shown-query.ts';
import type { DayKey } from '#shared/calendar.ts';
import { useQuery } from '#shared/navigation.ts';
import { isShownWith, VIEWS, type View } from './calendar-view.ts';
import { calendarsParameter, readCalendars } from './calendars.ts';
import { isDay } from './event-times.ts';

/** View, day and calendars of the page, read from the address. */
export interface CalendarAddress {
  readonly view: View;
  /** The day whose month, week or day is shown. */
  readonly date: DayKey;
  readonly today: DayKey;
  /** The ticked calendars. */
  readonly calendars: readonly Calendar[];
  readonly setView: (view: View, date?: DayKey) => void;
  readonly setDate: (date: DayKey) => void;
  /** Chooses a day of the month that is shown, which is no step back for the browser. */
  readonly setDay: (day: DayKey) => void;
  readonly setCalendars: (calendars: readonly Calendar[]) => void;
}

const viewParameter = (view: View): string | null => (view === VIEWS[0] ? null : view);

/** Reads what the address shows, and changes it. A default is left out. @param firstDay the first day of the week. */
export function useCalendarAddress(firstDay: number): CalendarAddress {
  const { query, setQuery } = useQuery();
  const { now } = useServices();
  const today = calendarDayOf(now());
  const view = filterValue(query.get('view'), VIEWS) || 'month';
  const dateText = query.get('date');
  const date = isDay(dateText) ? dateText : today;
  const named = query.get('calendars');
  const calendars = useMemo(() => readCalendars(named), [named]);
  useShownQuery({ view: viewParameter(view), calendars: calendarsParameter(calendars) });
  return {
    view,
    date,
    today,
    calendars,
    setView: (nextView, nextDate = date) =>
      setQuery({ view: viewParameter(nextView), date: nextDate === today ? null : nextDate }),
    setDay: (day) => setQuery({ date: day === today ? null : day }, { replace: true }),
    setDate: (next) => setQuery({ date: isShownWith(view, next, today, firstDay) ? null : next }),
    setCalendars: (next) => setQuery({ calendars: calendarsParameter(next) }),
  };
}
