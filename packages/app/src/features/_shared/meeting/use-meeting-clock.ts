import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { dayOf, localTimeZone, type Day } from './meeting-slots.ts';

/** The time zone, day and language in which a meeting's time is read and written. */
interface MeetingClock {
  /** The visitor's time zone. */
  readonly zone: string;
  /** The current day in that zone. */
  readonly today: Day;
  /** The language of formatted times. */
  readonly language: string;
}

/** The interval at which the current day is read, in milliseconds: a form may be open overnight. */
const DAY_CHECK_INTERVAL_MS = 60_000;

/** Returns the clock of a form for a meeting. The zone stays fixed while the form is open. */
export function useMeetingClock(): MeetingClock {
  const { i18n } = useTranslation();
  const { now } = useServices();
  const [zone] = useState(localTimeZone);
  const [today, setToday] = useState(() => dayOf(now(), zone));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(now(), zone)), DAY_CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [now, zone]);
  return { zone, today, language: formatTag(i18n.language) };
}
