import type { PricePlan } from '@plinth/api-client/demo/pricing';
import { Field } from '@plinth/ui-kit/react/field';
import { MaskedField } from '@plinth/ui-kit/react/masked-field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useRef, type ComponentRef } from 'react';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { ACCOUNT_PLAN_OF } from '#demo/_shared/pricing/prices.ts';
import type { StepField } from '../registration-steps.ts';

interface Props {
  readonly plans: readonly PricePlan[];
  /** The chosen plan. */
  readonly plan: string;
  readonly onPlan: (plan: string) => void;
  readonly field: (name: StepField) => ReturnType<DraftForm<string>['field']>;
  readonly errorOf: (name: StepField) => string;
}

/** The plan, and the card that pays for it. */
export function BillingFields({ plans, plan, onPlan, field, errorOf }: Props) {
  const group = useRef<ComponentRef<typeof RadioGroup>>(null);
  return (
    <>
      <RadioGroup ref={group} label="Plan" value={plan} onChange={() => onPlan(group.current?.value ?? plan)}>
        {plans.map((offer) => (
          <Radio key={offer.title} value={ACCOUNT_PLAN_OF[offer.title]}>
            {offer.title}
            <bdi slot="description">
              {dollars(offer.monthlyPrice)} a month · {offer.planBenefits.join(' · ')}
            </bdi>
          </Radio>
        ))}
      </RadioGroup>
      {plan === 'basic' ? null : (
        <>
          <Field
            size="large"
            label="Card number"
            required
            help="We store only the last four digits. Try 4242 4242 4242 4242."
            error={errorOf('number')}
          >
            <input type="text" inputMode="numeric" dir="ltr" autoComplete="cc-number" {...field('number')} />
          </Field>
          <Field size="large" label="Name on card" required error={errorOf('name')}>
            <input type="text" dir="auto" autoComplete="cc-name" {...field('name')} />
          </Field>
          <div className="auth-page-pair">
            <MaskedField size="large" label="Expiry" mask="00/00" required help="As 09/28" error={errorOf('expiry')}>
              <input type="text" inputMode="numeric" dir="ltr" autoComplete="cc-exp" {...field('expiry')} />
            </MaskedField>
            <Field size="large" label="CVV" required help="It is not stored." error={errorOf('cvv')}>
              <input type="text" inputMode="numeric" dir="ltr" autoComplete="cc-csc" {...field('cvv')} />
            </Field>
          </div>
        </>
      )}
    </>
  );
}
