import { type BankConnection, isDisconnected } from '@plinth/api-client/resources/banking';
import { formatDate } from '@plinth/ui-kit/format';
import type { TFunction } from 'i18next';
import { addDays, dayKey } from '#shared/calendar.ts';
import { dayInYear } from '#shared/day-in-year.ts';

/** Returns the text on when a bank was last read, or since when it has required a new sign-in. */
export function lastSyncText(t: TFunction, connection: BankConnection, now: number): string {
  const today = dayKey(now);
  const { statusChangedAt, lastReadAt } = connection;
  if (isDisconnected(connection)) {
    return statusChangedAt === null
      ? t('banking.bank.expired')
      : t('banking.bank.expiredOn', { date: dayInYear(statusChangedAt, now) });
  }
  if (lastReadAt === null) return t('banking.bank.notRead');
  const day = dayKey(lastReadAt);
  const time = formatDate(lastReadAt, 'time');
  if (day === today) return t('banking.bank.readToday', { time });
  if (day === addDays(today, -1)) return t('banking.bank.readYesterday', { time });
  return t('banking.bank.readOn', { date: dayInYear(lastReadAt, now) });
}
