import { formatDate, NO_VALUE } from '@plinth/ui-kit/format';
import { iconFileText, iconLandmark, iconReceiptText } from '@plinth/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { money } from '#core/money.tsx';
import { selectLead } from '#features/_shared/customers/customers-slice.ts';
import { formatMeetingTime } from '#features/_shared/meeting/format-meeting.ts';
import { MeetingPicker } from '#features/_shared/meeting/meeting-picker.tsx';
import { dayOf, instantOf, isBookable, isSlot, slotOf } from '#features/_shared/meeting/meeting-slots.ts';
import { useMeetingClock } from '#features/_shared/meeting/use-meeting-clock.ts';
import { Figure } from '#shared/figure.tsx';
import { FormFields } from '#shared/form-fields.tsx';
import { Notes } from '#shared/notes.tsx';
import { formatAddress, parseAddress } from '../fields/address.ts';
import { formatPhone, isPhone } from '../fields/phone.ts';
import { selectStepSubmission, stepSubmission } from '../step-submission.ts';
import { AddressFields, addressErrors } from './address-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepSubmit } from './step-submit.tsx';
import { SummaryList } from './summary-list.tsx';

const PREPARATION = [
  ['sales', iconReceiptText],
  ['bank', iconLandmark],
  ['use', iconFileText],
] as const;

/** The step that books a specialist's call and asks for the business address. */
export function TimeStep() {
  const { t } = useTranslation();
  const { zone, today, language } = useMeetingClock();
  const dispatch = useDispatch();
  const lead = useSelector(selectLead);
  const asksPhone = lead?.phone == null;
  const isSending = useSelector(selectStepSubmission).status === 'sending';
  const bookedAt = lead?.meetingAt ? Date.parse(lead.meetingAt) : null;
  const booked =
    bookedAt === null ? { day: '', slot: '' } : { day: dayOf(bookedAt, zone), slot: slotOf(bookedAt, zone) };
  /** A booked time stays valid even if it could not be booked now, so that the address can be corrected alone. */
  const isBooked = ({ day, slot }: typeof booked) => bookedAt !== null && day === booked.day && slot === booked.slot;
  const isDayValid = (fields: typeof booked) => isBooked(fields) || isBookable(fields.day, today);
  const isSlotValid = (fields: typeof booked) => isBooked(fields) || isSlot(fields.slot);
  const { values, errors, form, change, changeAll, field, submit } = useDraftForm(
    'time',
    {
      ...booked,
      phone: lead?.phone ?? '',
      ...parseAddress(lead?.address ?? ''),
    },
    (fields) => ({
      ...(isDayValid(fields) ? {} : { day: 'meeting.dayMissing' }),
      ...(isSlotValid(fields) ? {} : { slot: 'meeting.slotMissing' }),
      ...(asksPhone && !isPhone(fields.phone)
        ? { phone: fields.phone.trim() === '' ? 'onboarding.phone.missing' : 'onboarding.phone.wrong' }
        : {}),
      ...addressErrors(fields),
    }),
  );
  const noon = isDayValid(values) ? instantOf(values.day, '12:00', zone) : null;
  const start = noon !== null && isSlotValid(values) ? instantOf(values.day, values.slot, zone) : null;
  const phone = asksPhone ? formatPhone(values.phone) : (lead.phone ?? '');
  const error = (name: keyof typeof values) => (errors[name] ? t(errors[name]) : '');
  const send = () => {
    if (start === null) return;
    const meetingAt = new Date(start).toISOString();
    dispatch(
      stepSubmission.submitted({
        form: 'time',
        address: formatAddress(values),
        meetingAt,
        phone: asksPhone ? phone : null,
      }),
    );
  };
  return (
    <>
      <section className="plinth-stack plinth-gap-8">
        <StepHeading step="time" />
        <form ref={form} className="plinth-stack plinth-gap-8" noValidate onSubmit={submit(send)}>
          <FormFields isSending={isSending}>
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
            <AddressFields values={values} errors={errors} field={field} change={changeAll} />
          </FormFields>
          <StepSubmit step="time" label={t('onboarding.time.book')} />
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
                value: <bdi className="figures">{formatMeetingTime(start, zone, language)}</bdi>,
              },
              { key: 'call', label: t('onboarding.time.call'), value: <Figure>{phone || NO_VALUE}</Figure> },
              {
                key: 'about',
                label: t('onboarding.time.about'),
                value: <Figure>{money(lead?.maxAmount)}</Figure>,
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
