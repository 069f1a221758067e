import type { AccountExtras } from '@plinth/api-client/demo/account';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useUpdateAccountMutation } from '#demo/_shared/account/account-api.ts';
import { PlanPeriod } from '#demo/_shared/account/plan-period.tsx';
import { dollars } from '#demo/_shared/amounts.ts';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { ACCOUNT_PLAN_NAMES } from '#demo/_shared/pricing/plan-names.ts';
import { ACCOUNT_PLAN_OF } from '#demo/_shared/pricing/prices.ts';
import { usePricingQuery } from '#demo/_shared/pricing/pricing-api.ts';
import { PricingDialog } from '#demo/_shared/pricing/pricing-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { Figure } from '#shared/figure.tsx';

/** Asks before the account goes back to the plan that costs nothing. */
function CancelDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const [update] = useUpdateAccountMutation();
  const cancel = async () => {
    const { error } = await update({ owner: null, update: { section: 'plan', data: { name: 'basic' } } });
    if (!error) dispatch(doneToast('Your subscription was canceled. You now have the Basic plan'));
    return !error;
  };
  return (
    <ConfirmDialog
      heading={`Cancel the ${name} plan?`}
      action="Cancel subscription"
      keep="Keep the plan"
      failure="The subscription was not canceled."
      onConfirm={cancel}
      onClose={onClose}
    >
      You change to the Basic plan today, and nothing more is charged.
    </ConfirmDialog>
  );
}

/** The plan of the account, with the buttons that change and cancel it. */
export function PlanCard({ plan }: Pick<AccountExtras, 'plan'>) {
  const [dialog, setDialog] = useState<'change' | 'cancel' | null>(null);
  const { data } = usePricingQuery();
  const name = ACCOUNT_PLAN_NAMES[plan.name];
  const offer = data?.plans.find((one) => ACCOUNT_PLAN_OF[one.title] === plan.name);
  const isPaid = plan.name !== 'basic';
  const close = () => setDialog(null);
  return (
    <Card>
      <h2 slot="heading">Current plan</h2>
      <div className="account-plan">
        <p>
          <bdi>
            <strong>{name}</strong>
            {offer ? (
              <>
                , <Figure>{dollars(offer.monthlyPrice)}</Figure> a month
              </>
            ) : null}
          </bdi>
        </p>
        <PlanPeriod plan={plan} isPaid={isPaid} />
      </div>
      <div className="account-actions">
        <Button popup="dialog" onClick={() => setDialog('change')}>
          Change plan
        </Button>
        {isPaid ? (
          <Button variant="ghost" popup="dialog" onClick={() => setDialog('cancel')}>
            Cancel subscription
          </Button>
        ) : null}
      </div>
      {dialog === 'change' ? <PricingDialog current={plan.name} onClose={close} /> : null}
      {dialog === 'cancel' ? <CancelDialog name={name} onClose={close} /> : null}
    </Card>
  );
}
