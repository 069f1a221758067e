import { USER_PLANS, type User } from '@plinth/api-client/demo/users';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useRef, useState, type ComponentRef } from 'react';
import { useDispatch } from 'react-redux';
import { doneToast } from '#demo/_shared/toasts.ts';
import { PLAN_NAMES } from '#demo/_shared/users/user-fields.ts';
import { useChangeUserMutation } from '#demo/_shared/users/users-api.ts';
import { PLANS, priceOf } from '../plans.ts';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** Chooses another plan for a user. */
export function PlanDialog({ user, onClose }: Props) {
  const dispatch = useDispatch();
  const [change, { isLoading, isError }] = useChangeUserMutation();
  const [plan, setPlan] = useState(user.currentPlan);
  const group = useRef<ComponentRef<typeof RadioGroup>>(null);
  const save = async () => {
    const { error } = await change({ id: user.id, currentPlan: plan });
    if (error) return;
    dispatch(doneToast(`${user.fullName} now has the ${PLAN_NAMES[plan]} plan`));
    onClose();
  };
  return (
    <Dialog
      open
      heading="Change plan"
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
      <Button slot="footer" variant="ghost" disabled={isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button
        slot="footer"
        variant="primary"
        busy={isLoading}
        disabled={plan === user.currentPlan}
        onClick={() => void save()}
      >
        {isError ? 'Try again' : 'Change plan'}
      </Button>
    </Dialog>
  );
}
