import { describe, expect, it } from 'vitest';
import { hrefOf } from '#core/routes/href.ts';
import { memoryStorage } from '#testing/world.ts';
import { findPage } from './find-page.ts';
import { readReturnTo, safePath, saveReturnTo } from './return-to.ts';

const ORIGIN = 'https://app.plinth.test';
const dashboard = hrefOf('dashboard');
const find = (pathname: string) => findPage(pathname, null);

describe('return path', () => {
  it.each([
    `https://evil.test${dashboard}`,
    `//evil.test${dashboard}`,
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:evil.test',
    `http://app.plinth.test${dashboard}`,
    'https://app.plinth.test@evil.test/',
    ' //evil.test',
    hrefOf('login'),
    hrefOf('register', { step: 'bank' }),
    hrefOf('forgot-password'),
    '/nowhere',
    '',
    `${dashboard}?${'x'.repeat(2_100)}`,
    '%2F%2Fevil.test',
    `${dashboard}/../..${hrefOf('login')}`,
    null,
    42,
    {},
  ])('rejects %j', (value) => {
    expect(safePath(value, ORIGIN, find)).toBeNull();
  });

  it.each([
    [`${dashboard}?tab=x&a=%2F%3F#h`, `${dashboard}?tab=x&a=%2F%3F#h`],
    [`${ORIGIN}${dashboard}`, dashboard],
    [`/x/..${dashboard}`, dashboard],
    [hrefOf('bank-return', {}, { state: 1 }), hrefOf('bank-return', {}, { state: 1 })],
  ])('parses %s as %s', (value, path) => {
    expect(safePath(value, ORIGIN, find)).toBe(path);
  });

  it('expires after half an hour', () => {
    const storage = memoryStorage();
    const options = { origin: ORIGIN, uid: null, find };
    saveReturnTo(storage, `${dashboard}?x=1`, { ...options, now: 1_000 });
    expect(readReturnTo(storage, { ...options, now: 1_000 + 1_800_000 })).toBe(`${dashboard}?x=1`);
    expect(readReturnTo(storage, { ...options, now: 1_001 + 1_800_000 })).toBeNull();
  });

  it('is not saved when it is invalid', () => {
    const storage = memoryStorage();
    saveReturnTo(storage, hrefOf('login'), { origin: ORIGIN, now: 0, uid: null, find });
    expect(storage.get('returnTo')).toBeNull();
  });

  it.each([
    [null, 'user-1', dashboard],
    ['user-1', 'user-1', dashboard],
    ['user-1', 'user-2', null],
  ])('saved when the session of %s ended, takes %s to %s', (owner, uid, expected) => {
    const storage = memoryStorage();
    saveReturnTo(storage, dashboard, { origin: ORIGIN, now: 0, uid: owner, find });
    expect(readReturnTo(storage, { origin: ORIGIN, now: 0, uid, find })).toBe(expected);
  });
});
