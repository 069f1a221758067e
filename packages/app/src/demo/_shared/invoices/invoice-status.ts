import { INVOICE_STATUSES, type Invoice, type InvoiceStatus } from '@plinth/api-client/demo/invoice';
import {
  iconChartPie,
  iconCircleAlert,
  iconCircleCheck,
  iconDownload,
  iconFilePen,
  iconSend,
} from '@plinth/ui-kit/icons';
import { dollars } from '../amounts.ts';
import { dayInYear } from '../dates.ts';

/** The look of a status: its icon, the colors of its icon and its word in tables, and its badge. Only what is late is tinted. */
export const STATUSES: Readonly<
  Record<
    InvoiceStatus,
    {
      readonly icon: string;
      readonly iconColor: 'muted' | 'positive' | 'danger' | 'warning';
      readonly color: 'muted' | 'danger' | 'warning';
      readonly badge: 'neutral' | 'danger' | 'warning';
    }
  >
> = {
  Downloaded: { icon: iconDownload, iconColor: 'muted', color: 'muted', badge: 'neutral' },
  Draft: { icon: iconFilePen, iconColor: 'muted', color: 'muted', badge: 'neutral' },
  Paid: { icon: iconCircleCheck, iconColor: 'positive', color: 'muted', badge: 'neutral' },
  'Partial Payment': { icon: iconChartPie, iconColor: 'warning', color: 'warning', badge: 'warning' },
  'Past Due': { icon: iconCircleAlert, iconColor: 'danger', color: 'danger', badge: 'danger' },
  Sent: { icon: iconSend, iconColor: 'muted', color: 'muted', badge: 'neutral' },
};

/** The statuses as options of a filter. */
export const STATUS_OPTIONS = INVOICE_STATUSES.map((status) => ({ value: status, label: status }));

/** Returns what is left to pay of an invoice, and until when. @param now the time or the day. */
export const statusHint = ({ balance, dueDate }: Invoice, now: number | string): string =>
  `Balance ${dollars(balance)}, due ${dayInYear(dueDate, now)}`;
