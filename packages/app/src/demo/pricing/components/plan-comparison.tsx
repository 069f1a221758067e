import '@plinth/ui-kit/define/icon';
import type { Pricing } from '@plinth/api-client/demo/pricing';
import { iconCheck } from '@plinth/ui-kit/icons';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { html } from 'lit';
import { useMemo } from 'react';

type Feature = Pricing['comparison'][number];

const INCLUDED = 'Included';

/** Returns what a plan has of a feature: a tick where it has all of it, and a dash where it has none. */
const valueCell = (value: string | null | undefined) => {
  if (value === INCLUDED) return html`<plinth-icon size="small" label=${INCLUDED} .path=${iconCheck}></plinth-icon>`;
  if (typeof value === 'string') return html`<bdi>${value}</bdi>`;
  return html`<span class="muted"><span aria-hidden="true">–</span><span class="visually-hidden">No</span></span>`;
};

/** The widths of three plans, under their cards: the features share the width of the first one. */
const WIDTHS = { feature: '21%', plans: ['14%', '34%', '31%'] };

const columnsOf = (titles: readonly string[]) => [
  {
    id: 'feature',
    header: 'Feature',
    rowHeader: true,
    width: WIDTHS.feature,
    accessor: ({ feature }: Feature) => feature,
  },
  ...titles.map((title, index) => ({
    id: title,
    header: title,
    width: WIDTHS.plans[index] ?? '',
    accessor: ({ values }: Feature) => values[index] ?? '',
    cell: ({ values }: Feature) => valueCell(values[index]),
  })),
];

const narrowOf =
  (titles: readonly string[]) =>
  ({ feature, values }: Feature) =>
    html`<div class="stack">
      <span class="medium">${feature}</span>
      ${titles.map(
        (title, index) =>
          html`<span class="line"><span class="muted small grow">${title}</span>${valueCell(values[index])}</span>`,
      )}
    </div>`;

/** The table that compares the plans. */
export function PlanComparison({ plans, comparison }: Pick<Pricing, 'plans' | 'comparison'>) {
  const titles = useMemo(() => plans.map(({ title }) => title), [plans]);
  const columns = useMemo(() => columnsOf(titles), [titles]);
  const narrow = useMemo(() => narrowOf(titles), [titles]);
  return (
    <Card flush>
      <h2 slot="heading">Compare plans</h2>
      <DataTable<Feature>
        label="Compare plans"
        columns={columns}
        rows={comparison}
        rowKey={({ feature }) => feature}
        narrow={narrow}
      />
    </Card>
  );
}
