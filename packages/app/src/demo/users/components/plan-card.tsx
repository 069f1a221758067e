import { USER_PLANS, type User, type UserPlan } from '@plinth/api-client/demo/users';
import { formatMoney } from '@plinth/ui-kit/format';
import { iconCheck } from '@plinth/ui-kit/icons';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useRef, useState, type ComponentRef } from 'react';
import { useDispatch } from 'react-redux';
import { doneToast } from '#demo/_shared/toasts.ts';
import { PLAN_NAMES } from '#demo/_shared/users/user-fields.ts';
import { useChangeUserMutation } from '#demo/_shared/users/users-api.ts';
import { Figure } from '#shared/figure.tsx';

/** What a plan costs a month, in dollars, and what it has. */
const PLANS: Readonly<Record<UserPlan, { readonly price: number; readonly benefits: readonly string[] }>> = {
  basic: { price: 0, benefits: ['1 user', '1 GB of storage', 'Help pages'] },
  team: { price: 29, benefits: ['10 users', '10 GB of storage', 'Support by e-mail'] },
  company: { price: 59, benefits: ['50 users', '100 GB of storage', 'Support within a day'] },
  enterprise: { price: 99, benefits: ['Any number of users', '1 TB of storage', 'Support by phone'] },
};

const priceOf = (plan: UserPlan): string => formatMoney(PLANS[plan].price * 100, { language: 'en-US' });

interface DialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Chooses another plan for a user. */
function PlanDialog({ user, onClose }: DialogProps) {
  const dispatch = useDispatch();
  const [change, { isLoading, isError }] = useChangeUserMutation();
  const [plan, setPlan] = useState(user.currentPlan);
  const group = useRef<ComponentRef<typeof RadioGroup>>(null);
  const save = async () => {
    const { error } = await change({ id: user.id, currentPlan: plan });
    if (error) return;
    dispatch(doneToast(`${user.fullName} has the ${PLAN_NAMES[plan]} plan now`));
    onClose();
  };
  return (
    <Dialog
      open
      heading="Change Plan"
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isLoading) onClose();
      }}
    >
      <RadioGroup
        ref={group}
        label={`Plan of ${user.fullName}`}
        value={plan}
        onChange={() => setPlan(USER_PLANS.find((name) => name === group.current?.value) ?? plan)}
      >
        {USER_PLANS.map((name) => (
          <Radio key={name} value={name} description={PLANS[name].benefits.join(', ')}>
            {PLAN_NAMES[name]}, {priceOf(name)} a month
          </Radio>
        ))}
      </RadioGroup>
      {isError ? <Alert variant="danger">The plan was not changed.</Alert> : null}
      <Button slot="footer" disabled={isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button
        slot="footer"
        variant="primary"
        busy={isLoading}
        disabled={plan === user.currentPlan}
        onClick={() => void save()}
      >
        {isError ? 'Retry' : 'Change plan'}
      </Button>
    </Dialog>
  );
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
        <span>
          <Figure>{priceOf(user.currentPlan)}</Figure> <span className="muted text-13">a month</span>
        </span>
      </p>
      <ul className="user-benefits">
        {plan.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon path={iconCheck} size="small" />
            <bdi>{benefit}</bdi>
          </li>
        ))}
      </ul>
      <Button wide onClick={() => setOpen(true)}>
        Change Plan
      </Button>
      {isOpen ? <PlanDialog user={user} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
