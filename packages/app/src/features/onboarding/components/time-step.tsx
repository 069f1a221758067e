import { formatDate, formatMoney, NO_VALUE } from '@plinth/ui-kit/format';
import { iconFileText, iconLandmark, iconMapPin, iconReceiptText } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { selectLead } from '#features/_shared/customers/customers-slice.ts';
import { formatMeetingTime } from '#features/_shared/meeting/format-meeting.ts';
import { MeetingPicker } from '#features/_shared/meeting/meeting-picker.tsx';
import {
  dayOf,
  instantOf,
  isBookable,
  isSlot,
  localTimeZone,
  slotOf,
} from '#features/_shared/meeting/meeting-slots.ts';
import { Figure } from '#shared/figure.tsx';
import { Notes } from '#shared/notes.tsx';
import { formatAddress, isZip, parseAddress, STATES } from '../fields/address.ts';
import { formatPhone, isPhone } from '../fields/phone.ts';
import { stepSubmitted, selectSubmission } from '../onboarding-slice.ts';
import { PhoneField } from './phone-field.tsx';
import { StepActions } from './step-actions.tsx';
import { StepHeading } from './step-heading.tsx';
import { SubmissionError } from './submission-error.tsx';
import { SummaryList } from './summary-list.tsx';

const PREPARATION = [
  ['sales', iconReceiptText],
  ['bank', iconLandmark],
  ['use', iconFileText],
] as const;

const REQUIRED_FIELDS = ['street', 'city', 'state'] as const;

/** The step that books a specialist's call and asks for the business address (decisions: onboarding). */
export function TimeStep() {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const dispatch = useDispatch();
  const { now } = useServices();
  const lead = useSelector(selectLead);
  const submission = useSelector(selectSubmission);
  // The visitor's time zone and the current day stay fixed while the page is open.
  const [{ zone, today }] = useState(() => {
    const timeZone = localTimeZone();
    return { zone: timeZone, today: dayOf(now(), timeZone) };
  });
  const asksPhone = lead?.phone == null;
  const bookedAt = lead?.meetingAt ? Date.parse(lead.meetingAt) : null;
  const { values, errors, form, change, field, submit } = useDraftForm(
    'time',
    {
      day: bookedAt === null ? '' : dayOf(bookedAt, zone),
      slot: bookedAt === null ? '' : slotOf(bookedAt, zone),
      phone: lead?.phone ?? '',
      ...parseAddress(lead?.address ?? ''),
    },
    (fields) => ({
      ...(isBookable(fields.day, today) ? {} : { day: 'meeting.dayMissing' }),
      ...(isSlot(fields.slot) ? {} : { slot: 'meeting.slotMissing' }),
      ...(asksPhone && !isPhone(fields.phone)
        ? { phone: fields.phone.trim() === '' ? 'onboarding.phone.missing' : 'onboarding.phone.wrong' }
        : {}),
      ...Object.fromEntries(
        REQUIRED_FIELDS.filter((name) => fields[name].trim() === '').map((name) => [
          name,
          `onboarding.time.${name}Missing`,
        ]),
      ),
      ...(isZip(fields.zip) ? {} : { zip: 'onboarding.time.zipWrong' }),
    }),
  );
  const noon = isBookable(values.day, today) ? instantOf(values.day, '12:00', zone) : null;
  const start = noon !== null && isSlot(values.slot) ? instantOf(values.day, values.slot, zone) : null;
  const phone = asksPhone ? formatPhone(values.phone) : (lead.phone ?? '');
  const error = (name: keyof typeof values) => (errors[name] ? t(errors[name]) : '');
  const send = () => {
    if (start === null) return;
    const meetingAt = new Date(start).toISOString();
    dispatch(
      stepSubmitted({ form: 'time', address: formatAddress(values), meetingAt, phone: asksPhone ? phone : null }),
    );
  };
  return (
    <>
      <section className="onboarding-section">
        <StepHeading step="time" />
        <form ref={form} className="onboarding-form" noValidate onSubmit={submit(send)}>
          <MeetingPicker
            today={today}
            zone={zone}
            day={values.day}
            slot={values.slot}
            onPick={change}
            dayError={error('day')}
            slotError={error('slot')}
          />
          {asksPhone ? <PhoneField control={field('phone')} error={errors.phone} /> : null}
          <div className="onboarding-ruled">
            <h2>{t('onboarding.time.address')}</h2>
            <Field size="large" label={t('onboarding.time.street')} error={error('street')} required>
              <Icon slot="start" path={iconMapPin} size="small" />
              <input type="text" dir="auto" autoComplete="street-address" {...field('street')} />
            </Field>
            <div className="onboarding-address">
              <Field size="large" label={t('onboarding.time.city')} error={error('city')} required>
                <input type="text" dir="auto" autoComplete="address-level2" {...field('city')} />
              </Field>
              <Field size="large" label={t('onboarding.time.state')} error={error('state')} required>
                <select autoComplete="address-level1" {...field('state')}>
                  <option value="">{t('onboarding.choose')}</option>
                  {STATES.map((state) => (
                    <option key={state} value={state}>
                      {t(`onboarding.states.${state}`)}
                    </option>
                  ))}
                </select>
              </Field>
              <Field size="large" label={t('onboarding.time.zip')} error={error('zip')} required>
                <input
                  className="figures"
                  type="text"
                  inputMode="numeric"
                  autoComplete="postal-code"
                  {...field('zip')}
                />
              </Field>
            </div>
          </div>
          <SubmissionError form="time" onRetry={() => form.current?.requestSubmit()} />
          <StepActions step="time">
            <Button type="submit" variant="primary" size="large" busy={submission.status === 'sending'}>
              {t('onboarding.time.book')}
            </Button>
          </StepActions>
        </form>
      </section>
      <aside className="onboarding-aside">
        <div>
          <h2>{t('meeting.title')}</h2>
          <SummaryList
            rows={[
              {
                key: 'day',
                label: t('meeting.day'),
                value: formatDate(noon, 'weekday', { language, timeZone: zone }),
              },
              {
                key: 'time',
                label: t('meeting.time'),
                value: <Figure>{formatMeetingTime(start, zone, language)}</Figure>,
              },
              { key: 'call', label: t('onboarding.time.call'), value: <Figure>{phone || NO_VALUE}</Figure> },
              {
                key: 'about',
                label: t('onboarding.time.about'),
                value: <Figure>{formatMoney(lead?.maxAmount)}</Figure>,
              },
            ]}
          />
          <p className="onboarding-aside-note text-13 muted">{t('meeting.until')}</p>
        </div>
        <Notes
          title={t('onboarding.time.ready')}
          lines={PREPARATION.map(([line, icon]) => [icon, t(`onboarding.time.have.${line}`)])}
        />
      </aside>
    </>
  );
}
