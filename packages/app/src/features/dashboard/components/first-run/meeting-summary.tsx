import type { Lead } from '@plinth/api-client/resources/leads';
import { formatDate } from '@plinth/ui-kit/format';
import { iconCalendarPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { saveFile } from '@plinth/ui-kit/save-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { useNow } from '#core/use-now.ts';
import { createCalendarFile } from '#features/_shared/meeting/calendar-file.ts';
import { formatMeetingTime, formatMeetingZone } from '#features/_shared/meeting/format-meeting.ts';
import { localTimeZone, MEETING_DURATION_MS } from '#features/_shared/meeting/meeting-slots.ts';
import { selectApplication, selectApplicationPanel } from '#features/dashboard/application-slice.ts';
import { meetingStateOf } from '#features/dashboard/figures/meeting-state.ts';
import { formatRelativeDay } from '../relative-day.ts';
import { CLOCK_INTERVAL_MS } from './clock-interval.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';

/** Returns a function that downloads a meeting as a calendar file. */
function useCalendarDownload(lead: Lead): (start: number) => void {
  const { t } = useTranslation();
  const now = useNow(CLOCK_INTERVAL_MS);
  return (start) => {
    const event = {
      uid: `${lead.id}@${brand.product}`,
      start,
      end: start + MEETING_DURATION_MS,
      summary: t('dashboard.first.meeting.summary', { brand: brand.name }),
      description: lead.phone === null ? '' : t('dashboard.first.meeting.call', { phone: lead.phone }),
    };
    const file = createCalendarFile(event, brand.name, now);
    saveFile(t('dashboard.first.meeting.file'), new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
}

function Meeting({ lead }: { readonly lead: Lead }) {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const timeZone = localTimeZone();
  const meeting = meetingStateOf(lead.meetingAt, useNow(CLOCK_INTERVAL_MS), timeZone);
  const download = useCalendarDownload(lead);
  // Each opening renders a new dialog. A closed one stays, because it restores the focus.
  const [dialog, setDialog] = useState({ openings: 0, isOpen: false });
  const note = {
    none: 'dashboard.first.meeting.pick',
    ahead: 'meeting.until',
    soon: 'dashboard.first.meeting.soon',
    past: 'dashboard.first.meeting.past',
  }[meeting.status];
  return (
    <>
      {meeting.status === 'none' ? (
        <p className="first-run-day">{t('meeting.none')}</p>
      ) : (
        <>
          <p className="first-run-day">{formatDate(meeting.start, 'weekday', { language, timeZone })}</p>
          <p>
            <span className="first-run-time">
              <bdi className="figures">{formatMeetingTime(meeting.start, timeZone, language)}</bdi>
            </span>{' '}
            <span className="muted">
              {t('dashboard.first.meeting.when', {
                zone: formatMeetingZone(meeting.start, timeZone, language),
                when: formatRelativeDay(meeting.daysUntil, language),
              })}
            </span>
          </p>
          {lead.phone !== null && meeting.status !== 'past' ? (
            <p className="text-13 muted">{t('dashboard.first.meeting.call', { phone: lead.phone })}</p>
          ) : null}
        </>
      )}
      <div className="first-run-base">
        {meeting.status === 'past' ? null : (
          <div className="first-run-actions">
            {meeting.status === 'soon' ? null : (
              <Button onClick={() => setDialog({ openings: dialog.openings + 1, isOpen: true })}>
                {t(meeting.status === 'none' ? 'dashboard.first.meeting.book' : 'dashboard.first.meeting.reschedule')}
              </Button>
            )}
            {meeting.status === 'none' ? null : (
              <Button variant="ghost" onClick={() => download(meeting.start)}>
                <Icon slot="start" path={iconCalendarPlus} />
                {t('dashboard.first.meeting.calendar')}
              </Button>
            )}
          </div>
        )}
        <p className="text-13 muted">{t(note)}</p>
      </div>
      {dialog.openings > 0 ? (
        <RescheduleDialog
          key={dialog.openings}
          lead={lead}
          open={dialog.isOpen}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      ) : null}
    </>
  );
}

/** The meeting with the specialist: its time, and the actions to move it and to save it to a calendar. */
export function MeetingSummary() {
  const { t } = useTranslation();
  const { status } = useSelector(selectApplicationPanel);
  const lead = useSelector(selectApplication);
  return (
    <div className="first-run-column" aria-busy={status === 'idle' || status === 'loading'}>
      <h2 className="first-run-label">{t('meeting.title')}</h2>
      {status === 'failed' ? (
        <p className="first-run-failed">{t('dashboard.first.applicationFailed')}</p>
      ) : status === 'ready' ? (
        lead === null ? (
          <p className="first-run-day">{t('meeting.none')}</p>
        ) : (
          <Meeting lead={lead} />
        )
      ) : (
        <>
          <Skeleton shape="heading" className="first-run-day-skeleton" />
          <Skeleton lines={2} />
          <Skeleton shape="block" className="first-run-base first-run-base-skeleton" />
        </>
      )}
    </div>
  );
}
