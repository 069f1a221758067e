import { useState } from 'react';
import type { RingContent } from '#core/chart/chart-content.ts';
import { LazyChart } from '#core/chart/lazy-chart.tsx';
import { Figure } from '#shared/figure.tsx';
import { dollars } from '../amounts.ts';
import { CardFrame } from './card-frame.tsx';
import { CardMenu } from './card-menu.tsx';
import { FiguresTable } from './figures-table.tsx';
import { EARNINGS } from './samples.ts';
import './earnings-card.css';
import './figures-card.css';

const TITLE = 'Earnings';
const TOTAL = EARNINGS.reduce((sum, { value }) => sum + value, 0);
const RING: RingContent = { kind: 'ring', parts: EARNINGS, formatValue: dollars };
const FIGURES = {
  title: TITLE,
  options: [],
  total: TOTAL,
  change: null,
  percent: null,
  categories: EARNINGS.map(({ name }) => name),
  series: [{ name: 'Amount', data: EARNINGS.map(({ value }) => value) }],
  items: [],
};

/** The earnings of the last 28 days as a ring, each part tied to its row. */
export function EarningsCard({ id }: { readonly id?: string }) {
  const [isTable, setTable] = useState(false);
  return (
    <CardFrame title={TITLE} id={id} actions={<CardMenu title={TITLE} isTable={isTable} onTableChange={setTable} />}>
      <div className="figures-chart earnings-card">
        <span className="figure-card-value">
          <Figure>{dollars(TOTAL)}</Figure>
        </span>
        <p className="figure-card-text">Last 28 days, by source</p>
        {isTable ? (
          <FiguresTable title={TITLE} figures={FIGURES} format={dollars} />
        ) : (
          <div className="earnings figure-card-drawing">
            <LazyChart content={RING} size="small" />
            <dl className="earnings-rows">
              {EARNINGS.map(({ name, percent, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="earnings-share">
                    <Figure>{percent}%</Figure>
                  </dd>
                  <dd>
                    <Figure>{dollars(value)}</Figure>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </CardFrame>
  );
}
