import { formatDate } from '@plinth/ui-kit/format';
import { useMemo, useState } from 'react';
import type { LinesContent } from '#core/chart/chart-content.ts';
import { useServices } from '#core/context.ts';
import { axisDollars, dollars } from '../amounts.ts';
import { monthsBefore } from './days.ts';
import { SampleFiguresCard } from './sample-figures.tsx';
import { MONTHLY_SALES } from './samples.ts';

const TITLE = 'Sales line';

/** Sales of twelve months as a line. */
export function SalesLineCard({ id }: { readonly id?: string }) {
  const { now } = useServices();
  const [time] = useState(now);
  const { content, figures } = useMemo(() => {
    const categories = monthsBefore(time, MONTHLY_SALES.length).map((month) =>
      formatDate(month, 'month', { language: 'en-US' }),
    );
    const lines: LinesContent = {
      kind: 'lines',
      categories,
      series: [{ name: 'Sales', values: MONTHLY_SALES, color: 'chart-1' }],
      formatAxis: axisDollars,
      formatValue: dollars,
    };
    const series = [{ name: 'Sales', data: [...MONTHLY_SALES] }];
    return {
      content: lines,
      figures: { title: TITLE, options: [], total: null, change: null, percent: null, categories, series, items: [] },
    };
  }, [time]);
  return (
    <SampleFiguresCard
      title={TITLE}
      id={id}
      text={`From ${dollars(MONTHLY_SALES[0] ?? 0)} to ${dollars(MONTHLY_SALES.at(-1) ?? 0)} a month within a year`}
      figures={figures}
      format={dollars}
      content={content}
    />
  );
}
