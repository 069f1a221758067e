import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { useState } from 'react';
import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import { BillingAddressCard } from '#demo/_shared/account/billing-address-card.tsx';
import { PaymentMethodsCard } from '#demo/_shared/account/payment-methods-card.tsx';
import { PlanPeriod } from '#demo/_shared/account/plan-period.tsx';
import { PLAN_NAMES } from '#demo/_shared/users/user-fields.ts';
import { Figure } from '#shared/figure.tsx';
import { PLANS, priceOf } from '../plans.ts';
import { PlanDialog } from './plan-dialog.tsx';
import type { UserTabProps } from './user-tab.ts';

/** The tab with a user's plan, payment methods and addresses. */
export function BillingTab({ user }: UserTabProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, currentPlan, billing } = user;
  return (
    <AccountContent owner={id}>
      {({ plan, paymentMethods, addresses }) => (
        <>
          <Card>
            <h2 slot="heading">Current plan</h2>
            <Button slot="actions" size="small" onClick={() => setOpen(true)}>
              Change plan
            </Button>
            <div className="user-billing-plan">
              <p>
                <bdi>
                  <strong>{PLAN_NAMES[currentPlan]}</strong>, <Figure>{priceOf(currentPlan)}</Figure> a month
                  <span className="muted"> · {billing}</span>
                </bdi>
              </p>
              <PlanPeriod plan={plan} isPaid={PLANS[currentPlan].price > 0} />
            </div>
            {isOpen ? <PlanDialog user={user} onClose={() => setOpen(false)} /> : null}
          </Card>
          <PaymentMethodsCard owner={id} methods={paymentMethods} />
          <BillingAddressCard owner={id} address={addresses[0] ?? null} />
        </>
      )}
    </AccountContent>
  );
}
