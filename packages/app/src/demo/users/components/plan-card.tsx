import type { User } from '@plinth/api-client/demo/users';
import { iconCheck } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useState } from 'react';
import { useAccountExtrasQuery } from '#demo/_shared/account/account-api.ts';
import { PlanPeriod } from '#demo/_shared/account/plan-period.tsx';
import { PLAN_NAMES } from '#demo/_shared/users/user-fields.ts';
import { Figure } from '#shared/figure.tsx';
import { PLANS, priceOf } from '../plans.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The part of the current period of a user's plan that has passed. */
function UserPlanPeriod({ user }: { readonly user: User }) {
  const { currentData: extras, isError } = useAccountExtrasQuery(user.id);
  if (extras) return <PlanPeriod plan={extras.plan} isPaid={PLANS[user.currentPlan].price > 0} />;
  return isError ? <p className="faint text-13">The current period did not load.</p> : <Skeleton shape="text" />;
}

/** The plan of a user, what it costs and what it has. */
export function PlanCard({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const plan = PLANS[user.currentPlan];
  return (
    <Card>
      <h2 slot="heading">Plan</h2>
      <p className="user-plan">
        <span className="user-plan-name">{PLAN_NAMES[user.currentPlan]}</span>
        <bdi>
          <Figure>{priceOf(user.currentPlan)}</Figure> <span className="muted text-13">a month</span>
        </bdi>
      </p>
      <ul className="user-benefits">
        {plan.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon path={iconCheck} size="small" />
            <bdi>{benefit}</bdi>
          </li>
        ))}
      </ul>
      <UserPlanPeriod user={user} />
      <Button wide onClick={() => setOpen(true)}>
        Change plan
      </Button>
      {isOpen ? <PlanDialog user={user} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
