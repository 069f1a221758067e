import { STATISTICS_TITLES, type CardFigures, type StatisticsCard } from '@plinth/api-client/demo/cards';
import { useMemo } from 'react';
import type { ChartContent } from '#core/chart/chart-content.ts';
import { LazyChart } from '#core/chart/lazy-chart.tsx';
import { axisDollars, countText, dollars } from '../amounts.ts';
import { changeText, FIGURE_FORMATS } from './card-text.ts';
import { useStatisticsCardQuery } from './cards-api.ts';
import { FiguresCard } from './figures-card.tsx';

/** The cards whose figures are amounts. */
const AMOUNTS: readonly StatisticsCard[] = ['profit-line-chart', 'revenue', 'sales'];
/** The week with which the last 28 days begin. */
const PERIOD_START = 4;

interface Props {
  readonly card: StatisticsCard;
  readonly id?: string;
  /** Replaces the title, on a page with another card of the same title. */
  readonly title?: string;
}

interface DrawingProps {
  readonly card: StatisticsCard;
  readonly figures: CardFigures;
}

/** The chart of a card: lines of weeks, or columns of days. */
export function StatisticsDrawing({ card, figures }: DrawingProps) {
  const content = useMemo((): ChartContent => {
    const isAmount = AMOUNTS.includes(card);
    const { categories, series } = figures;
    const axis = {
      categories,
      series: series.map(({ name, data }) => ({ name, values: data, color: 'chart-1' as const })),
      formatAxis: isAmount ? axisDollars : countText,
      formatValue: isAmount ? dollars : countText,
    };
    if (card === 'orders-bar-chart') return { kind: 'bars', ...axis, labels: 'all', isSmall: true };
    const weeks = categories.map((day) => `Week of ${day}`);
    return {
      kind: 'lines',
      ...axis,
      // The day on which the last week began would read as the last day with figures.
      categories: [...categories.slice(0, -1), ...weeks.slice(-1)],
      fullNames: weeks,
      period: { start: PERIOD_START, name: 'last 28 days' },
    };
  }, [card, figures]);
  return (
    <div className="figure-card-drawing">
      <LazyChart content={content} size="small" />
    </div>
  );
}

/** A card with one figure, how it has changed, and its chart. */
export function StatisticsFiguresCard({ card, id, title = STATISTICS_TITLES[card] }: Props) {
  const query = useStatisticsCardQuery(card);
  const unit = AMOUNTS.includes(card) ? 'dollars' : 'count';
  const format = FIGURE_FORMATS[unit];
  const isDaily = card === 'orders-bar-chart';
  return (
    <FiguresCard title={title} id={id} query={query} height="chart" format={format}>
      {(figures) => ({
        value: format(figures.total ?? 0),
        text: isDaily
          ? `Last 7 days: ${changeText(figures.change, unit, 'the 7 before')}`
          : changeText(figures.change, unit, 'the 28 days before'),
        drawing: <StatisticsDrawing card={card} figures={figures} />,
      })}
    </FiguresCard>
  );
}
