import { describe, expect, it } from 'vitest';
import {
  describeChart,
  heatClasses,
  keyOf,
  pointTicks,
  tableOf,
  valueTicks,
  type PointData,
  type SeriesData,
} from './chart-data.ts';

const orders: SeriesData = {
  type: 'series',
  labelName: 'Day',
  labels: ['Monday', 'Tuesday'],
  series: [
    { name: 'Online', values: [12, 30] },
    { name: 'In store', values: [8, 9] },
  ],
  format: (value) => `${value} orders`,
  describe: (day, channel) => `${['Monday', 'Tuesday'][day]} ${channel.toLowerCase()}`,
};
const { describe: _describe, ...plainOrders } = orders;

const prices: PointData = {
  type: 'points',
  noun: 'products',
  names: { x: 'Price', y: 'Orders', size: 'Revenue' },
  series: [
    {
      name: 'Desks',
      points: [
        { x: 20, y: 7, size: 140 },
        { x: 45, y: 2, size: 90 },
      ],
    },
  ],
  formatX: (value) => `$${value}`,
  formatY: String,
};

describe('describeChart', () => {
  it('says in words which values are the highest and the lowest', () => {
    expect(describeChart(orders)).toBe('High: 30 orders, Tuesday online. Low: 8 orders, Monday in store.');
  });

  it('has the labels and the unit of values that it has no words for', () => {
    expect(describeChart({ ...plainOrders, format: String, unit: 'pieces', series: orders.series.slice(0, 1) })).toBe(
      'High: 30 pieces, Tuesday. Low: 12 pieces, Monday.',
    );
  });

  it('says when there is nothing to show', () => {
    expect(describeChart({ ...orders, labels: [], series: [] })).toBe('No values.');
  });

  it('gives the ranges of points', () => {
    expect(describeChart(prices)).toBe('2 products. Price: $20 to $45. Orders: 2 to 7.');
  });
});

describe('valueTicks', () => {
  it('begins at zero, but for prices that are compared with each other', () => {
    const prices = { ...orders, series: [{ name: 'Close', values: [51, 58] }] };
    expect(valueTicks({ kind: 'line', data: prices })).toEqual({ min: 0, max: 60, interval: 20 });
    expect(valueTicks({ kind: 'candlestick', data: prices })).toEqual({ min: 50, max: 58, interval: 2 });
  });
});

describe('pointTicks', () => {
  it('has round steps on both axes', () => {
    expect(pointTicks(prices)).toEqual({
      x: { min: 0, max: 50, interval: 10 },
      y: { min: 0, max: 8, interval: 2 },
    });
  });
});

describe('heatClasses', () => {
  it('has ranges of whole numbers without gaps', () => {
    expect(heatClasses({ ...orders, format: String }).map(({ from, to, name }) => [from, to, name])).toEqual([
      [0, 9, '0–9'],
      [10, 19, '10–19'],
      [20, 29, '20–29'],
      [30, 39, '30–39'],
    ]);
  });
});

describe('keyOf', () => {
  it('has the parts of a donut with their sum', () => {
    expect(keyOf({ kind: 'donut', data: orders })).toEqual([
      { name: 'Monday', value: '12 orders', mark: '1' },
      { name: 'Tuesday', value: '30 orders', mark: '2' },
      { name: 'Total', value: '42 orders', mark: '' },
    ]);
  });

  it('has the sums of columns', () => {
    expect(keyOf({ kind: 'column', data: orders })).toEqual([
      { name: 'Online', value: '42 orders', mark: '1' },
      { name: 'In store', value: '17 orders', mark: '2' },
    ]);
  });

  it('is empty for lines, whose names are at their ends', () => {
    expect(keyOf({ kind: 'line', data: orders })).toEqual([]);
  });
});

describe('tableOf', () => {
  it('has a row for each label and a column for each series', () => {
    expect(tableOf(orders)).toEqual({
      headers: ['Day', 'Online', 'In store'],
      rows: [
        { id: 'Monday', cells: ['Monday', '12 orders', '8 orders'] },
        { id: 'Tuesday', cells: ['Tuesday', '30 orders', '9 orders'] },
      ],
    });
  });

  it('has a row for each point, with its size', () => {
    expect(tableOf(prices)).toEqual({
      headers: ['Series', 'Price', 'Orders', 'Revenue'],
      rows: [
        { id: 'Desks 0', cells: ['Desks', '$20', '7', '140'] },
        { id: 'Desks 1', cells: ['Desks', '$45', '2', '90'] },
      ],
    });
  });
});
