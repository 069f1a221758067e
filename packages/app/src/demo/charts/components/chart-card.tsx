import { iconChartColumn, iconTable2 } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useMemo, useRef, useState, type ComponentType } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useNearViewport } from '#core/chunk/use-near-viewport.ts';
import { Figure } from '#shared/figure.tsx';
import { describeChart, keyOf, tableOf, type ChartContent, type ChartRow, type KeyRow } from '../chart-data.ts';
import type { ChartSection } from '../chart-sections.ts';
import { useChartTheme, type ChartProps } from '../chart-theme.ts';

/** Loads the component of a library that draws a chart. */
export type LoadChart = () => Promise<ComponentType<ChartProps<ChartContent>>>;

interface Props {
  readonly section: ChartSection;
  readonly load: LoadChart;
}

/** What the colors of a chart stand for. */
function Key({ rows }: { readonly rows: readonly KeyRow[] }) {
  return (
    <dl className={rows.every(({ value }) => value === '') ? 'chart-key chart-key-names' : 'chart-key'}>
      {rows.map(({ name, value, mark }) => (
        <div key={name} className={mark === '' ? 'chart-key-total' : undefined}>
          <dt>
            {mark === '' ? null : <span className={`chart-mark chart-mark-${mark}`} aria-hidden="true" />}
            <bdi>{name}</bdi>
          </dt>
          {value === '' ? null : (
            <dd>
              <Figure>{value}</Figure>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The drawing; a table and a sentence beside it have the same content for assistive technology. */
function Drawing({ section, load }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { part: Chart, failed, retry } = useChunk(load, useNearViewport(box, 200));
  const [theme, themeRef] = useChartTheme();
  const key = useMemo(() => keyOf(section.content), [section]);
  return (
    <div ref={box} className="chart">
      <div className="chart-columns">
        <div ref={themeRef} className="chart-drawing" aria-hidden={failed ? undefined : 'true'}>
          {Chart && theme ? (
            <Chart content={section.content} theme={theme} />
          ) : failed ? (
            <ChunkFailure onRetry={retry} />
          ) : (
            <Skeleton shape="block" className="chart-skeleton" />
          )}
        </div>
        {key.length === 0 ? null : <Key rows={key} />}
      </div>
    </div>
  );
}

function ValueTable({ section }: { readonly section: ChartSection }) {
  const { data } = section.content;
  const { headers, rows } = useMemo(() => tableOf(data), [data]);
  const columns = useMemo(
    () =>
      headers.map((header, index) => ({
        id: header,
        header,
        rowHeader: index === 0,
        align: index === 0 ? ('start' as const) : ('end' as const),
        accessor: ({ cells }: ChartRow) => cells[index] ?? '',
      })),
    [headers],
  );
  return (
    <DataTable<ChartRow> label={section.caption} columns={columns} rows={rows} rowKey={({ id }: ChartRow) => id} />
  );
}

/** A chart with a summary, which can be shown as a table. */
export function ChartCard({ section, load }: Props) {
  const { id, heading, caption, content } = section;
  const [isTable, setTable] = useState(false);
  return (
    <Card flush id={id}>
      <h2 slot="heading">{heading}</h2>
      <Button
        slot="actions"
        variant="ghost"
        size="small"
        iconOnly
        label={`${isTable ? 'Show chart' : 'Show data'}: ${heading}`}
        onClick={() => setTable(!isTable)}
      >
        <Icon path={isTable ? iconChartColumn : iconTable2} />
      </Button>
      <p className="chart-summary">
        <bdi className="chart-caption">{caption}</bdi>
        <br />
        <bdi className="faint">{describeChart(content.data)}</bdi>
      </p>
      {isTable ? <ValueTable section={section} /> : <Drawing section={section} load={load} />}
    </Card>
  );
}
