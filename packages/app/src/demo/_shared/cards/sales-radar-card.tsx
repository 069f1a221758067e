import { formatDate } from '@plinth/ui-kit/format';
import { useMemo, useState } from 'react';
import type { RadarContent } from '#core/chart/chart-content.ts';
import { useServices } from '#core/context.ts';
import { monthsBefore } from './days.ts';
import { SampleFiguresCard } from './sample-figures.tsx';
import { SALES_RADAR } from './samples.ts';

const TITLE = 'Sales radar';
const MAX_PERCENT = 100;
const percentText = (value: number): string => `${value}%`;

/** Sales and visits of half a year around a circle, in percent of their goals. */
export function SalesRadarCard({ id }: { readonly id?: string }) {
  const { now } = useServices();
  const [time] = useState(now);
  const { content, figures } = useMemo(() => {
    const { sales, visits } = SALES_RADAR;
    const categories = monthsBefore(time, sales.length).map((month) =>
      formatDate(month, 'month', { language: 'en-US' }),
    );
    const radar: RadarContent = {
      kind: 'radar',
      categories,
      max: MAX_PERCENT,
      series: [
        { name: 'Sales', values: sales, color: 'chart-1' },
        { name: 'Visits', values: visits, color: 'chart-2' },
      ],
    };
    return {
      content: radar,
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
      text="Sales and visits of six months, as a share of the year’s goals"
      figures={figures}
      format={percentText}
      content={content}
    >
      <ul className="figure-legend">
        <li>
          <span className="figure-key figure-key-primary" aria-hidden="true" />
          Sales
        </li>
        <li>
          <span className="figure-key figure-key-secondary" aria-hidden="true" />
          Visits
        </li>
      </ul>
    </SampleFiguresCard>
  );
}
