import { describe, expect, it } from 'vitest';
import { hrefOf } from '#core/routes/href.ts';
import { memoryStorage } from '#testing/world.ts';
import { capturePromo } from './capture-promo.ts';

function capture(path: string, storage = memoryStorage()) {
  let ids = 0;
  const address = capturePromo(storage, new URL(path, 'https://app.test'), () => `id-${(ids += 1)}`);
  return { address, stored: storage.get('promo') };
}

const login = hrefOf('login');

describe('capturePromo', () => {
  it.each([
    [`${login}?promo=WELCOME25`, login, 'WELCOME25'],
    [`${hrefOf('register')}?promo=%20welcome_25%20&utm=x#top`, `${hrefOf('register')}?utm=x#top`, 'welcome_25'],
    [`${hrefOf('forgot-password')}?a=1&promo=A-1`, `${hrefOf('forgot-password')}?a=1`, 'A-1'],
    [`${hrefOf('maintenance')}?promo=A`, hrefOf('maintenance'), 'A'],
    ['/?promo=A', '/', 'A'],
    [`${hrefOf('dashboard')}?promo=A`, hrefOf('dashboard'), 'A'],
    [`${hrefOf('connect')}?kind=commerce&promo=A`, `${hrefOf('connect')}?kind=commerce`, 'A'],
  ])('stores the code of %s and removes it from the address', (path, address, code) => {
    expect(capture(path)).toEqual({ address, stored: { code, key: 'id-1' } });
  });

  it.each(['', '%20', 'A%2FB', '%3Cscript%3E', 'A'.repeat(65), 'é'])(
    'removes the invalid code "%s" without storing it',
    (code) => {
      expect(capture(`${login}?promo=${code}`)).toEqual({ address: login, stored: null });
    },
  );

  it.each(['/nowhere?promo=A', `${login}?code=A`])('ignores %s', (path) => {
    expect(capture(path)).toEqual({ address: null, stored: null });
  });

  it('keeps the key when the same code is captured again, and creates one for another code', () => {
    const storage = memoryStorage();
    storage.set('promo', { code: 'A', key: 'first' });
    expect(capture(`${login}?promo=A`, storage).stored).toEqual({ code: 'A', key: 'first' });
    expect(capture(`${login}?promo=123`, storage).stored).toEqual({ code: '123', key: 'id-1' });
    expect(capture(`${login}?promo=!`, storage).stored).toEqual({ code: '123', key: 'id-1' });
  });
});
