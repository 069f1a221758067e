import { AmountSlider } from '@plinth/ui-kit/react/amount-slider';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { brand, type Estimate } from '#core/config/brand.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { money } from '#core/money.tsx';
import { useCostEstimate } from '#features/_shared/application/use-cost-estimate.tsx';
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

const { min, max, initial, specialistFrom } = brand.amount;

/** Returns the field's amount in minor units, or `null` when it is not a valid amount. */
const amountOf = (text: string): number | null => {
  const amount = text === '' ? Number.NaN : Number(text);
  return amount >= min && amount <= max ? amount : null;
};

function CostEstimate({ amount, estimate }: { readonly amount: number | null; readonly estimate: Estimate }) {
  const { t } = useTranslation();
  const lines = useCostEstimate(amount, estimate);
  return (
    <div>
      <h2>{t('onboarding.amount.cost')}</h2>
      <SummaryList
        rows={[
          { key: 'receive', label: t('onboarding.amount.receive'), value: <Figure>{money(amount)}</Figure> },
          ...lines,
        ]}
      />
      <p className="onboarding-aside-note text-13 muted">{t('estimate.note')}</p>
    </div>
  );
}

/** The step that asks for the requested amount. */
export function AmountStep() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const lead = useSelector(selectLead);
  const bounds = { min: money(min), max: money(max), special: money(specialistFrom) };
  const isSending = useSelector(selectStepSubmission).status === 'sending';
  // The API can change a stored phone number but cannot remove it.
  const isPhoneOptional = lead === null || lead.phone === null;
  const { values, errors, form, change, revealError, field, submit } = useDraftForm(
    'amount',
    { amount: String(lead?.maxAmount ?? initial), phone: lead?.phone ?? '' },
    ({ amount, phone }) => ({
      ...(amountOf(amount) === null ? { amount: 'onboarding.amount.outOfRange' } : {}),
      ...(phone.trim() === '' && !isPhoneOptional ? { phone: 'onboarding.phone.missing' } : {}),
      ...(phone.trim() !== '' && !isPhone(phone) ? { phone: 'onboarding.phone.wrong' } : {}),
    }),
  );
  const amount = amountOf(values.amount);
  const hasPhone = values.phone.trim() !== '';
  const send = () => {
    if (amount !== null)
      dispatch(
        stepSubmission.submitted({
          form: 'amount',
          maxAmount: amount,
          phone: hasPhone ? formatPhone(values.phone) : null,
        }),
      );
  };
  const nextSteps = ['company', 'terms'].map((name) => t(`onboarding.amount.next.${name}`));
  return (
    <>
      <section className="plinth-stack plinth-gap-8">
        <StepHeading step="amount" />
        <form ref={form} className="plinth-stack plinth-gap-8" noValidate onSubmit={submit(send)}>
          <FormFields isSending={isSending}>
            <AmountSlider
              name="amount"
              label={t('onboarding.amount.label')}
              required
              min={min}
              max={max}
              currency={brand.currency}
              value={values.amount === '' ? null : Number(values.amount)}
              help={errors.amount ? '' : t('onboarding.amount.help', bounds)}
              error={errors.amount ? t(errors.amount, bounds) : ''}
              onInput={({ currentTarget }) => {
                const { value } = currentTarget as EventTarget & { readonly value: number | null };
                change('amount', value === null ? '' : String(value));
              }}
              onChange={() => revealError('amount')}
            />
            <PhoneField control={field('phone')} error={errors.phone} optional={isPhoneOptional} />
          </FormFields>
          <StepSubmit step="amount" label={t('onboarding.continue')} />
        </form>
      </section>
      <aside className="onboarding-aside">
        {brand.estimate ? <CostEstimate amount={amount} estimate={brand.estimate} /> : null}
        <WhatHappensNext lines={hasPhone ? [t('onboarding.amount.next.meeting'), ...nextSteps] : nextSteps} />
      </aside>
    </>
  );
}
