import { iconCalendar, iconChartColumn, iconFileText, iconLandmark } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { money } from '#core/money.tsx';
import { selectLead } from '#features/_shared/customers/customers-slice.ts';
import { Figure } from '#shared/figure.tsx';
import { FormFields } from '#shared/form-fields.tsx';
import { formatPhone, isPhone } from '../fields/phone.ts';
import { selectStepSubmission, stepSubmission } from '../step-submission.ts';
import { PhoneField } from './phone-field.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepSubmit } from './step-submit.tsx';
import { SummaryList } from './summary-list.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

const SPECIALIST_QUESTIONS = [
  ['use', iconFileText],
  ['sales', iconChartColumn],
  ['debts', iconLandmark],
  ['when', iconCalendar],
] as const;

const check = ({ phone }: { readonly phone: string }) => {
  if (phone.trim() === '') return { phone: 'onboarding.phone.missing' };
  return isPhone(phone) ? {} : { phone: 'onboarding.phone.wrong' };
};

/**
 * The step for amounts of a million or more, which start with a specialist's call: it lists the questions to expect and
 * asks for a phone number.
 */
export function MillionStep() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const lead = useSelector(selectLead);
  const { values, errors, form, field, submit } = useDraftForm('million', { phone: lead?.phone ?? '' }, check);
  const isSending = useSelector(selectStepSubmission).status === 'sending';
  const send = () => dispatch(stepSubmission.submitted({ form: 'million', phone: formatPhone(values.phone) }));
  return (
    <>
      <section className="plinth-stack plinth-gap-8">
        <StepHeading step="million" />
        <div>
          <h2>{t('onboarding.million.asks')}</h2>
          <ul className="notes">
            {SPECIALIST_QUESTIONS.map(([line, icon]) => (
              <li key={line}>
                <Icon path={icon} size="small" />
                <span>{t(`onboarding.million.ask.${line}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <form ref={form} className="plinth-stack plinth-gap-8" noValidate onSubmit={submit(send)}>
          <FormFields isSending={isSending}>
            <PhoneField control={field('phone')} error={errors.phone} />
          </FormFields>
          <StepSubmit step="million" label={t('onboarding.continue')} />
        </form>
      </section>
      <aside className="onboarding-aside">
        <div>
          <h2>{t('onboarding.million.request')}</h2>
          <SummaryList
            rows={[
              {
                key: 'amount',
                label: t('onboarding.amount.label'),
                value: <Figure>{money(lead?.maxAmount)}</Figure>,
              },
            ]}
          />
        </div>
        <WhatHappensNext lines={['call', 'company', 'terms'].map((line) => t(`onboarding.million.next.${line}`))} />
      </aside>
    </>
  );
}
