import {
  CARD_RANGE_NAMES,
  CARD_RANGES,
  REPORT_YEARS,
  type AnalyticsCard,
  type CardRange,
  type ReportYear,
} from '@plinth/api-client/demo/cards';
import { useQuery } from '#shared/navigation.ts';

/** The period of a card, with the others that can be chosen. */
export interface PeriodChoice<Value extends string = string> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChoose: (value: string) => void;
}

const RANGE_OPTIONS = CARD_RANGES.map((value) => ({ value, name: CARD_RANGE_NAMES[value] }));
const YEAR_OPTIONS = REPORT_YEARS.map((value) => ({ value, name: value }));

/** Keeps the period of a card in the address, in a parameter with the card's name; the first option is left out. */
function usePeriod<Value extends string>(
  card: AnalyticsCard,
  options: PeriodChoice<Value>['options'],
  first: Value,
): PeriodChoice<Value> {
  const { query, setQuery } = useQuery();
  const value = options.find((option) => option.value === query.get(card))?.value ?? first;
  return { value, options, onChoose: (chosen) => setQuery({ [card]: chosen === first ? null : chosen }) };
}

/** Keeps the range of a card in the address. */
export const useRange = (card: AnalyticsCard): PeriodChoice<CardRange> =>
  usePeriod(card, RANGE_OPTIONS, CARD_RANGES[0]);

/** Keeps the year of the revenue report in the address. */
export const useReportYear = (): PeriodChoice<ReportYear> => usePeriod('revenue-report', YEAR_OPTIONS, REPORT_YEARS[0]);
