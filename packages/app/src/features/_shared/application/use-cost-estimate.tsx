import { formatNumber, formatPercent, NO_VALUE } from '@plinth/ui-kit/format';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#core/config/brand.ts';
import { money } from '#core/money.tsx';
import { Figure } from '#shared/figure.tsx';
import { estimateCost, type AmountRange } from './estimate.ts';

/** A line of an estimate: the fee, the total repayment or the weekly payment. */
export interface EstimateLine {
  readonly key: 'fee' | 'repay' | 'weekly';
  readonly label: string;
  readonly value: ReactNode;
}

/**
 * Returns the translated lines of a cost estimate.
 * @param amount In minor units; the values of `null` are dashes.
 */
export function useCostEstimate(amount: number | null, estimate: Estimate): readonly EstimateLine[] {
  const { t } = useTranslation();
  const cost = amount === null ? null : estimateCost(amount, estimate);
  const range = (value: AmountRange | undefined) => (
    <Figure>{value ? t('estimate.range', { low: money(value.low), high: money(value.high) }) : NO_VALUE}</Figure>
  );
  const share = t('estimate.range', {
    low: formatNumber(estimate.lowestFee * 100),
    high: formatPercent(estimate.highestFee),
  });
  return [
    { key: 'fee', label: t('estimate.fee', { share }), value: range(cost?.fee) },
    { key: 'repay', label: t('estimate.repay'), value: range(cost?.repay) },
    { key: 'weekly', label: t('estimate.weekly', { count: estimate.weeks }), value: range(cost?.weekly) },
  ];
}
