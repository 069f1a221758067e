import type { PaymentMethod } from '@plinth/api-client/demo/account';
import { isCardExpired } from '@plinth/api-client/demo/payment-card';
import { iconCreditCard, iconEllipsis, iconPlus } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { ListGroup } from '@plinth/ui-kit/react/list-group';
import { ListItem } from '@plinth/ui-kit/react/list-item';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { LeaveDialog } from '../leave-dialog.tsx';
import { doneToast } from '../toasts.ts';
import { useOpenRecord } from '../use-open-record.ts';
import { useUpdateAccountMutation, type AccountOwner } from './account-api.ts';
import { accountChangeRequested } from './account-events.ts';
import { cardName } from './card-names.ts';
import { PaymentCardDialog } from './payment-card-dialog.tsx';

interface Props {
  readonly owner: AccountOwner;
  readonly methods: readonly PaymentMethod[];
}

interface DeleteProps {
  readonly owner: AccountOwner;
  readonly method: PaymentMethod;
  readonly onClose: () => void;
}

function DeleteDialog({ owner, method, onClose }: DeleteProps) {
  const dispatch = useDispatch();
  const [update] = useUpdateAccountMutation();
  const name = cardName(method);
  const remove = async () => {
    const { error } = await update({
      owner,
      update: { section: 'paymentMethods', data: { action: 'delete', id: method.id } },
    });
    if (!error) dispatch(doneToast(`${name} was deleted`));
    return !error;
  };
  return (
    <ConfirmDialog
      heading={`Delete ${name}?`}
      action="Delete"
      failure="The payment method was not deleted."
      onConfirm={remove}
      onClose={onClose}
    >
      {method.isPrimary
        ? 'It is the primary payment method. The next one in the list takes its place.'
        : 'It can no longer be charged.'}
    </ConfirmDialog>
  );
}

interface MethodProps {
  readonly method: PaymentMethod;
  readonly isExpired: boolean;
  readonly onAction: (action: string) => void;
}

function Method({ method, isExpired, onAction }: MethodProps) {
  const { name, expiry, isPrimary } = method;
  const label = `Actions for ${cardName(method)}`;
  return (
    <ListItem>
      <Icon slot="start" path={iconCreditCard} />
      <span className="account-line">
        <bdi dir="ltr">{cardName(method)}</bdi>
        {isPrimary ? <Badge variant="primary">Primary</Badge> : null}
        {isExpired ? <Badge variant="danger">Expired</Badge> : null}
      </span>
      <bdi slot="description">
        {name} · {isExpired ? 'Expired' : 'Expires'} {expiry}
      </bdi>
      <DropdownMenu
        slot="actions"
        label={label}
        placement="bottom-end"
        onMenuSelect={({ detail }) => onAction(detail.value)}
      >
        <Button slot="trigger" variant="ghost" size="small" iconOnly label={label}>
          <Icon path={iconEllipsis} />
        </Button>
        <MenuItem value="edit">Edit</MenuItem>
        {isPrimary ? null : <MenuItem value="makePrimary">Make primary</MenuItem>}
        <MenuItem value="delete">Delete</MenuItem>
      </DropdownMenu>
    </ListItem>
  );
}

/** The payment cards of an account. The form of one is opened by the address. */
export function PaymentMethodsCard({ owner, methods }: Props) {
  const dispatch = useDispatch();
  const record = useOpenRecord('card');
  const [methodToDelete, setMethodToDelete] = useState<PaymentMethod | null>(null);
  const [now] = useState(() => new Date());
  const act = (action: string, method: PaymentMethod) => {
    if (action === 'edit') record.open(String(method.id));
    else if (action === 'delete') setMethodToDelete(method);
    else {
      dispatch(
        accountChangeRequested({
          owner,
          update: { section: 'paymentMethods', data: { action: 'makePrimary', id: method.id } },
          done: `${cardName(method)} is now the primary payment method`,
          failed: 'The primary payment method was not changed.',
        }),
      );
    }
  };
  return (
    <Card flush>
      <h2 slot="heading">Payment methods</h2>
      <Button slot="actions" size="small" onClick={() => record.open('new')}>
        <Icon slot="start" size="small" path={iconPlus} />
        Add payment method
      </Button>
      {methods.length === 0 ? (
        <EmptyState heading="No payment methods yet" text="The cards that you add appear here." />
      ) : (
        <ListGroup label="Payment methods" className="account-list">
          {methods.map((method) => (
            <Method
              key={method.id}
              method={method}
              isExpired={isCardExpired(method.expiry, now)}
              onAction={(action) => act(action, method)}
            />
          ))}
        </ListGroup>
      )}
      {record.name === null ? null : (
        <PaymentCardDialog
          key={record.name}
          owner={owner}
          record={record}
          method={methods.find(({ id }) => String(id) === record.name) ?? null}
        />
      )}
      <LeaveDialog record={record} text="What you typed is not kept, because card numbers are not stored." />
      {methodToDelete ? (
        <DeleteDialog owner={owner} method={methodToDelete} onClose={() => setMethodToDelete(null)} />
      ) : null}
    </Card>
  );
}
