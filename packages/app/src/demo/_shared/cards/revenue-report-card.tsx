import { ANALYTICS_TITLES, type CardFigures } from '@plinth/api-client/demo/cards';
import { iconChartColumn, iconTable2 } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { useMemo } from 'react';
import type { ChartContent } from '#core/chart/chart-content.ts';
import { LazyChart } from '#core/chart/lazy-chart.tsx';
import { axisDollars, dollars, signedDollars } from '../amounts.ts';
import { textValueOf } from '../event-value.ts';
import { budgetText } from './card-text.ts';
import { useAnalyticsCardQuery } from './cards-api.ts';
import { FigureRows } from './figure-rows.tsx';
import { FiguresCard } from './figures-card.tsx';
import { useReportYear } from './use-period.ts';
import './revenue-report-card.css';

const MONTHS = 12;
const TITLE = ANALYTICS_TITLES['revenue-report'];
/** The names of the series in their order. */
const NAMES = ['Earnings', 'Expenses'] as const;

const withNames = (figures: CardFigures): CardFigures => ({
  ...figures,
  series: figures.series.map(({ name, data }, index) => ({ name: NAMES[index] ?? name, data })),
});

function Report({ figures }: { readonly figures: CardFigures }) {
  const { categories, series, items, total } = figures;
  const [earning, expense, budget] = items;
  const monthlyBudget = Math.round((budget?.value ?? 0) / MONTHS);
  const content = useMemo(
    (): ChartContent => ({
      kind: 'bars',
      categories,
      series: series.map(({ name, data }, index) => ({
        name,
        values: index === 0 ? data : data.map((amount) => -amount),
        color: index === 0 ? 'chart-1' : 'chart-2',
      })),
      labels: 'extremes',
      reference: { value: -monthlyBudget, name: `Budget ${axisDollars(monthlyBudget)}` },
      formatAxis: axisDollars,
      formatValue: dollars,
    }),
    [categories, series, monthlyBudget],
  );
  return (
    <div className="revenue-report">
      <div>
        <FigureRows
          rows={[
            { name: NAMES[0], value: dollars(earning?.value ?? 0), mark: 'primary' },
            { name: NAMES[1], value: dollars(expense?.value ?? 0), mark: 'secondary' },
            { name: 'Net', value: signedDollars(total ?? 0), isTotal: true },
          ]}
        />
        <p className="figure-card-text revenue-report-text">
          <bdi>{budgetText(figures)}</bdi>
        </p>
        <p className="figure-card-text revenue-report-budget">
          <span className="figure-key figure-key-reference" aria-hidden="true" />
          <bdi>{dollars(monthlyBudget)} budget a month</bdi>
        </p>
      </div>
      <LazyChart content={content} size="large" />
    </div>
  );
}

/** The earnings and expenses of a year by month, with the budget. */
export function RevenueReportCard({ id }: { readonly id?: string }) {
  const choice = useReportYear();
  const query = useAnalyticsCardQuery({ card: 'revenue-report', year: choice.value });
  const { currentData } = query;
  const figures = useMemo(() => currentData && withNames(currentData), [currentData]);
  return (
    <FiguresCard
      title={TITLE}
      id={id}
      query={{ ...query, currentData: figures }}
      height="report"
      format={dollars}
      className="revenue-report-card"
      actions={({ isTable, setTable }) => (
        <div className="revenue-report-actions">
          <SegmentedControl
            label="Year"
            labelHidden
            value={choice.value}
            onChange={(event) => choice.onChoose(textValueOf(event) ?? choice.value)}
          >
            {choice.options.map(({ value, name }) => (
              <Segment key={value} value={value}>
                {name}
              </Segment>
            ))}
          </SegmentedControl>
          <Button
            variant="ghost"
            size="small"
            iconOnly
            label={`${isTable ? 'Show chart' : 'Show data'}: ${TITLE}`}
            onClick={() => setTable(!isTable)}
          >
            <Icon path={isTable ? iconChartColumn : iconTable2} />
          </Button>
        </div>
      )}
    >
      {(shown) => ({ value: '', text: '', drawing: <Report figures={shown} /> })}
    </FiguresCard>
  );
}
