import {
  ANALYTICS_TITLES,
  type AnalyticsCard,
  type CardFigures,
  type CardItem,
  type CardRange,
} from '@plinth/api-client/demo/cards';
import { useMemo } from 'react';
import type { ChartContent } from '#core/chart/chart-content.ts';
import { LazyChart } from '#core/chart/lazy-chart.tsx';
import { axisDollars, countText, dollars } from '../amounts.ts';
import { changeText, COMPARED_PHRASES, itemText, RANGE_PHRASES } from './card-text.ts';
import { useAnalyticsCardQuery } from './cards-api.ts';
import { FigureRows, type FigureRow } from './figure-rows.tsx';
import { FiguresCard, type CardContent, type CardHeight } from './figures-card.tsx';
import { ShareBar, type SharePart } from './share-bar.tsx';
import { useRange } from './use-period.ts';

/** A card whose period is a range. */
export type RangedCard = Exclude<AnalyticsCard, 'revenue-report'>;

interface DrawingProps {
  readonly figures: CardFigures;
}

const sumOf = (items: readonly CardItem[]): number => items.reduce((sum, { value }) => sum + value, 0);
const partOf = ({ label, value, color }: CardItem): SharePart => ({ name: label, value, mark: color });
const totalRow = (name: string, total: number): FigureRow => ({ name, value: countText(total), isTotal: true });

/** The shares of a whole as a bar and as rows that add up. */
function Shares({ figures: { items, total, series } }: DrawingProps) {
  const changes = series.find(({ name }) => name === 'Change')?.data;
  const shareOf = (percent: number | null, index: number): string => {
    const change = changes?.[index];
    return change === undefined ? `${percent ?? 0}%` : `${change < 0 ? '−' : '+'}${Math.abs(change)}%`;
  };
  return (
    <>
      <ShareBar parts={items.map(partOf)} />
      <FigureRows
        rows={[
          ...items.map(({ label, value, percent, color }, index) => ({
            name: label,
            value: countText(value),
            share: shareOf(percent, index),
            mark: color,
          })),
          totalRow('Total', total ?? 0),
        ]}
      />
    </>
  );
}

/** The parts of a goal: completed, pending and left. */
function Goal({ figures: { items, total } }: DrawingProps) {
  const [completed, pending] = items;
  const left = (total ?? 0) - sumOf(items);
  const parts: SharePart[] = [
    ...(completed ? [{ name: completed.label, value: completed.value, mark: 'primary' as const }] : []),
    ...(pending ? [{ name: pending.label, value: pending.value, mark: 'pending' as const }] : []),
    { name: 'Left', value: left, mark: 'left' },
  ];
  return (
    <>
      <ShareBar parts={parts} />
      <FigureRows
        rows={[
          ...parts.map(({ name, value, mark }) => ({ name, value: countText(value), mark })),
          totalRow('Goal', total ?? 0),
        ]}
      />
    </>
  );
}

/** The facts that explain a figure, without adding up to it. */
function Facts({ figures: { items } }: DrawingProps) {
  return <FigureRows rows={items.map((item) => ({ name: item.label, value: itemText(item) }))} />;
}

function Tickets({ figures }: DrawingProps) {
  const open = figures.items.find(({ label }) => label === 'Open tickets')?.value ?? 0;
  return (
    <>
      <ShareBar
        parts={[
          { name: 'Solved', value: (figures.total ?? 0) - open, mark: 'primary' },
          { name: 'Open', value: open, mark: 'left' },
        ]}
      />
      <Facts figures={figures} />
    </>
  );
}

function Sessions({ figures }: DrawingProps) {
  const content = useMemo((): ChartContent => {
    const { categories, series } = figures;
    return {
      kind: 'bars',
      categories,
      series: series.map(({ name, data }) => ({ name, values: data, color: 'chart-1' })),
      labels: 'extremes',
      isSmall: true,
      formatAxis: countText,
      formatValue: countText,
    };
  }, [figures]);
  return (
    <div className="figure-card-drawing">
      <LazyChart content={content} size="small" />
      <Facts figures={figures} />
    </div>
  );
}

