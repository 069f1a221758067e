import { formatDate } from '@plinth/ui-kit/format';
import { useMemo, useState } from 'react';
import type { LinesContent } from '#core/chart/chart-content.ts';
import { useServices } from '#core/context.ts';
import { monthsBefore } from './days.ts';
import { SampleFiguresCard } from './sample-figures.tsx';
import { SALES_RADAR } from './samples.ts';

const TITLE = 'Sales radar';
/** The ends of the axis, in percent. */
const RANGE = [0, 100] as const;
const percentText = (value: number): string => `${value}%`;

/** Sales and visits of half a year as lines, in percent of their goals. */
export function SalesRadarCard({ id }: { readonly id?: string }) {
  const { now } = useServices();
  const [time] = useState(now);
  const { content, figures } = useMemo(() => {
    const { sales, visits } = SALES_RADAR;
    const categories = monthsBefore(time, sales.length).map((month) =>
      formatDate(month, 'month', { language: 'en-US' }),
    );
    const lines: LinesContent = {
      kind: 'lines',
      categories,
      range: RANGE,
      isNamed: true,
      formatAxis: percentText,
      formatValue: percentText,
      series: [
        { name: 'Sales', values: sales, color: 'chart-1' },
        { name: 'Visits', values: visits, color: 'chart-2' },
      ],
    };
    return {
      content: lines,
      figures: {
        title: TITLE,
        options: [],
        total: null,
        change: null,
        percent: null,
        categories,
        series: [
          { name: 'Sales', data: [...sales] },
          { name: 'Visits', data: [...visits] },
        ],
        items: [],
      },
    };
  }, [time]);
  return (
    <SampleFiguresCard
      title={TITLE}
      id={id}
      text="Sales and visits per month, as a share of the year’s goal"
      figures={figures}
      format={percentText}
      content={content}
    />
  );
}
