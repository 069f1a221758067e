import { describe, expect, it } from 'vitest';
import { REFUSED_ADDRESSES, SAFE_ADDRESSES } from '#testing/addresses.ts';
import { safeHref } from './safe-href.ts';

describe('safeHref', () => {
  it.each(SAFE_ADDRESSES)('returns %j unchanged', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each(REFUSED_ADDRESSES)('refuses %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it('refuses a missing URL and an invalid one', () => {
    expect([safeHref(undefined), safeHref(null), safeHref('https://[')]).toEqual([undefined, undefined, undefined]);
  });

  it('returns an undecoded entity, which browsers treat as a relative URL', () => {
    const link = document.createElement('a');
    link.href = safeHref('javascript&colon;alert(1)') ?? '';
    expect(link.protocol).toBe(location.protocol);
  });
});
