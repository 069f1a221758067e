import {
  CARD_RANGES,
  REPORT_YEARS,
  STATISTICS_CARDS,
  type CardFigures,
  type CardRange,
  type ReportYear,
} from '@plinth/api-client/demo/cards';
import { defineTable } from '../database.ts';
import { RANGED_CARDS, rangedFigures } from './analytics.ts';
import { reportFigures } from './revenue-report.ts';
import { statisticsFigures } from './statistics.ts';

/** The figures of a card in a period. */
interface CardRecord {
  readonly id: number;
  readonly group: 'analytics' | 'statistics';
  readonly card: string;
  /** The chosen period; empty for a card without a choice. */
  readonly period: CardRange | ReportYear | '';
  readonly figures: CardFigures;
}

const sampleCards = (now: Date): readonly Omit<CardRecord, 'id'>[] => [
  ...RANGED_CARDS.flatMap((card) =>
    CARD_RANGES.map((range) => ({
      group: 'analytics' as const,
      card,
      period: range,
      figures: rangedFigures(card, range),
    })),
  ),
  ...REPORT_YEARS.map((year) => ({
    group: 'analytics' as const,
    card: 'revenue-report',
    period: year,
    figures: reportFigures(year),
  })),
  ...STATISTICS_CARDS.map((card) => ({
    group: 'statistics' as const,
    card,
    period: '' as const,
    figures: statisticsFigures(now)[card],
  })),
];

/** The figures of every card in every period. They never change. */
export const cardRecords = defineTable<CardRecord>({
  name: 'cards',
  seed: ({ now }) => sampleCards(now).map((record, index) => ({ ...record, id: index + 1 })),
});
