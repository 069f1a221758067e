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

const loadGrid = async () => (await import('./calendar-grid.tsx')).CalendarGrid;

const SKELETON_ROWS = Array.from({ length: 5 }, (_, row) => row);

interface Props {
  readonly address: CalendarAddress;
  readonly language: Language;
  /** The events of the ticked calendars; null before they are loaded. */
  readonly events: readonly CalendarEvent[] | null;
  /** Whether the month has any. */
  readonly hasEvents: boolean;
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

/** The calendar, with what there is to say about it under it. Its language stays as long as it is mounted. */
export function CalendarSheet(props: Props) {
  const { address, language, events, hasEvents, isError, openName, onRetry, onOpen, onAdd } = props;
  const dispatch = useDispatch();
  const grid = useChunk(loadGrid, true);
  const locale = useChunk(localeLoaderOf(language), true);
  const { view, date, calendars } = address;
  const [tag, firstDay] = [formatTag(language), firstDayOf(language)];
  if (isError || grid.failed || locale.failed) {
    const retry = () => {
      if (isError) onRetry();
      grid.retry();
      locale.retry();
    };
    return (
      <div className="calendar-main calendar-failure">
        <EmptyState kind="error" heading="The events did not load">
          <Button slot="action" onClick={retry}>
            Try again
          </Button>
        </EmptyState>
      </div>
    );
  }
  const { part: Grid } = grid;
  const hasNone = calendars.length === 0;
  const isMonth = view === 'month' || view === 'list';
  const emptyText = hasNone ? 'No calendar chosen' : `No events in ${titleOf('month', date, firstDay, tag)}`;
  const isReady = Grid !== null && locale.part !== null && events !== null;
  return (
    <div className="calendar-main" data-ready={isReady ? 'calendar' : undefined}>
      {Grid && locale.part && events ? (
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
      ) : (
        <GridSkeleton />
      )}
      <output className="calendar-note">
        {events && (hasNone || (isMonth && !hasEvents)) ? (
          <>
            {view === 'list' ? null : <span>{emptyText}</span>}
            {hasNone ? (
              <Button size="small" onClick={() => address.setCalendars(CALENDARS)}>
                Show all calendars
              </Button>
            ) : null}
          </>
        ) : null}
      </output>
    </div>
  );
}
