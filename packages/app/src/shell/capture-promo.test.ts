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

describe('a promo code in the address', () => {
  it.each([
    [`${login}?promo=WELCOME25`, login, 'WELCOME25'],
    [`${hrefOf('register')}?promo=%20welcome_25%20&utm=x#top`, `${hrefOf('register')}?utm=x#top`, 'welcome_25'],
    [`${hrefOf('forgot-password')}?a=1&promo=A-1`, `${hrefOf('forgot-password')}?a=1`, 'A-1'],
    [`${hrefOf('maintenance')}?promo=A`, hrefOf('maintenance'), 'A'],
    ['/?promo=A', '/', 'A'],
  ])('%s is stored and removed', (path, address, code) => {
    expect(capture(path)).toEqual({ address, stored: { code, key: 'id-1' } });
  });

  it.each(['', '%20', 'A%2FB', '%3Cscript%3E', 'A'.repeat(65), 'é'])('"%s" is removed and not stored', (code) => {
    expect(capture(`${login}?promo=${code}`)).toEqual({ address: login, stored: null });
  });

  it.each([`${hrefOf('dashboard')}?promo=A`, `${hrefOf('connect')}?promo=A`, '/nowhere?promo=A', `${login}?code=A`])(
    '%s is left alone',
    (path) => {
      expect(capture(path)).toEqual({ address: null, stored: null });
    },
  );

  it('keeps its key when the same code comes again, and gets a new one when another does', () => {
    const storage = memoryStorage();
    storage.set('promo', { code: 'A', key: 'first' });
    expect(capture(`${login}?promo=A`, storage).stored).toEqual({ code: 'A', key: 'first' });
    expect(capture(`${login}?promo=123`, storage).stored).toEqual({ code: '123', key: 'id-1' });
    expect(capture(`${login}?promo=!`, storage).stored).toEqual({ code: '123', key: 'id-1' });
  });
});
