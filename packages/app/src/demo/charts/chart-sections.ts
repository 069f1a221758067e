import type { PageSection } from '#demo/_shared/sections/sections-page.tsx';
import type { ChartContent } from './chart-data.ts';
import {
  BALANCE,
  BUSY_HOURS,
  CAMPAIGNS,
  CHANNELS,
  EXPENSES,
  GOALS,
  ORDERS,
  PRODUCTS,
  RATINGS,
  REVENUE,
  SHARE_PRICE,
} from './samples.ts';

/** A section of a page of charts. */
export interface ChartSection extends PageSection {
  /** The subject of the chart. */
  readonly caption: string;
  readonly content: ChartContent;
}

const LINE: ChartSection = {
  id: 'line',
  heading: 'Line',
  caption: 'Revenue by month',
  content: { kind: 'line', data: REVENUE },
};
const AREA: ChartSection = {
  id: 'area',
  heading: 'Area',
  caption: 'Balance at month end',
  content: { kind: 'area', data: BALANCE },
};
const COLUMN = { caption: 'Orders by day of the week', content: { kind: 'column', data: ORDERS } } as const;
const BAR = { caption: 'Sales by channel', content: { kind: 'bar', data: CHANNELS } } as const;
const RADAR: ChartSection = {
  id: 'radar',
  heading: 'Radar',
  caption: 'Customer satisfaction',
  content: { kind: 'radar', data: RATINGS },
};
const SCATTER: ChartSection = {
  id: 'scatter',
  heading: 'Scatter',
  caption: 'Orders by price',
  content: { kind: 'scatter', data: PRODUCTS },
};
const EXPENSE_CAPTION = 'Expenses this quarter';

/** The charts that ApexCharts draws. */
export const APEX_SECTIONS: readonly ChartSection[] = [
  LINE,
  AREA,
  { id: 'bar', heading: 'Bar', ...BAR },
  { id: 'column', heading: 'Column', ...COLUMN },
  {
    id: 'candlestick',
    heading: 'Candlestick',
    caption: 'Share price',
    content: { kind: 'candlestick', data: SHARE_PRICE },
  },
  { id: 'donut', heading: 'Donut', caption: EXPENSE_CAPTION, content: { kind: 'donut', data: EXPENSES } },
  {
    id: 'heat-map',
    heading: 'Heat map',
    caption: 'Orders by day and time of day',
    content: { kind: 'heat-map', data: BUSY_HOURS },
  },
  RADAR,
  {
    id: 'radial-bar',
    heading: 'Radial bar',
    caption: 'Goals this year',
    content: { kind: 'radial-bar', data: GOALS },
  },
  SCATTER,
];

/** The charts that Chart.js draws. */
export const CHARTJS_SECTIONS: readonly ChartSection[] = [
  LINE,
  AREA,
  { id: 'bar', heading: 'Bar', ...COLUMN },
  { id: 'horizontal-bar', heading: 'Horizontal bar', ...BAR },
  {
    id: 'bubble',
    heading: 'Bubble',
    caption: 'Campaigns by visits, conversion and orders',
    content: { kind: 'bubble', data: CAMPAIGNS },
  },
  { id: 'doughnut', heading: 'Doughnut', caption: EXPENSE_CAPTION, content: { kind: 'donut', data: EXPENSES } },
  {
    id: 'polar-area',
    heading: 'Polar area',
    caption: 'Goals this year',
    content: { kind: 'polar-area', data: GOALS },
  },
  RADAR,
  SCATTER,
];

/** The charts that Recharts draws. */
export const RECHARTS_SECTIONS: readonly ChartSection[] = [
  LINE,
  AREA,
  { id: 'bar', heading: 'Bar', ...COLUMN },
  { id: 'pie', heading: 'Pie', caption: EXPENSE_CAPTION, content: { kind: 'pie', data: EXPENSES } },
  RADAR,
  SCATTER,
];
