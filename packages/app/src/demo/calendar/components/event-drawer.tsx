import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useCallback, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { useEventsQuery } from '#demo/_shared/events.ts';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { draftNameOf } from '../event-fields.ts';
import type { FormTimes } from '../event-times.ts';
import { DeleteEvent } from './delete-event.tsx';
import { EventForm } from './event-form.tsx';

/** Windows in which the drawer covers the page. The style sheet has the same width. */
const COVERED_WINDOW = '(width < 768px)';

interface Props {
  readonly record: OpenRecord;
  /** The events of the page. */
  readonly events: readonly CalendarEvent[];
  /** The times of a new event. */
  readonly times: FormTimes;
}

interface ContentProps extends Props {
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDelete: (event: CalendarEvent) => void;
}

function DrawerContent({ record, events, times, onBusy, onDelete }: ContentProps) {
  const isNew = record.name === 'new';
  const find = (list: readonly CalendarEvent[] | undefined) => list?.find(({ id }) => String(id) === record.name);
  const shown = find(events);
  // The event may be in a calendar that is not ticked.
  const { data, isError, refetch } = useEventsQuery({}, { skip: isNew || shown !== undefined });
  const event = shown ?? find(data);
  if (isNew || event) {
    return (
      <EventForm
        event={isNew ? null : (event ?? null)}
        times={times}
        onChanged={record.setChanged}
        onBusy={onBusy}
        onCancel={record.close}
        onDelete={() => event && onDelete(event)}
        onSaved={record.finish}
      />
    );
  }
  if (isError) return <EmptyState kind="error" heading="The event did not load" onLoadRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" />;
  return (
    <EmptyState kind="error" heading="There is no such event">
      <Button slot="action" onClick={record.close}>
        Back to the calendar
      </Button>
    </EmptyState>
  );
}

/** The form of the event that the address opens. The page beside it stays usable, to compare the times with it. */
export function EventDrawer({ record, events, times }: Props) {
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const isCovered = useMediaQuery(COVERED_WINDOW);
  const isBusy = useRef(false);
  const [deleted, setDeleted] = useState<CalendarEvent | null>(null);
  const setBusy = useCallback((busy: boolean) => {
    isBusy.current = busy;
  }, []);
  const finishDelete = (event: CalendarEvent) => {
    removeDraft(storage, owner, draftNameOf(event.id));
    record.finish();
  };
  return (
    <>
      {record.name === null ? null : (
        <Drawer
          className="event-drawer"
          open
          modeless={!isCovered}
          heading={record.name === 'new' ? 'New event' : 'Edit event'}
          onDrawerClose={(event) => {
            event.preventDefault();
            if (!isBusy.current) record.close();
          }}
        >
          <DrawerContent
            key={record.name}
            record={record}
            events={events}
            times={times}
            onBusy={setBusy}
            onDelete={setDeleted}
          />
        </Drawer>
      )}
      {deleted ? (
        <DeleteEvent event={deleted} onRemoved={() => finishDelete(deleted)} onClose={() => setDeleted(null)} />
      ) : null}
      <LeaveDialog record={record} />
    </>
  );
}
