import type { Invoice } from '@plinth/api-client/demo/invoice';
import { receivedOf } from '@plinth/api-client/demo/invoice-amounts';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { iconCopy, iconDownload, iconPlus, iconPrinter, iconSend, iconSquarePen } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Progress } from '@plinth/ui-kit/react/progress';
import { useServices } from '#core/context.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { canPrint } from '#demo/_shared/can-print.ts';
import { isPayable, paymentText } from '../payment-text.ts';

/** An action for the open invoice. */
interface Action {
  readonly name: string;
  readonly icon: string;
  readonly run: () => void;
  readonly isBusy?: boolean;
}

interface Props {
  readonly invoice: Invoice;
  readonly isDownloading: boolean;
  readonly isDuplicating: boolean;
  readonly onSend: () => void;
  readonly onPay: () => void;
  readonly onDownload: () => void;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
}

/** Returns the actions, with the next step first. */
function actionsOf(props: Props): readonly Action[] {
  const { invoice, isDownloading, isDuplicating } = props;
  const send = { name: 'Send invoice', icon: iconSend, run: props.onSend };
  const pay = { name: 'Add payment', icon: iconPlus, run: props.onPay };
  const download = { name: 'Download', icon: iconDownload, run: props.onDownload, isBusy: isDownloading };
  const others = [
    ...(canPrint() ? [{ name: 'Print', icon: iconPrinter, run: () => print() }] : []),
    { name: 'Edit', icon: iconSquarePen, run: props.onEdit },
    { name: 'Duplicate', icon: iconCopy, run: props.onDuplicate, isBusy: isDuplicating },
  ];
  if (invoice.balance === 0) return [download, send, ...others];
  return isPayable(invoice) ? [pay, send, download, ...others] : [send, download, ...others];
}

/** The balance of an invoice and what can be done with it. */
export function InvoiceAside(props: Props) {
  const { now } = useServices();
  const { total, balance, payments } = props.invoice;
  const [next, ...others] = actionsOf(props);
  return (
    <aside className="invoice-aside" aria-label="Balance and actions">
      <h2>Balance</h2>
      <p className="invoice-balance">
        <bdi dir="ltr" className="figures">
          {dollars(balance)}
        </bdi>
      </p>
      <p className="muted">
        <bdi>{paymentText(props.invoice, calendarDayOf(now()))}</bdi>
      </p>
      <Progress
        label="Paid"
        labelHidden
        max={Math.max(1, total)}
        value={total === 0 ? 1 : Math.min(total, receivedOf(payments))}
      />
      {next ? (
        <Button variant="primary" wide busy={next.isBusy ?? false} onClick={next.run}>
          {next.name}
        </Button>
      ) : null}
      <ul>
        {others.map(({ name, icon, run, isBusy = false }) => (
          <li key={name}>
            <button type="button" aria-busy={isBusy} onClick={run}>
              <Icon path={icon} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
