import { iconChartColumn, iconTable2 } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { FlowChartBin } from '#core/chart/flow-chart-props.ts';
import { LazyFlowChart } from '#core/chart/lazy-flow-chart.tsx';
import { useServices } from '#core/context.ts';
import { money, Money } from '#core/money.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { isMonday } from '#shared/calendar.ts';
import { Sum, Sums, Total } from '#shared/sums.tsx';
import { selectTransactions } from '../contract-selectors.ts';
import { cashFlow, ranges, type CashFlow, type FlowBin, type Range } from '../figures/cash-flow.ts';
import { formatDay, formatPeriod } from '../figures/flow-period.ts';
import { CashFlowSkeleton } from './cash-flow-skeleton.tsx';

const formatAxis = (minor: number) => money(minor, { notation: 'compact' });
const formatAmount = (minor: number) => money(minor);
const formatNet = (minor: number) => money(minor, { sign: 'always' });

/** Returns the columns of the chart. Days have a tick at each Monday. */
function binsOf({ unit, bins }: CashFlow): FlowChartBin[] {
  return bins.map(({ start, ...amounts }) => ({
    ...amounts,
    label: formatDay(start, unit === 'month' ? 'month' : 'short'),
    hasTick: unit === 'month' || isMonday(start),
    name: formatDay(start, unit === 'month' ? 'monthYear' : 'medium'),
  }));
}

function Totals({ flow, range }: { readonly flow: CashFlow; readonly range: Range }) {
  const { t } = useTranslation();
  return (
    <div className="dashboard-flow-sums">
      <Sums>
        <Sum
          name={
            <>
              <span className="dashboard-flow-key dashboard-flow-key-in" aria-hidden="true" />
              {t('dashboard.flow.in')}
            </>
          }
        >
          <Money minor={flow.moneyIn} />
        </Sum>
        <Sum
          name={
            <>
              <span className="dashboard-flow-key dashboard-flow-key-out" aria-hidden="true" />
              {t('dashboard.flow.out')}
            </>
          }
        >
          <Money minor={-flow.moneyOut} />
        </Sum>
        <Total name={<span className="dashboard-flow-net">{t('dashboard.flow.net')}</span>}>
          <Money minor={flow.net} sign="always" />
        </Total>
      </Sums>
      <p className="text-12 faint">
        <bdi>{formatPeriod(flow, range)}</bdi>
      </p>
      {flow.bins.some(({ processing }) => processing > 0) ? (
        <p className="text-12 faint dashboard-flow-hint">
          <span className="dashboard-flow-key dashboard-flow-key-processing" aria-hidden="true" />
          {t('dashboard.flow.processing')}
        </p>
      ) : null}
    </div>
  );
}

function FlowTable({ flow }: { readonly flow: CashFlow }) {
  const { t } = useTranslation();
  const columns = useMemo(() => {
    const amount = (id: string, amountOf: (bin: FlowBin) => number, sign: 'auto' | 'always' = 'auto') => ({
      id,
      header: t(`dashboard.flow.${id}`),
      align: 'end' as const,
      accessor: amountOf,
      cell: (bin: FlowBin) => money(amountOf(bin), { sign }),
      sum: (bins: readonly FlowBin[]) =>
        money(
          bins.reduce((total, bin) => total + amountOf(bin), 0),
          { sign },
        ),
    });
    return [
      {
        id: 'period',
        header: t('dashboard.flow.period'),
        rowHeader: true,
        accessor: ({ start }: FlowBin) => formatDay(start, flow.unit === 'month' ? 'monthYear' : 'medium'),
      },
      amount('in', ({ moneyIn }) => moneyIn),
      amount('out', ({ moneyOut }) => -moneyOut),
      amount('net', ({ moneyIn, moneyOut }) => moneyIn - moneyOut, 'always'),
    ];
  }, [t, flow.unit]);
  return (
    <DataTable
      label={t('dashboard.flow.title')}
      columns={columns}
      rows={flow.bins}
      rowKey={({ start }: FlowBin) => start}
    />
  );
}

/** A card that shows the cash flow over a range as a chart with totals, or as a table. */
export function CashFlowCard() {
  const { t } = useTranslation();
  const { now } = useServices();
  const panel = usePanel(useSelector(selectContractsPanel));
  const transactions = useSelector(selectTransactions);
  const [range, setRange] = useState<Range>('year');
  const [isTable, setTable] = useState(false);
  const flow = useMemo(() => cashFlow(transactions, range, now()), [transactions, range, now]);
  const bins = useMemo(() => binsOf(flow), [flow]);
  const names = useMemo(
    () => ({
      moneyIn: t('dashboard.flow.in'),
      processing: t('dashboard.flow.processing'),
      moneyOut: t('dashboard.flow.out'),
      net: t('dashboard.flow.net'),
    }),
    [t],
  );
  const isEmpty = panel.status === 'ready' && flow.moneyIn === 0 && flow.moneyOut === 0;

  const body = () => {
    if (isEmpty) {
      // The year is the longest range.
      const text = t(range === 'year' ? 'dashboard.transactions.emptyText' : 'dashboard.flow.emptyText');
      return <EmptyState heading={t('dashboard.flow.empty')} text={text} />;
    }
    if (panel.status !== 'ready') return <CashFlowSkeleton />;
    if (isTable) return <FlowTable flow={flow} />;
    return (
      <div className="dashboard-flow">
        <Totals flow={flow} range={range} />
        <LazyFlowChart
          bins={bins}
          seriesNames={names}
          formatAxis={formatAxis}
          formatValue={formatAmount}
          formatNet={formatNet}
        />
      </div>
    );
  };

  return (
    <Card flush className="dashboard-flow-card">
      <h2 slot="heading">{t('dashboard.flow.title')}</h2>
      <div slot="actions" className="dashboard-flow-actions">
        <SegmentedControl
          label={t('dashboard.flow.range')}
          labelHidden
          value={range}
          onChange={(event) => {
            const selectedRange = ranges.find(
              (option) => option === (event.target as { value?: unknown } | null)?.value,
            );
            if (selectedRange) setRange(selectedRange);
          }}
        >
          {ranges.map((option) => (
            <Segment key={option} value={option}>
              {t(`dashboard.flow.${option}`)}
            </Segment>
          ))}
        </SegmentedControl>
        <Button
          variant="ghost"
          size="small"
          iconOnly
          label={t(isTable ? 'dashboard.flow.asChart' : 'dashboard.flow.asTable')}
          onClick={() => setTable(!isTable)}
        >
          <Icon path={isTable ? iconChartColumn : iconTable2} />
        </Button>
      </div>
      {body()}
    </Card>
  );
}
