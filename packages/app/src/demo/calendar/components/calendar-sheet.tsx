import { CALENDARS, type CalendarEvent } from '@plinth/api-client/demo/calendar';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useDispatch } from 'react-redux';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { formatTag, type Language } from '#core/i18n/languages.ts';
import { eventMoveRequested } from '../calendar-events.ts';
import { firstDayOf, localeLoaderOf } from '../calendar-locales.ts';
import { titleOf } from '../calendar-view.ts';
import type { FormTimes } from '../event-times.ts';
import type { CalendarAddress } from '../use-calendar-address.ts';
import { MonthDays } from './month-days.tsx';

const loadGrid = async () => (await import('./calendar-grid.tsx')).CalendarGrid;

const SKELETON_ROWS = Array.from({ length: 5 }, (_, row) => row);

interface Props {
  readonly address: CalendarAddress;
  readonly language: Language;
  /** The events of the ticked calendars; null before they are loaded. */
  readonly events: readonly CalendarEvent[] | null;
  /** The number of those that the view shows. */
  readonly count: number;
  /** Whether a month shows only how many events its days have, and the events of one day. */
  readonly isPhone: boolean;
  readonly isError: boolean;
  /** The name of the event that is edited. */
  readonly openName: string | null;
  readonly onRetry: () => void;
  readonly onOpen: (id: number) => void;
  readonly onAdd: (times: FormTimes) => void;
}

function GridSkeleton() {
  return (
    <output className="calendar-skeleton" aria-label="Loading the calendar">
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} shape="block" />
      ))}
    </output>
  );
}

interface FootProps extends Pick<Props, 'address' | 'count'> {
  /** What it says without events. */
  readonly emptyText: string;
}

/** Says how many events the view shows. */
function SheetFoot({ address: { view, calendars, setCalendars }, count, emptyText }: FootProps) {
  // A list says itself that it is empty.
  const text = view === 'list' ? '' : emptyText;
  return (
    <output className="app-page-foot calendar-foot">
      {count > 0 ? (
        <bdi>{count === 1 ? '1 event' : `${count} events`}</bdi>
      ) : (
        <>
          {text === '' ? null : <bdi>{text}</bdi>}
          {calendars.length === 0 ? (
            <Button size="small" variant="ghost" onClick={() => setCalendars(CALENDARS)}>
              Show all calendars
            </Button>
          ) : null}
        </>
      )}
    </output>
  );
}

/** The calendar, and under it how many events it shows. Its language stays as long as it is mounted. */
export function CalendarSheet(props: Props) {
  const { address, language, events, count, isPhone, isError, openName, onRetry, onOpen, onAdd } = props;
  const dispatch = useDispatch();
  const { view, date, calendars } = address;
  const hasDots = isPhone && view === 'month';
  const grid = useChunk(loadGrid, !hasDots);
  const locale = useChunk(localeLoaderOf(language), !hasDots);
  const [tag, firstDay] = [formatTag(language), firstDayOf(language)];
  if (isError || grid.failed || locale.failed) {
    const retry = () => {
      if (isError) onRetry();
      grid.retry();
      locale.retry();
    };
    return (
      <div className="calendar-main calendar-failure">
        <EmptyState kind="error" heading="The events didn’t load">
          <Button slot="action" onClick={retry}>
            Try again
          </Button>
        </EmptyState>
      </div>
    );
  }
  const { part: Grid } = grid;
  const hasNone = calendars.length === 0;
  const emptyText = hasNone ? 'No calendar chosen' : `No events in ${titleOf('month', date, firstDay, tag)}`;
  const body = () => {
    if (!events) return null;
    if (hasDots)
      return (
        <MonthDays
          date={date}
          events={events}
          firstDay={firstDay}
          language={tag}
          onDay={address.setDay}
          onOpen={onOpen}
        />
      );
    if (!Grid || !locale.part) return null;
    return (
      <Grid
        view={view}
        date={date}
        events={events}
        locale={locale.part}
        firstDay={firstDay}
        language={tag}
        openName={openName}
        emptyText={emptyText}
        onOpen={onOpen}
        onAdd={onAdd}
        onView={address.setView}
        onMove={(change, previous) => dispatch(eventMoveRequested({ change, previous }))}
      />
    );
  };
  const content = body();
  return (
    <div className="calendar-main" data-ready={content ? 'calendar' : undefined}>
      {content ?? <GridSkeleton />}
      {/* With the events, so that nothing moves while they load. */}
      {content ? (
        <SheetFoot
          address={address}
          count={count}
          emptyText={hasNone || view === 'month' || view === 'list' ? emptyText : 'No events'}
        />
      ) : null}
    </div>
  );
}
