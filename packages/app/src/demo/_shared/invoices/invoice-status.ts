import { INVOICE_STATUSES, type Invoice, type InvoiceStatus } from '@plinth/api-client/demo/invoice';
import {
  iconChartPie,
  iconCircleAlert,
  iconCircleCheck,
  iconDownload,
  iconFilePen,
  iconSend,
} from '@plinth/ui-kit/icons';
import { dayText, dollars } from '../amounts.ts';

/** The look of a status: its icon, the colors of its icon and its word in tables, and its badge. */
export const STATUSES: Readonly<
  Record<
    InvoiceStatus,
    {
      readonly icon: string;
      readonly iconColor: 'muted' | 'positive' | 'primary' | 'info' | 'danger' | 'warning';
      readonly color: 'muted' | 'primary' | 'info' | 'danger' | 'warning';
      readonly badge: 'neutral' | 'success' | 'info' | 'danger' | 'warning';
    }
  >
> = {
  Downloaded: { icon: iconDownload, iconColor: 'info', color: 'info', badge: 'info' },
  Draft: { icon: iconFilePen, iconColor: 'primary', color: 'primary', badge: 'neutral' },
  Paid: { icon: iconCircleCheck, iconColor: 'positive', color: 'muted', badge: 'success' },
  'Partial Payment': { icon: iconChartPie, iconColor: 'warning', color: 'warning', badge: 'warning' },
  'Past Due': { icon: iconCircleAlert, iconColor: 'danger', color: 'danger', badge: 'danger' },
  Sent: { icon: iconSend, iconColor: 'muted', color: 'muted', badge: 'neutral' },
};

/** The statuses as options of a filter. */
export const STATUS_OPTIONS = INVOICE_STATUSES.map((status) => ({ value: status, label: status }));

/** Returns what is left to pay of an invoice, and until when. */
export const statusHint = ({ balance, dueDate }: Invoice): string =>
  `Balance ${dollars(balance)}, due ${dayText(dueDate)}`;
