import type { AccountPlan } from '@plinth/api-client/demo/account';
import type { PricingPlan } from '@plinth/api-client/demo/pricing';
import { iconCheck } from '@plinth/ui-kit/icons';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useUpdateAccountMutation } from '../account/account-api.ts';
import { dollars } from '../amounts.ts';
import { doneToast } from '../toasts.ts';
import { monthlyPriceOf, paymentText } from './plan-price.ts';
import { accountPlanOf, usePricingQuery } from './pricing-api.ts';
import './pricing-dialog.css';

interface OfferProps {
  readonly plan: PricingPlan;
  readonly isYearly: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Offer({ plan, isYearly, isCurrent, onChoose }: OfferProps) {
  const { title, subtitle, yearlyPlan, planBenefits, popular } = plan;
  return (
    <li className="pricing-offer">
      <h3>
        {title} {popular ? <Badge variant="primary">Popular</Badge> : null}
      </h3>
      <p className="muted text-13">
        <bdi>{subtitle}</bdi>
      </p>
      <p>
        <span className="pricing-price">
          <bdi dir="ltr">{dollars(monthlyPriceOf(plan, isYearly))}</bdi>
        </span>{' '}
        <bdi className="muted text-13">a month</bdi>
      </p>
      <p className="muted text-13 pricing-total">
        <bdi>{isYearly && yearlyPlan.totalAnnual > 0 ? `${dollars(yearlyPlan.totalAnnual)} a year` : ''}</bdi>
      </p>
      <ul>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <Icon size="small" path={iconCheck} />
            <bdi>{benefit}</bdi>
          </li>
        ))}
      </ul>
      <Button
        wide
        disabled={isCurrent}
        label={isCurrent ? `${title}: Current plan` : `Choose ${title}`}
        onClick={onChoose}
      >
        {isCurrent ? 'Current plan' : 'Choose'}
      </Button>
    </li>
  );
}

interface ConfirmationProps {
  readonly plan: PricingPlan;
  readonly name: AccountPlan;
  readonly isYearly: boolean;
  readonly onBack: () => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: () => void;
}

/** Says what a plan costs before it is saved. */
function Confirmation({ plan, name, isYearly, onBack, onBusy, onDone }: ConfirmationProps) {
  const dispatch = useDispatch();
  const [update, { isLoading, isError }] = useUpdateAccountMutation();
  const save = async () => {
    onBusy(true);
    const { error } = await update({ owner: null, update: { section: 'plan', data: { name } } });
    onBusy(false);
    if (error) return;
    dispatch(doneToast(`You have the ${plan.title} plan now`));
    onDone();
  };
  return (
    <div className="pricing-confirmation">
      <p>
        <bdi>
          {plan.monthlyPrice === 0
            ? `The ${plan.title} plan costs nothing. It replaces your plan from today on.`
            : `You pay ${paymentText(plan, isYearly)} for the ${plan.title} plan. It replaces your plan from today on.`}
        </bdi>
      </p>
      {isError ? <Alert variant="danger">The plan was not changed.</Alert> : null}
      <div className="account-form-foot">
        <Button disabled={isLoading} onClick={onBack}>
          Back
        </Button>
        <Button variant="primary" busy={isLoading} onClick={() => void save()}>
          {isError ? 'Retry' : 'Confirm'}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  /** The plan of the account; null while it is unknown. */
  readonly current: AccountPlan | null;
  readonly onClose: () => void;
}

/** Compares the plans and changes that of the account, after saying what it costs. */
export function PricingDialog({ current, onClose }: Props) {
  const { data, isError, refetch } = usePricingQuery();
  const [isYearly, setYearly] = useState(false);
  const [chosen, setChosen] = useState<PricingPlan | null>(null);
  const [isBusy, setBusy] = useState(false);
  const name = chosen && accountPlanOf(chosen);
  return (
    <Dialog
      open
      size={chosen ? 'small' : 'large'}
      heading={chosen ? `Change to ${chosen.title}?` : 'Choose a plan'}
      closable
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      {chosen && name ? (
        <Confirmation
          plan={chosen}
          name={name}
          isYearly={isYearly}
          onBack={() => setChosen(null)}
          onBusy={setBusy}
          onDone={onClose}
        />
      ) : (
        <div className="pricing-dialog">
          <Switch checked={isYearly} onChange={() => setYearly(!isYearly)}>
            Pay by year
          </Switch>
          {data ? (
            <ul className="pricing-offers" aria-label="Plans">
              {data.plans.map((plan) => (
                <Offer
                  key={plan.title}
                  plan={plan}
                  isYearly={isYearly}
                  isCurrent={accountPlanOf(plan) === current}
                  onChoose={() => setChosen(plan)}
                />
              ))}
            </ul>
          ) : isError ? (
            <EmptyState kind="error" heading="The plans did not load" onLoadRetry={() => void refetch()} />
          ) : (
            <Skeleton className="pricing-skeleton" shape="block" />
          )}
        </div>
      )}
    </Dialog>
  );
}
