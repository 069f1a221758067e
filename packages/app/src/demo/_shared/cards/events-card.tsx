import { formatRelative } from '@plinth/ui-kit/format';
import { Timeline } from '@plinth/ui-kit/react/timeline';
import { TimelineItem } from '@plinth/ui-kit/react/timeline-item';
import { useServices } from '#core/context.ts';
import { CardFrame } from './card-frame.tsx';
import { minutesBefore } from './days.ts';
import { EVENTS } from './samples.ts';

/** The events of the shop, the latest first. */
export function EventsCard({ id }: { readonly id?: string }) {
  const { now } = useServices();
  const time = now();
  return (
    <CardFrame title="Timeline" id={id}>
      <Timeline label="Timeline">
        {EVENTS.map(({ title, text, minutesAgo, variant }) => (
          <TimelineItem key={title} variant={variant}>
            <bdi slot="heading">{title}</bdi>
            <bdi slot="time">{formatRelative(minutesBefore(time, minutesAgo), time, { language: 'en-US' })}</bdi>
            <bdi className="muted text-13">{text}</bdi>
          </TimelineItem>
        ))}
      </Timeline>
    </CardFrame>
  );
}
