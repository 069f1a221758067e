import type { ReactElement } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Line,
  LineChart,
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { tickValues, type AxisTicks } from '#core/chart/axis-ticks.ts';
import {
  pointTicks,
  valueTicks,
  type ChartContent,
  type PointData,
  type SeriesData,
  type SeriesKind,
} from '../chart-data.ts';
import { seriesColor, type ChartProps, type ChartTheme } from '../chart-theme.ts';
import { endWidthOf, LABEL_GAP_PX } from './end-labels.ts';

type Row = Readonly<Record<string, string | number>>;

/** Returns a row for each label, with the values of the series under their names. */
const rowsOf = ({ labels, series }: SeriesData): Row[] =>
  labels.map((label, index) => ({
    label,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? 0])),
  }));

const tooltipOf = ({ tooltip, isAnimated }: ChartTheme) => ({
  contentStyle: { background: tooltip.surface, border: 'none', borderRadius: 4 },
  itemStyle: { color: tooltip.text },
  labelStyle: { color: tooltip.text },
  isAnimationActive: isAnimated,
});

/** The animation with which a chart appears. */
const animationOf = ({ isAnimated }: ChartTheme) => ({ isAnimationActive: isAnimated, animationDuration: 320 });

/** The props that the axes of each chart have in common. */
const axisOf = ({ axis, grid }: ChartTheme) => ({ tick: { fill: axis, fontSize: 12 }, stroke: grid, tickLine: false });

/** The range and the ticks of an axis of values. */
const ticksOf = (ticks: AxisTicks) => ({ domain: [ticks.min, ticks.max], ticks: [...tickValues(ticks)] });

interface SeriesProps {
  readonly kind: SeriesKind;
  readonly data: SeriesData;
  readonly theme: ChartTheme;
}

/** The space at the ends of lines, where their names are. */
const marginOf = ({ data, theme }: SeriesProps) => ({
  top: 8,
  [theme.isRtl ? 'left' : 'right']: endWidthOf(data.series.map(({ name }) => name)),
});

/** The name of a line beside its last point. */
function endLabelOf(name: string, { data, theme }: SeriesProps): ReactElement {
  return (
    <LabelList
      dataKey={name}
      content={({ index, x, y }) =>
        index === data.labels.length - 1 ? (
          <text
            x={Number(x) + (theme.isRtl ? -LABEL_GAP_PX : LABEL_GAP_PX)}
            y={Number(y)}
            dominantBaseline="central"
            textAnchor={theme.isRtl ? 'end' : 'start'}
            fill={theme.text}
            fontWeight={500}
          >
            {name}
          </text>
        ) : null
      }
    />
  );
}

/** The grid, the axes and the tooltip of a chart with a value for each label. */
function frameOf({ kind, data, theme }: SeriesProps): ReactElement {
  return (
    <>
      <CartesianGrid vertical={false} stroke={theme.grid} />
      <XAxis
        dataKey="label"
        reversed={theme.isRtl}
        interval="equidistantPreserveStart"
        minTickGap={12}
        {...axisOf(theme)}
      />
      <YAxis
        orientation={theme.isRtl ? 'right' : 'left'}
        width="auto"
        axisLine={false}
        tickFormatter={data.formatAxis ?? data.format}
        {...ticksOf(valueTicks({ kind, data }))}
        {...axisOf(theme)}
      />
      <Tooltip {...tooltipOf(theme)} formatter={(value) => data.format(Number(value))} />
    </>
  );
}

function LineDrawing(props: SeriesProps) {
  const { data, theme } = props;
  return (
    <LineChart data={rowsOf(data)} margin={marginOf(props)} accessibilityLayer={false}>
      {frameOf(props)}
      {data.series.map(({ name }, index) => (
        <Line
          key={name}
          dataKey={name}
          stroke={seriesColor(theme, index)}
          strokeWidth={2}
          dot={false}
          {...animationOf(theme)}
        >
          {endLabelOf(name, props)}
        </Line>
      ))}
    </LineChart>
  );
}

function AreaDrawing(props: SeriesProps) {
  const { data, theme } = props;
  return (
    <AreaChart data={rowsOf(data)} margin={marginOf(props)} accessibilityLayer={false}>
      {frameOf(props)}
      {data.series.map(({ name }, index) => (
        <Area
          key={name}
          dataKey={name}
          stroke={seriesColor(theme, index)}
          strokeWidth={2}
          fill={seriesColor(theme, index)}
          fillOpacity={0.16}
          {...animationOf(theme)}
        >
          {endLabelOf(name, props)}
        </Area>
      ))}
    </AreaChart>
  );
}

