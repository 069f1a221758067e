import { describe, expect, it } from 'vitest';
import { describeChart, tableOf, type PointData, type SeriesData } from './chart-data.ts';

const orders: SeriesData = {
  type: 'series',
  labelName: 'Day',
  labels: ['Monday', 'Tuesday'],
  series: [
    { name: 'Online', values: [12, 30] },
    { name: 'In store', values: [8, 9] },
  ],
  format: (value) => `${value} orders`,
};

const prices: PointData = {
  type: 'points',
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
  it('names the highest and the lowest value with their series', () => {
    expect(describeChart(orders)).toBe('High: 30 orders, Tuesday, Online. Low: 8 orders, Monday, In store.');
  });

  it('leaves out the name of an only series', () => {
    expect(describeChart({ ...orders, series: orders.series.slice(0, 1) })).toBe(
      'High: 30 orders, Tuesday. Low: 12 orders, Monday.',
    );
  });

  it('says when there is nothing to show', () => {
    expect(describeChart({ ...orders, labels: [], series: [] })).toBe('No values.');
  });

  it('gives the ranges of points', () => {
    expect(describeChart(prices)).toBe('2 points. Price: $20 to $45. Orders: 2 to 7.');
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
