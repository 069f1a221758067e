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
import { Notes } from '#shared/notes.tsx';
import { answerGiven, selectAnswers } from '../answers-slice.ts';
import { formatAddress, isZip, parseAddress, STATES } from '../answers/address.ts';
import { formatPhone, isPhone } from '../answers/phone.ts';
import { Actions } from '../components/actions.tsx';
import { AnswerFailure } from '../components/answer-failure.tsx';
import { Figure, Ledger } from '../components/ledger.tsx';
import { MeetingPicker } from '../components/meeting-picker.tsx';
import { PhoneField } from '../components/phone-field.tsx';
import { StepHead } from '../components/step-head.tsx';
import { dayOf, instantOf, isOffered, isSlot, ownZone, slotOf } from '../meeting/calendar.ts';
import { meetingHours } from '../meeting/words.ts';

const READY = [
  ['sales', iconReceiptText],
  ['bank', iconLandmark],
  ['use', iconFileText],
] as const;

const TEXTS = ['street', 'city', 'state'] as const;

/** When a specialist calls, and where the business is (decisions: onboarding). */
export function TimeStep() {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const dispatch = useDispatch();
  const { now } = useServices();
  const lead = useSelector(selectLead);
  const answers = useSelector(selectAnswers);
  // The zone is the visitor's own and the day that it begins with stays, as long as the page does.
  const [{ zone, today }] = useState(() => {
    const own = ownZone();
    return { zone: own, today: dayOf(now(), own) };
  });
  const asksPhone = lead?.phone == null;
  const booked = lead?.meetingAt ? Date.parse(lead.meetingAt) : null;
  const { values, errors, form, change, field, submit } = useDraftForm(
    'time',
    {
      day: booked === null ? '' : dayOf(booked, zone),
      slot: booked === null ? '' : slotOf(booked, zone),
      phone: lead?.phone ?? '',
      ...parseAddress(lead?.address ?? ''),
    },
    (typed) => ({
      ...(isOffered(typed.day, today) ? {} : { day: 'onboarding.time.dayMissing' }),
      ...(isSlot(typed.slot) ? {} : { slot: 'onboarding.time.slotMissing' }),
      ...(asksPhone && !isPhone(typed.phone)
        ? { phone: typed.phone.trim() === '' ? 'onboarding.phone.missing' : 'onboarding.phone.wrong' }
        : {}),
      ...Object.fromEntries(
        TEXTS.filter((name) => typed[name].trim() === '').map((name) => [name, `onboarding.time.${name}Missing`]),
      ),
      ...(isZip(typed.zip) ? {} : { zip: 'onboarding.time.zipWrong' }),
    }),
  );
  const noon = isOffered(values.day, today) ? instantOf(values.day, '12:00', zone) : null;
  const start = noon !== null && isSlot(values.slot) ? instantOf(values.day, values.slot, zone) : null;
  const phone = asksPhone ? formatPhone(values.phone) : (lead.phone ?? '');
  const error = (name: keyof typeof values) => (errors[name] ? t(errors[name]) : '');
  const send = () => {
    if (start === null) return;
    const meetingAt = new Date(start).toISOString();
    dispatch(answerGiven({ form: 'time', address: formatAddress(values), meetingAt, phone: asksPhone ? phone : null }));
  };
  return (
    <>
      <section className="onboarding-section">
        <StepHead step="time" />
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
          <AnswerFailure form="time" onRetry={() => form.current?.requestSubmit()} />
          <Actions step="time">
            <Button type="submit" variant="primary" size="large" busy={answers.status === 'sending'}>
              {t('onboarding.time.book')}
            </Button>
          </Actions>
        </form>
      </section>
      <aside className="onboarding-aside">
        <div>
          <h2>{t('onboarding.time.yours')}</h2>
          <Ledger
            rows={[
              {
                key: 'day',
                label: t('onboarding.time.day'),
                value: formatDate(noon, 'weekday', { language, timeZone: zone }),
              },
              {
                key: 'time',
                label: t('onboarding.time.time'),
                value: <Figure>{meetingHours(start, zone, language)}</Figure>,
              },
              { key: 'call', label: t('onboarding.time.call'), value: <Figure>{phone || NO_VALUE}</Figure> },
              {
                key: 'about',
                label: t('onboarding.time.about'),
                value: <Figure>{formatMoney(lead?.maxAmount)}</Figure>,
              },
            ]}
          />
          <p className="onboarding-aside-note text-13 muted">{t('onboarding.time.move')}</p>
        </div>
        <Notes
          title={t('onboarding.time.ready')}
          lines={READY.map(([line, icon]) => [icon, t(`onboarding.time.have.${line}`)])}
        />
      </aside>
    </>
  );
}
