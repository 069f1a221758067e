import type { AccountEvent } from '@plinth/api-client/demo/account';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Timeline } from '@plinth/ui-kit/react/timeline';
import { TimelineItem } from '@plinth/ui-kit/react/timeline-item';
import { useServices } from '#core/context.ts';
import { dayInYear } from '#demo/_shared/dates.ts';

const VARIANTS: Readonly<Record<AccountEvent['kind'], 'neutral' | 'primary' | 'success' | 'accent'>> = {
  account: 'neutral',
  project: 'primary',
  invoice: 'success',
  meeting: 'accent',
};

/** The events of a user, the latest first. */
export function TimelineCard({ events }: { readonly events: readonly AccountEvent[] }) {
  const { now } = useServices();
  return (
    <Card>
      <h2 slot="heading">Timeline</h2>
      {events.length === 0 ? (
        <EmptyState heading="Nothing yet" text="What happens to this user appears here." />
      ) : (
        <Timeline className="user-timeline" label="Timeline">
          {events.map(({ id, kind, title, text, time }) => (
            <TimelineItem key={id} variant={VARIANTS[kind]} heading={title} time={dayInYear(time, now())}>
              <bdi className="muted text-13">{text}</bdi>
            </TimelineItem>
          ))}
        </Timeline>
      )}
    </Card>
  );
}
