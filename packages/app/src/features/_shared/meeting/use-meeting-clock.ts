import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { dayOf, localTimeZone, type Day } from './meeting-slots.ts';

/** What a meeting's time is read and written with. */
interface MeetingClock {
  /** The visitor's time zone. */
  readonly zone: string;
  /** The current day in that zone. */
  readonly today: Day;
  /** The language of formatted times. */
  readonly language: string;
}

/** Returns the clock of a form for a meeting. Zone and day stay fixed while the form is open. */
export function useMeetingClock(): MeetingClock {
  const { i18n } = useTranslation();
  const { now } = useServices();
  const [{ zone, today }] = useState(() => {
    const timeZone = localTimeZone();
    return { zone: timeZone, today: dayOf(now(), timeZone) };
  });
  return { zone, today, language: formatTag(i18n.language) };
}
