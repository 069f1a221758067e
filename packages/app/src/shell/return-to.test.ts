import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/world.ts';
import { keepReturnTo, readReturnTo, safePath } from './return-to.ts';

const ORIGIN = 'https://app.plinth.test';

describe('the place to return to', () => {
  it.each([
    'https://evil.test/dashboard/financial',
    '//evil.test/dashboard/financial',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:evil.test',
    'http://app.plinth.test/dashboard/financial',
    'https://app.plinth.test@evil.test/',
    ' //evil.test',
    '/login',
    '/register/bank',
    '/forgot-password',
    '/bank-accounts/oauth?state=1',
    '/nowhere',
    '',
    `/dashboard/financial?${'x'.repeat(2_100)}`,
    '%2F%2Fevil.test',
    '/dashboard/financial/../../login',
    null,
    42,
    {},
  ])('is none: %j', (value) => {
    expect(safePath(value, ORIGIN)).toBeNull();
  });

  it.each([
    ['/dashboard/financial?tab=x&a=%2F%3F#h', '/dashboard/financial?tab=x&a=%2F%3F#h'],
    [`${ORIGIN}/dashboard/financial`, '/dashboard/financial'],
    ['/misc/../dashboard/financial', '/dashboard/financial'],
  ])('is %s in its parsed form', (value, path) => {
    expect(safePath(value, ORIGIN)).toBe(path);
  });

  it('lasts half an hour', () => {
    const storage = memoryStorage();
    keepReturnTo(storage, '/dashboard/financial?x=1', ORIGIN, 1_000);
    expect(readReturnTo(storage, ORIGIN, 1_000 + 1_800_000)).toBe('/dashboard/financial?x=1');
    expect(readReturnTo(storage, ORIGIN, 1_001 + 1_800_000)).toBeNull();
  });

  it('is not kept when it is no place', () => {
    const storage = memoryStorage();
    keepReturnTo(storage, '/login', ORIGIN, 0);
    expect(storage.get('returnTo')).toBeNull();
  });
});
