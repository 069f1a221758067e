import { formatMoney } from '@plinth/ui-kit/format';
import { iconCalendar, iconChartColumn, iconFileText, iconLandmark } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectLead } from '#features/_shared/customers/customers-slice.ts';
import { answerGiven, selectAnswers } from '../answers-slice.ts';
import { formatPhone, isPhone } from '../answers/phone.ts';
import { Actions } from '../components/actions.tsx';
import { AnswerFailure } from '../components/answer-failure.tsx';
import { Next } from '../components/aside-list.tsx';
import { Figure, Ledger } from '../components/ledger.tsx';
import { PhoneField } from '../components/phone-field.tsx';
import { StepHead } from '../components/step-head.tsx';

const ASKS = [
  ['use', iconFileText],
  ['sales', iconChartColumn],
  ['debts', iconLandmark],
  ['when', iconCalendar],
] as const;

const check = ({ phone }: { readonly phone: string }) => {
  if (phone.trim() === '') return { phone: 'onboarding.phone.missing' };
  return isPhone(phone) ? {} : { phone: 'onboarding.phone.wrong' };
};

/** From a million on a specialist calls first: what will be asked, and where to call (decisions: onboarding). */
export function MillionStep() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const lead = useSelector(selectLead);
  const answers = useSelector(selectAnswers);
  const { values, errors, form, field, submit } = useDraftForm('million', { phone: lead?.phone ?? '' }, check);
  const send = () => dispatch(answerGiven({ form: 'million', phone: formatPhone(values.phone) }));
  return (
    <>
      <section className="onboarding-section">
        <StepHead step="million" />
        <div>
          <h2>{t('onboarding.million.asks')}</h2>
          <ul className="notes">
            {ASKS.map(([line, icon]) => (
              <li key={line}>
                <Icon path={icon} size="small" />
                <span>{t(`onboarding.million.ask.${line}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <form ref={form} className="onboarding-form" noValidate onSubmit={submit(send)}>
          <PhoneField control={field('phone')} error={errors.phone} />
          <AnswerFailure form="million" onRetry={() => form.current?.requestSubmit()} />
          <Actions step="million">
            <Button type="submit" variant="primary" size="large" busy={answers.status === 'sending'}>
              {t('onboarding.continue')}
            </Button>
          </Actions>
        </form>
      </section>
      <aside className="onboarding-aside">
        <div>
          <h2>{t('onboarding.million.request')}</h2>
          <Ledger
            rows={[
              {
                key: 'amount',
                label: t('onboarding.amount.label'),
                value: <Figure>{formatMoney(lead?.maxAmount)}</Figure>,
              },
            ]}
          />
        </div>
        <Next lines={['call', 'company', 'terms'].map((line) => t(`onboarding.million.next.${line}`))} />
      </aside>
    </>
  );
}
