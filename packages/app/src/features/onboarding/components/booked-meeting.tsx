import { formatDate } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { formatTag } from '#core/i18n/languages.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectLead } from '#features/_shared/customers/customers-slice.ts';
import { formatMeetingTime, formatMeetingZone } from '#features/_shared/meeting/format-meeting.ts';
import { localTimeZone } from '#features/_shared/meeting/meeting-slots.ts';
import { Link } from '#shared/navigation.ts';

/** The date and time of the specialist's call in the visitor's time zone. */
export function MeetingTime({ startsAt }: { readonly startsAt: string | null }) {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const start = startsAt === null ? Number.NaN : Date.parse(startsAt);
  if (Number.isNaN(start)) return t('meeting.none');
  const timeZone = localTimeZone();
  return (
    <>
      <span>{formatDate(start, 'weekday', { language, timeZone })}</span>
      <span>
        <bdi className="figures">{formatMeetingTime(start, timeZone, language)}</bdi>
      </span>
      <span className="text-13 muted">{formatMeetingZone(start, timeZone, language)}</span>
    </>
  );
}

/** The booked meeting with a link to change it, for the steps after the booking. Renders nothing without a meeting. */
export function BookedMeeting() {
  const { t } = useTranslation();
  const lead = useSelector(selectLead);
  if (!lead?.meetingAt) return null;
  return (
    <div>
      <h2>{t('meeting.title')}</h2>
      <p className="onboarding-meeting">
        <MeetingTime startsAt={lead.meetingAt} />
      </p>
      <p className="onboarding-aside-note text-13">
        <Link to={hrefOf('register', { step: 'time' })}>{t('onboarding.meeting.change')}</Link>
      </p>
    </div>
  );
}
