import { formatDate, formatNumber } from '@plinth/ui-kit/format';
import { iconArrowLeft, iconArrowRight } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { RadioTile } from '@plinth/ui-kit/react/radio-tile';
import { RadioTileGroup } from '@plinth/ui-kit/react/radio-tile-group';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTag } from '#core/i18n/languages.ts';
import { formatMonths, formatWeekday, formatMeetingZone } from './format-meeting.ts';
import { businessDays, instantOf, pageOf, PAGE_COUNT, SLOT_TIMES, type Day } from './meeting-slots.ts';
import './meeting-picker.css';

interface Props {
  readonly today: Day;
  readonly zone: string;
  readonly day: Day;
  readonly slot: string;
  readonly onPick: (name: 'day' | 'slot', value: string) => void;
  readonly dayError: string;
  readonly slotError: string;
}

const valueOf = (event: SyntheticEvent | Event): string =>
  (event.currentTarget as (EventTarget & { readonly value: string | null }) | null)?.value ?? '';

/** A picker for a day and a half-hour slot in local time. Availability is unknown, so every slot is offered. */
export function MeetingPicker({ today, zone, day, slot, onPick, dayError, slotError }: Props) {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const [page, setPage] = useState(() => pageOf(day, today));
  const days = businessDays(today, page);
  const first = days[0]?.day ?? today;
  const last = days.at(-1)?.day ?? first;
  // Times are formatted for the selected day, or for the first visible one, because the UTC offset depends on the day.
  const visibleDay = days.some((businessDay) => businessDay.day === day) ? day : first;
  // When one day in a row has a description, all of them get one, so that the numbers stay aligned.
  const placeholder = days.some(({ isHoliday }) => isHoliday) ? '\u00A0' : '';
  return (
    <div className="meeting-picker">
      <RadioTileGroup
        className="meeting-days"
        name="day"
        label={t('meeting.day')}
        required
        value={day}
        error={dayError}
        onChange={(event) => onPick('day', valueOf(event))}
      >
        <span slot="label-end" className="meeting-months muted">
          <span aria-live="polite">{formatMonths(first, last, language)}</span>
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={t('meeting.earlier')}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            <Icon path={iconArrowLeft} mirrored />
          </Button>
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={t('meeting.later')}
            disabled={page === PAGE_COUNT - 1}
            onClick={() => setPage(page + 1)}
          >
            <Icon path={iconArrowRight} mirrored />
          </Button>
        </span>
        {days.map(({ day: value, isHoliday }) => (
          <RadioTile
            key={value}
            value={value}
            disabled={isHoliday}
            description={isHoliday ? t('meeting.holiday') : placeholder}
          >
            <span slot="start">{formatWeekday(value, language)}</span>
            {formatNumber(Number(value.slice(8)), language)}
          </RadioTile>
        ))}
      </RadioTileGroup>
      <RadioTileGroup
        className="meeting-slots"
        name="slot"
        label={t('meeting.time')}
        required
        value={slot}
        error={slotError}
        onChange={(event) => onPick('slot', valueOf(event))}
      >
        <span slot="label-end" className="text-13 muted">
          {formatMeetingZone(instantOf(visibleDay, '12:00', zone), zone, language)}
        </span>
        {SLOT_TIMES.map((time) => (
          <RadioTile key={time} value={time}>
            <bdi className="figures">
              {formatDate(instantOf(visibleDay, time, zone), 'time', { language, timeZone: zone })}
            </bdi>
          </RadioTile>
        ))}
      </RadioTileGroup>
    </div>
  );
}
