import { describe, expect, it } from 'vitest';
import { normalizeColor, opacityOf, parseColor, withOpacity } from './parse-color.ts';

describe('normalizeColor', () => {
  it.each([
    ['#1F5FAA', '#1f5faa'],
    ['1f5faa', '#1f5faa'],
    [' #fa0 ', '#ffaa00'],
    ['#fa08', '#ffaa0088'],
    ['#1f5faa80', '#1f5faa80'],
    ['#1f5faaff', '#1f5faa'],
    ['#ffffff', '#ffffff'],
    ['#ffffffff', '#ffffff'],
    ['#1f5fa', null],
    ['#1f5faaf', null],
    ['#ggg', null],
    ['', null],
    [null, null],
    [42, null],
    [{ toString: () => '#fff' }, null],
  ])('of %o is %o', (value, color) => {
    expect(normalizeColor(value)).toBe(color);
  });
});

describe('parseColor', () => {
  it.each([
    ['#1F5FAA', '#1f5faa'],
    ['＃１Ｆ５ＦＡＡ', '#1f5faa'],
    ['teal', '#008080'],
    ['rgb(31, 95, 170)', '#1f5faa'],
    ['rgb(31 95 170 / 50%)', '#1f5faa80'],
    ['hsl(120 100% 25%)', '#008000'],
    ['transparent', '#00000000'],
    ['currentColor', null],
    ['inherit', null],
    ['oklch(0.5 0.1 258)', null],
    ['#000000ff', '#000000'],
    ['black', '#000000'],
    ['white', '#ffffff'],
    ['var(--plinth-color-primary)', null],
    ['blueish', null],
    ['', null],
  ])('of %o is %o', (text, color) => {
    expect(parseColor(text)).toBe(color);
  });
});

it('reads and replaces the opacity', () => {
  expect([opacityOf('#1f5faa'), opacityOf('#1f5faa00'), opacityOf('#1f5faaff')]).toEqual([1, 0, 1]);
  expect([withOpacity('#1f5faa', 0.5), withOpacity('#1f5faa80', 1), withOpacity('#1f5faa80', 0)]).toEqual([
    '#1f5faa80',
    '#1f5faa',
    '#1f5faa00',
  ]);
});
