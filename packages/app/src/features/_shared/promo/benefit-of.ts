import type { Promotion } from '@plinth/api-client/resources/promotions';
import { money } from '#core/money.tsx';

/** Returns what a promotion gives: its description or its amount; null if the provider names neither. */
export function benefitOf(promotion: Promotion | null): string | null {
  const amount = promotion?.amount;
  return promotion?.description ?? (typeof amount === 'number' ? money(amount) : null);
}