function Revenue({ figures }: DrawingProps) {
  const content = useMemo((): ChartContent => {
    const { categories, series } = figures;
    return {
      kind: 'lines',
      categories,
      series: series.map(({ name, data }, index) => ({
        name,
        values: data,
        color: index === 0 ? 'chart-1' : 'chart-2',
      })),
      formatAxis: axisDollars,
      formatValue: dollars,
    };
  }, [figures]);
  return (
    <div className="figure-card-drawing">
      <LazyChart content={content} size="small" />
      <FigureRows
        rows={figures.items.map(({ label, value, color }) => ({ name: label, value: dollars(value), mark: color }))}
      />
    </div>
  );
}

type ContentOf = (figures: CardFigures, range: CardRange) => CardContent;

const count = ({ total }: CardFigures): string => countText(total ?? 0);
const since = (figures: CardFigures, range: CardRange): string =>
  changeText(figures.change, 'count', COMPARED_PHRASES[range]);

function ticketsContent(figures: CardFigures, range: CardRange): CardContent {
  const { percent, total, items } = figures;
  const open = items.find(({ label }) => label === 'Open tickets')?.value ?? 0;
  const solved = countText((total ?? 0) - open);
  return {
    value: `${percent ?? 0}%`,
    text: `${solved} of ${count(figures)} tickets solved ${RANGE_PHRASES[range]}`,
    drawing: <Tickets figures={figures} />,
  };
}

const goalContent: ContentOf = (figures, range) => ({
  value: `${figures.percent ?? 0}%`,
  text: `${countText(figures.items[0]?.value ?? 0)} of ${count(figures)} orders ${RANGE_PHRASES[range]}`,
  drawing: <Goal figures={figures} />,
});

const sharesContent: ContentOf = (figures, range) => ({
  value: count(figures),
  text:
    figures.change === null
      ? `${RANGE_PHRASES[range].replace(/^./, (letter) => letter.toUpperCase())}, and how each has changed`
      : since(figures, range),
  drawing: <Shares figures={figures} />,
});

const CARDS: Readonly<Record<RangedCard, { readonly height: CardHeight; readonly contentOf: ContentOf }>> = {
  'support-tracker': { height: 'three-rows', contentOf: ticketsContent },
  'avg-sessions': {
    height: 'chart-and-rows',
    contentOf: (figures, range) => ({
      value: `${count(figures)} a day`,
      text: since(figures, range),
      drawing: <Sessions figures={figures} />,
    }),
  },
  'goal-overview': { height: 'bar-and-rows', contentOf: goalContent },
  revenue: {
    height: 'chart-and-rows',
    contentOf: (figures, range) => ({
      value: dollars(figures.total ?? 0),
      text: changeText(figures.change, 'dollars', COMPARED_PHRASES[range]),
      drawing: <Revenue figures={figures} />,
    }),
  },
  'product-orders': { height: 'bar-and-rows', contentOf: sharesContent },
  'sessions-device': { height: 'bar-and-rows', contentOf: sharesContent },
  customers: { height: 'bar-and-rows', contentOf: sharesContent },
};

interface Props {
  readonly card: RangedCard;
  readonly id?: string;
  readonly className?: string;
}

/** A card of figures of a range, which its menu changes. */
export function AnalyticsFiguresCard({ card, id, className }: Props) {
  const choice = useRange(card);
  const range = choice.value;
  const query = useAnalyticsCardQuery({ card, range });
  const { height, contentOf } = CARDS[card];
  return (
    <FiguresCard
      title={ANALYTICS_TITLES[card]}
      id={id}
      query={query}
      height={height}
      choice={choice}
      format={card === 'revenue' ? dollars : countText}
      {...(className === undefined ? {} : { className })}
    >
      {(figures) => contentOf(figures, range)}
    </FiguresCard>
  );
}
