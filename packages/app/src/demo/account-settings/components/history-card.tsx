import { iconDownload } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { ListGroup } from '@plinth/ui-kit/react/list-group';
import { ListItem } from '@plinth/ui-kit/react/list-item';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { dayInYear } from '#demo/_shared/dates.ts';
import { ACCOUNT_PLAN_NAMES } from '#demo/_shared/pricing/plan-names.ts';
import { failedToast } from '#demo/_shared/toasts.ts';
import { unsupportedTextMessage } from '#demo/_shared/unsupported-text.ts';
import { saveReceipt, type Payment } from '../receipt.ts';

interface Props {
  readonly payments: readonly Payment[];
  /** The name on the receipts. */
  readonly customer: string;
}

/** The payments for the plan, each with its receipt as a PDF. */
export function HistoryCard({ payments, customer }: Props) {
  const dispatch = useDispatch();
  const { now } = useServices();
  const [savingId, setSavingId] = useState<number | null>(null);
  const save = async (payment: Payment) => {
    setSavingId(payment.id);
    try {
      await saveReceipt(payment, customer);
    } catch (error) {
      dispatch(failedToast(`The receipt was not created. ${unsupportedTextMessage(error) ?? 'Try again.'}`));
    }
    setSavingId(null);
  };
  return (
    <Card flush>
      <h2 slot="heading">Billing history</h2>
      {payments.length === 0 ? (
        <EmptyState heading="No payments yet" text="What you pay for your plan appears here." />
      ) : (
        <ListGroup label="Billing history" className="account-list">
          {payments.map((payment) => (
            <ListItem key={payment.id}>
              <span className="account-line">
                <bdi>{dayInYear(payment.date, now())}</bdi>
                <bdi dir="ltr" className="figures">
                  {dollars(payment.amount)}
                </bdi>
              </span>
              <bdi slot="description">{ACCOUNT_PLAN_NAMES[payment.plan]}, one month</bdi>
              <Button
                slot="actions"
                size="small"
                busy={savingId === payment.id}
                label={`Download the receipt of ${dayInYear(payment.date, now())} as PDF`}
                onClick={() => void save(payment)}
              >
                <Icon slot="start" size="small" path={iconDownload} />
                PDF
              </Button>
            </ListItem>
          ))}
        </ListGroup>
      )}
    </Card>
  );
}