function BarDrawing(props: SeriesProps) {
  const { data, theme } = props;
  return (
    <BarChart data={rowsOf(data)} margin={{ top: 8 }} accessibilityLayer={false}>
      {frameOf(props)}
      {data.series.map(({ name }, index) => (
        <Bar
          key={name}
          dataKey={name}
          fill={seriesColor(theme, index)}
          maxBarSize={24}
          radius={[2, 2, 0, 0]}
          {...animationOf(theme)}
        />
      ))}
    </BarChart>
  );
}

function PieDrawing({ data, theme }: Pick<SeriesProps, 'data' | 'theme'>) {
  const [{ name } = { name: '' }] = data.series;
  return (
    <PieChart accessibilityLayer={false}>
      <Pie
        data={rowsOf(data)}
        dataKey={name}
        nameKey="label"
        rootTabIndex={-1}
        stroke={theme.surface}
        strokeWidth={2}
        {...animationOf(theme)}
      >
        {data.labels.map((label, index) => (
          <Cell key={label} fill={seriesColor(theme, index)} />
        ))}
      </Pie>
      <Tooltip {...tooltipOf(theme)} formatter={(value) => data.format(Number(value))} />
    </PieChart>
  );
}

function RadarDrawing({ data, theme }: Pick<SeriesProps, 'data' | 'theme'>) {
  return (
    <RadarChart data={rowsOf(data)} outerRadius="75%" accessibilityLayer={false}>
      <PolarGrid stroke={theme.grid} />
      <PolarAngleAxis dataKey="label" tick={{ fill: theme.axis, fontSize: 12 }} />
      <PolarRadiusAxis domain={[0, 100]} tick={false} axisLine={false} />
      {data.series.map(({ name }, index) => (
        <Radar
          key={name}
          dataKey={name}
          stroke={seriesColor(theme, index)}
          fill={seriesColor(theme, index)}
          fillOpacity={0.16}
          {...animationOf(theme)}
        />
      ))}
      <Tooltip {...tooltipOf(theme)} formatter={(value) => data.format(Number(value))} />
    </RadarChart>
  );
}

function ScatterDrawing({ data, theme }: { readonly data: PointData; readonly theme: ChartTheme }) {
  const ticks = pointTicks(data);
  const titleOf = (value: string) => ({ value, fill: theme.axis, fontSize: 12 });
  return (
    <ScatterChart margin={{ top: 8 }} accessibilityLayer={false}>
      <CartesianGrid stroke={theme.grid} />
      <XAxis
        type="number"
        dataKey="x"
        name={data.names.x}
        reversed={theme.isRtl}
        height={48}
        label={{ ...titleOf(data.names.x), position: 'insideBottom' }}
        tickFormatter={data.formatX}
        {...ticksOf(ticks.x)}
        {...axisOf(theme)}
      />
      <YAxis
        type="number"
        dataKey="y"
        name={data.names.y}
        orientation={theme.isRtl ? 'right' : 'left'}
        width={64}
        label={{ ...titleOf(data.names.y), angle: -90, position: theme.isRtl ? 'insideRight' : 'insideLeft' }}
        axisLine={false}
        tickFormatter={data.formatY}
        {...ticksOf(ticks.y)}
        {...axisOf(theme)}
      />
      <Tooltip
        {...tooltipOf(theme)}
        formatter={(value, name) => (name === data.names.x ? data.formatX(Number(value)) : data.formatY(Number(value)))}
      />
      {data.series.map(({ name, points }, index) => (
        <Scatter key={name} name={name} data={[...points]} fill={seriesColor(theme, index)} {...animationOf(theme)} />
      ))}
    </ScatterChart>
  );
}

function drawingOf({ content, theme }: ChartProps<ChartContent>): ReactElement {
  switch (content.kind) {
    case 'line':
      return <LineDrawing kind="line" data={content.data} theme={theme} />;
    case 'area':
      return <AreaDrawing kind="area" data={content.data} theme={theme} />;
    case 'column':
      return <BarDrawing kind="column" data={content.data} theme={theme} />;
    case 'pie':
      return <PieDrawing data={content.data} theme={theme} />;
    case 'radar':
      return <RadarDrawing data={content.data} theme={theme} />;
    case 'scatter':
      return <ScatterDrawing data={content.data} theme={theme} />;
    default:
      throw new Error(`The page of Recharts has no ${content.kind}.`);
  }
}

/** A chart that Recharts draws. */
export default function RechartsChart(props: ChartProps<ChartContent>) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      {drawingOf(props)}
    </ResponsiveContainer>
  );
}
