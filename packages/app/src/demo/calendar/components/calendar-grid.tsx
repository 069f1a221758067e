import FullCalendar, {
  type CalendarRef,
  type DayCellInfo,
  type EventApi,
  type EventDisplayInfo,
  type EventInput,
  type LocaleInput,
} from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import { calendarDayOf, formatDate, formatDateRange } from '@plinth/ui-kit/format';
import { iconX } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '#core/context.ts';
import { afterPaint } from '#shared/after-paint.ts';
import type { DayKey } from '#shared/calendar.ts';
import type { EventChange } from '../calendar-api.ts';
import type { View } from '../calendar-view.ts';
import { CALENDAR_COLORS } from '../calendars.ts';
import { localTimeOf, newTimesAt, newTimesOn, type FormTimes } from '../event-times.ts';
import { GRID_CLASSES } from '../grid-classes.ts';
import { nameDayLink, useDayKeys } from '../use-day-keys.ts';
import '@fullcalendar/react/skeleton.css';
import './calendar-grid.css';

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin];
const GRID_VIEWS: Readonly<Record<View, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
};
const VIEW_OPTIONS = { dayGridMonth: { dayMaxEvents: 2 } };
/** Enough for the title of a short event, in pixels. */
const EVENT_MIN_HEIGHT = 20;
/** Where a view with a time axis is scrolled to: the start of a working day. */
const DAY_START = '07:00:00';

interface Props {
  readonly view: View;
  readonly date: DayKey;
  readonly events: readonly CalendarEvent[];
  readonly locale: LocaleInput;
  readonly firstDay: number;
  /** BCP 47 tag that formats dates. */
  readonly language: string;
  /** The name of the event that is edited. */
  readonly openName: string | null;
  /** The text of a list without events. */
  readonly emptyText: string;
  readonly onOpen: (id: number) => void;
  readonly onAdd: (times: FormTimes) => void;
  readonly onView: (view: View, date: DayKey) => void;
  /** Called when an event was moved or resized. */
  readonly onMove: (change: EventChange, previous: EventChange) => void;
}

const inputOf = ({ id, title, start, end, allDay, extendedProps }: CalendarEvent): EventInput => ({
  id: String(id),
  title,
  start,
  end,
  allDay,
  extendedProps: { calendar: extendedProps.calendar },
  className: `calendar-event calendar-${CALENDAR_COLORS[extendedProps.calendar]}`,
});

/** Returns the times of an event of the grid as they are stored. */
function changeOf({ id, start, end, allDay }: EventApi): EventChange | null {
  if (!start) return null;
  const last = end ?? start;
  const times = allDay
    ? { start: calendarDayOf(start), end: calendarDayOf(last) }
    : { start: start.toISOString(), end: last.toISOString() };
  return { id: Number(id), ...times, allDay };
}

/** Returns the number of a day; that of the next month's first day has the month with it, if there is room. */
const dayTextOf = ({ date, isOther, isNarrow, text }: DayCellInfo, language: string): string =>
  isOther && !isNarrow && date.getDate() === 1 ? formatDate(calendarDayOf(date), 'monthDay', { language }) : text;

/** Returns the time of an event as its view shows it; empty on the further days of an event. */
function timeTextOf({ event: { start, end, allDay }, timeText, view }: EventDisplayInfo, language: string): string {
  if (timeText === '' || allDay || !start) return timeText;
  return view.type === GRID_VIEWS.month || !end
    ? formatDate(start, 'time', { language })
    : formatDateRange(start, end, 'time', { language });
}

function EventContent({ info, language }: { readonly info: EventDisplayInfo; readonly language: string }) {
  const { event, view } = info;
  const time = timeTextOf(info, language);
  const isList = view.type === GRID_VIEWS.list;
  return (
    <>
      <span className="calendar-event-title">
        <span dir="auto">{event.title}</span>
      </span>
      {time === '' ? null : (
        <span className="calendar-event-time">
          <bdi>{time}</bdi>
        </span>
      )}
      <span className={isList ? 'calendar-event-calendar' : 'visually-hidden'}>
        {String(event.extendedProps.calendar)}
      </span>
    </>
  );
}

/** Whether the calendar has been rendered once and has measured its columns, which move then. */
function useIsMeasured(): boolean {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => afterPaint(() => setMeasured(true)), []);
  return isMeasured;
}

/** The calendar itself: a month, a week, a day or a list of a month. */
export function CalendarGrid(props: Props) {
  const { view, date, events, locale, firstDay, language, openName, emptyText, onOpen, onAdd, onView, onMove } = props;
  const { now } = useServices();
  const grid = useRef<HTMLDivElement>(null);
  const calendar = useRef<CalendarRef>(null);
  const gridView = GRID_VIEWS[view];
  const isMeasured = useIsMeasured();
  useEffect(() => calendar.current?.getApi().changeView(gridView, date), [gridView, date]);
  const inputs = useMemo(() => events.map((event) => inputOf(event)), [events]);
  const { prepareDay, prepareWeek } = useDayKeys(grid, date, (day) => onAdd(newTimesOn(day)));
  const move = ({ event, oldEvent }: { readonly event: EventApi; readonly oldEvent: EventApi }) => {
    const [change, previous] = [changeOf(event), changeOf(oldEvent)];
    if (change && previous) onMove(change, previous);
  };
  return (
    <div ref={grid} className={`calendar-grid calendar-grid-${view}`} data-measured={isMeasured ? '' : undefined}>
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        initialView={gridView}
        initialDate={date}
        views={VIEW_OPTIONS}
        headerToolbar={false}
        height="100%"
        locale={locale}
        firstDay={firstDay}
        now={() => localTimeOf(now())}
        nowIndicator
        fixedWeekCount={false}
        scrollTime={DAY_START}
        weekNumbers={view === 'month'}
        weekNumberFormat={{ week: 'numeric' }}
        navLinks
        navLinkDayClick={(day) => onView('day', calendarDayOf(day))}
        navLinkWeekClick={(week) => onView('week', calendarDayOf(week))}
        events={inputs}
        editable
        eventInteractive
        eventResizableFromStart
        forceEventDuration
        defaultTimedEventDuration="01:00"
        dragRevertDuration={0}
        eventMinHeight={EVENT_MIN_HEIGHT}
        slotHeaderContent={({ time, text }) =>
          time ? formatDate(time.milliseconds, 'time', { language, timeZone: 'UTC' }) : text
        }
        dayCellTopContent={(day) => dayTextOf(day, language)}
        eventContent={(info) => <EventContent info={info} language={language} />}
        noEventsContent={emptyText}
        popoverCloseContent={() => <Icon path={iconX} size="small" />}
        {...GRID_CLASSES}
        eventClass={({ event }) => (event.id === openName ? 'calendar-event-open' : '')}
        dayHeaderDidMount={({ el }) => nameDayLink(el)}
        inlineWeekNumberDidMount={({ el }) => prepareWeek(el)}
        dayCellDidMount={({ el, view: { type }, inPopover }) => {
          if (type === GRID_VIEWS.month && !inPopover) prepareDay(el);
        }}
        dateClick={({ date: clicked, allDay }) =>
          onAdd(allDay ? newTimesOn(calendarDayOf(clicked)) : newTimesAt(clicked))
        }
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(Number(event.id));
        }}
        eventDrop={move}
        eventResize={move}
      />
    </div>
  );
}
