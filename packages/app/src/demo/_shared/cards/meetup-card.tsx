import { formatDate } from '@plinth/ui-kit/format';
import { useServices } from '#core/context.ts';
import { demoRoutes } from '../routes.ts';
import { CardFrame } from './card-frame.tsx';
import { dayFrom, dayKeyFrom } from './days.ts';
import { OpenLink } from './open-link.tsx';
import { MEETUP } from './samples.ts';

interface Props {
  readonly id?: string;
  /** Replaces the title. */
  readonly title?: string;
}

/** A meeting: when and where it is, and how many go. */
export function MeetupCard({ id, title: cardTitle = 'Next event' }: Props) {
  const { now } = useServices();
  const { title, inDays, time, place, goingCount, colleagues } = MEETUP;
  const day = formatDate(dayFrom(now(), inDays), 'weekday', { language: 'en-US' });
  return (
    <CardFrame title={cardTitle} id={id}>
      <p className="figure-card-text">
        <bdi>
          <strong>{title}</strong>, {day}, {time} at {place}. {goingCount} are going, {colleagues} of them from your
          team.
        </bdi>
      </p>
      <div className="figure-card-links">
        <OpenLink to={demoRoutes.hrefOf('calendar', {}, { view: 'day', date: dayKeyFrom(now(), inDays) })}>
          Open in calendar
        </OpenLink>
      </div>
    </CardFrame>
  );
}
