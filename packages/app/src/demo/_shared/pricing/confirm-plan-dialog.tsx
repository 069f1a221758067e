import type { PricePlan } from '@plinth/api-client/demo/pricing';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useDispatch } from 'react-redux';
import { useUpdateAccountMutation } from '../account/account-api.ts';
import { doneToast } from '../toasts.ts';
import { ACCOUNT_PLAN_OF, amountText, type BillingPeriod } from './prices.ts';

interface Props {
  readonly plan: PricePlan;
  readonly period: BillingPeriod;
  readonly onClose: () => void;
  /** Called once the account has the plan, before the dialog closes. */
  readonly onChanged?: () => void;
}

/** Asks before the plan of the account is changed, and says what it costs. */
export function ConfirmPlanDialog({ plan, period, onClose, onChanged }: Props) {
  const dispatch = useDispatch();
  const [update, { isLoading, isError }] = useUpdateAccountMutation();
  const { title } = plan;
  const save = async () => {
    const { data } = await update({
      owner: null,
      update: { section: 'plan', data: { name: ACCOUNT_PLAN_OF[title] } },
    });
    if (!data) return;
    dispatch(doneToast(`You now have the ${title} plan`));
    onChanged?.();
    onClose();
  };
  return (
    <Dialog
      open
      heading={`Change to ${title}?`}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isLoading) onClose();
      }}
    >
      <p>
        <bdi>{amountText(plan, period)} It replaces your plan from today on.</bdi>
      </p>
      {isError ? <Alert variant="danger">The plan was not changed. Nothing is charged.</Alert> : null}
      <Button slot="footer" variant="ghost" disabled={isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button slot="footer" variant="primary" busy={isLoading} onClick={() => void save()}>
        {isError ? 'Try again' : `Change to ${title}`}
      </Button>
    </Dialog>
  );
}
