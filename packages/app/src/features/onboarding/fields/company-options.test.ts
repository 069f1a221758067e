import { describe, expect, it } from 'vitest';
import { COUNTRIES, countriesIn, REVENUE_BANDS } from './company-options.ts';

describe('company options', () => {
  it('list each country once, sorted in the language', () => {
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    const names = countriesIn('en').map(({ name }) => name);
    expect(names[0]).toBe('Afghanistan');
    expect(countriesIn('de').find(({ code }) => code === 'DE')?.name).toBe('Deutschland');
    expect(names).toHaveLength(249);
  });

  it('cover every revenue without a gap', () => {
    for (const [index, band] of REVENUE_BANDS.entries()) expect(band.to).toBe(REVENUE_BANDS[index + 1]?.from ?? null);
  });
});
