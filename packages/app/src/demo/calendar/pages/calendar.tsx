import { CALENDARS, type Calendar, type CalendarEvent } from '@plinth/api-client/demo/calendar';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { readDraft, VISITOR, writeDraft } from '#core/drafts/drafts.ts';
import { formatTag, defaultLanguage, isLanguage } from '#core/i18n/languages.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { useEventsQuery } from '#demo/_shared/events.ts';
import { useShownQuery } from '#demo/_shared/list/use-shown-query.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { useQuery } from '#shared/navigation.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { firstDayOf } from '../calendar-locales.ts';
import { monthOf, rangeOf, titleOf } from '../calendar-view.ts';
import { CalendarBar } from '../components/calendar-bar.tsx';
import { CalendarSheet } from '../components/calendar-sheet.tsx';
import { CalendarSide } from '../components/calendar-side.tsx';
import { EventDrawer } from '../components/event-drawer.tsx';
import { draftNameOf, timeValuesOf } from '../event-fields.ts';
import { isWithin, newTimesIn, newTimesOn, startParameter, type FormTimes } from '../event-times.ts';
import { useCalendarAddress } from '../use-calendar-address.ts';
import '#demo/_shared/app-page/app-page.css';
import './calendar.css';

/** Windows in which the calendars are in a drawer. The style sheet has the same width. */
const NARROW_WINDOW = '(width < 1200px)';
/** Windows in which the events of a month don't fit into its days. The style sheet has the same width. */
const PHONE_WINDOW = '(width < 768px)';

const NO_EVENTS: readonly CalendarEvent[] = [];

/** Loads the events of the ticked calendars. Those that were loaded before stay until the others are there. */
function useShownEvents(calendars: readonly Calendar[]) {
  const hasNone = calendars.length === 0;
  const query = calendars.length === CALENDARS.length ? {} : { calendars: [...calendars] };
  const { data, isError, refetch } = useEventsQuery(query, { skip: hasNone });
  const events = useMemo(
    () => (hasNone ? NO_EVENTS : (data?.filter((event) => calendars.includes(event.extendedProps.calendar)) ?? null)),
    [hasNone, data, calendars],
  );
  return { events, isError: isError && !hasNone, retry: () => void refetch() };
}

/** The parameters of the address while no new event is open. */
const NO_START = { start: null };
const ANY_START = {};

/**
 * Opens the form of a new event, whose start is in the address. A day that is chosen counts for a kept draft, too.
 * @param isOpen whether the form is open.
 * @param usual the times of a new event whose start is not in the address.
 */
function useNewEvent(isOpen: boolean, usual: FormTimes) {
  const { storage } = useServices();
  const { query, setQuery } = useQuery();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const parameter = query.get('start');
  const [lastParameter, setLastParameter] = useState(parameter);
  const [times, setTimes] = useState(newTimesIn(parameter) ?? usual);
  if (parameter !== lastParameter) {
    setLastParameter(parameter);
    // The form keeps its times while it asks whether to leave them.
    setTimes(newTimesIn(parameter) ?? times);
  }
  useShownQuery(isOpen ? ANY_START : NO_START);
  const open = (chosen: FormTimes) => {
    setTimes(chosen);
    setQuery({ event: 'new', start: startParameter(chosen) }, { replace: isOpen });
  };
  const choose = (chosen: FormTimes) => {
    const draft = readDraft(storage, owner, draftNameOf(null));
    if (!isOpen && Object.keys(draft).length > 0)
      writeDraft(storage, owner, draftNameOf(null), { ...draft, ...timeValuesOf(chosen) });
    open(chosen);
  };
  return { times, open, choose };
}

/** The page of the calendar. The address says what it shows and which event is open. */
export function CalendarPage() {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const tag = formatTag(language);
  const firstDay = firstDayOf(language);
  const address = useCalendarAddress(firstDay);
  const { view, date, calendars, setCalendars } = address;
  const { events, isError, retry } = useShownEvents(calendars);
  const record = useOpenRecord('event');
  const isNew = record.name === 'new';
  const newEvent = useNewEvent(isNew, newTimesOn(date));
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const isPhone = useMediaQuery(PHONE_WINDOW);
  const [isSideOpen, setSideOpen] = useState(false);
  const month = monthOf(date);
  const monthEvents = events?.filter((event) => isWithin(event, month.first, month.end)) ?? [];
  const range = rangeOf(view, date, firstDay);
  const shownCount = events?.filter((event) => isWithin(event, range.first, range.end)).length ?? 0;
  const counts = new Map(
    CALENDARS.map((name) => [name, monthEvents.filter(({ extendedProps }) => extendedProps.calendar === name).length]),
  );
  const addToDate = () => {
    setSideOpen(false);
    if (!isNew) newEvent.open(newTimesOn(date));
  };
  const side = (
    <CalendarSide calendars={calendars} counts={events && counts} onCalendarsChange={setCalendars} onAdd={addToDate} />
  );
  return (
    <div className="calendar" data-open={record.name === null ? undefined : ''}>
      <CalendarBar
        address={address}
        title={titleOf(view, date, firstDay, tag, isPhone)}
        size={isPhone ? 'phone' : isNarrow ? 'narrow' : 'wide'}
        onSideOpen={() => setSideOpen(true)}
        onAdd={addToDate}
      />
      <div className="calendar-panes">
        {isNarrow ? (
          <Drawer placement="start" open={isSideOpen} heading="Calendars" onDrawerClose={() => setSideOpen(false)}>
            <div className="calendar-side">{side}</div>
          </Drawer>
        ) : (
          <aside className="calendar-side" aria-label="Calendars">
            {side}
          </aside>
        )}
        <CalendarSheet
          key={language}
          address={address}
          language={language}
          events={events}
          count={shownCount}
          isPhone={isPhone}
          isError={isError}
          openName={record.name}
          onRetry={retry}
          onOpen={(id) => record.open(String(id))}
          onAdd={newEvent.choose}
        />
      </div>
      <EventDrawer record={record} events={events ?? NO_EVENTS} times={newEvent.times} />
    </div>
  );
}
