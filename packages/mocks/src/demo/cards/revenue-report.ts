/** The figures of the revenue report. */
import { REPORT_YEARS, type CardFigures, type ReportYear } from '@plinth/api-client/demo/cards';
import { emptyCard } from './analytics.ts';
import { changePercentOf, sumOf } from './figures.ts';
import { MONTHS } from './labels.ts';

interface ReportSample {
  /** Hundreds of dollars, January to December. */
  readonly earning: readonly number[];
  readonly expense: readonly number[];
  /** Dollars of the whole year. */
  readonly budget: number;
  /** Budget and net of the year before, in dollars. */
  readonly before: { readonly budget: number; readonly net: number };
}

const REPORTS: Readonly<Record<ReportYear, ReportSample>> = {
  2020: {
    earning: [182, 164, 141, 98, 126, 159, 173, 195, 212, 238, 314, 286],
    expense: [112, 106, 118, 94, 89, 96, 104, 111, 123, 135, 152, 148],
    budget: 144_000,
    before: { budget: 131_400, net: 71_200 },
  },
  2019: {
    earning: [158, 149, 132, 121, 136, 152, 164, 178, 189, 207, 248, 212],
    expense: [104, 99, 106, 97, 98, 102, 107, 113, 119, 124, 136, 129],
    budget: 131_400,
    before: { budget: 120_000, net: 59_600 },
  },
  2018: {
    earning: [131, 126, 118, 112, 120, 134, 142, 151, 163, 176, 209, 188],
    expense: [91, 88, 90, 87, 89, 93, 96, 100, 104, 108, 116, 112],
    budget: 120_000,
    before: { budget: 108_000, net: 51_400 },
  },
};

const dollarsOf = (hundreds: readonly number[]): number[] => hundreds.map((amount) => amount * 100);

/** The choices of the revenue report. */
export const YEAR_OPTIONS: readonly string[] = REPORT_YEARS;

/** Returns the figures of a year: earning and expense by month, their net, and the budgets of two years. */
export function reportFigures(year: ReportYear): CardFigures {
  const { budget, before, ...months } = REPORTS[year];
  const [earning, expense] = [dollarsOf(months.earning), dollarsOf(months.expense)];
  const total = sumOf(earning) - sumOf(expense);
  const change = total - before.net;
  return {
    ...emptyCard('revenue-report', YEAR_OPTIONS),
    total,
    change,
    percent: changePercentOf(total, change),
    categories: MONTHS,
    series: [
      { name: 'Earning', data: earning },
      { name: 'Expense', data: expense },
    ],
    items: [
      { label: 'Earning', value: sumOf(earning), percent: null, color: 'primary' },
      { label: 'Expense', value: sumOf(expense), percent: null, color: 'secondary' },
      { label: 'Budget this year', value: budget, percent: null, color: 'info' },
      { label: 'Budget last year', value: before.budget, percent: null, color: 'info' },
    ],
  };
}
