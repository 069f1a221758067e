import type { AccountPlan } from '@plinth/api-client/demo/account';
import type { PricePlan } from '@plinth/api-client/demo/pricing';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useState } from 'react';
import { ConfirmPlanDialog } from './confirm-plan-dialog.tsx';
import { LoadingPlans, PlanCards } from './plan-cards.tsx';
import type { BillingPeriod } from './prices.ts';
import { usePricingQuery } from './pricing-api.ts';
import './pricing-dialog.css';

interface Props {
  /** The plan of the account; undefined until it has loaded. */
  readonly current: AccountPlan | undefined;
  readonly onClose: () => void;
}

/** Compares the plans and changes that of the account, after saying what it costs. */
export function PricingDialog({ current, onClose }: Props) {
  const { data, isError, refetch } = usePricingQuery();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [chosen, setChosen] = useState<PricePlan | null>(null);
  return (
    <>
      <Dialog
        open
        size="large"
        heading="Choose a plan"
        closable
        onDialogClose={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <div className="pricing-dialog">
          <Switch checked={period === 'yearly'} onChange={() => setPeriod(period === 'yearly' ? 'monthly' : 'yearly')}>
            Pay yearly
          </Switch>
          {data ? (
            <PlanCards plans={data.plans} period={period} current={current} onChoose={setChosen} />
          ) : isError ? (
            <EmptyState kind="error" heading="The plans did not load" onLoadRetry={() => void refetch()} />
          ) : (
            <LoadingPlans />
          )}
        </div>
      </Dialog>
      {chosen ? (
        <ConfirmPlanDialog plan={chosen} period={period} onClose={() => setChosen(null)} onChanged={onClose} />
      ) : null}
    </>
  );
}
