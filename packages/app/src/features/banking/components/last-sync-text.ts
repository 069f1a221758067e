import type { BankConnection } from '@plinth/api-client';
import { isDisconnected } from '@plinth/api-client/resources/banking';
import { formatDate } from '@plinth/ui-kit/format';
import type { TFunction } from 'i18next';
import { addDays, dayKey } from '#shared/calendar.ts';

/** Formats a day as `November 17`, with the year if it is not the current one. */
function formatDay(instant: string, today: string): string {
  return formatDate(instant, dayKey(instant).slice(0, 4) === today.slice(0, 4) ? 'monthDay' : 'long');
}

/** Returns the text on when a bank was last read, or since when it has required a new sign-in. */
export function lastSyncText(t: TFunction, connection: BankConnection, now: number): string {
  const today = dayKey(now);
  const { statusChangedAt, lastReadAt } = connection;
  if (isDisconnected(connection)) {
    return statusChangedAt === null
      ? t('banking.bank.asked')
      : t('banking.bank.askedOn', { date: formatDay(statusChangedAt, today) });
  }
  if (lastReadAt === null) return t('banking.bank.notRead');
  const day = dayKey(lastReadAt);
  const time = formatDate(lastReadAt, 'time');
  if (day === today) return t('banking.bank.readToday', { time });
  if (day === addDays(today, -1)) return t('banking.bank.readYesterday', { time });
  return t('banking.bank.readOn', { date: formatDay(lastReadAt, today) });
}
