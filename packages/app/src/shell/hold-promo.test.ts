import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#testing/world.ts';
import { holdPromo } from './hold-promo.ts';

function arrive(path: string, storage = memoryStorage()) {
  let ids = 0;
  const address = holdPromo(storage, new URL(path, 'https://app.test'), () => `id-${(ids += 1)}`);
  return { address, held: storage.get('promo') };
}

describe('a promo code in the address', () => {
  it.each([
    ['/login?promo=WELCOME25', '/login', 'WELCOME25'],
    ['/register?promo=%20welcome_25%20&utm=x#top', '/register?utm=x#top', 'welcome_25'],
    ['/forgot-password?a=1&promo=A-1', '/forgot-password?a=1', 'A-1'],
    ['/misc/maintenance?promo=A', '/misc/maintenance', 'A'],
    ['/?promo=A', '/', 'A'],
  ])('%s is held and taken out', (path, address, code) => {
    expect(arrive(path)).toEqual({ address, held: { code, key: 'id-1' } });
  });

  it.each(['', '%20', 'A%2FB', '%3Cscript%3E', 'A'.repeat(65), 'é'])('"%s" is taken out and not held', (code) => {
    expect(arrive(`/login?promo=${code}`)).toEqual({ address: '/login', held: null });
  });

  it.each(['/dashboard/financial?promo=A', '/connect?promo=A', '/nowhere?promo=A', '/login?code=A'])(
    '%s is left alone',
    (path) => {
      expect(arrive(path)).toEqual({ address: null, held: null });
    },
  );

  it('keeps its idempotency key when it comes again, and gives way to another', () => {
    const storage = memoryStorage();
    storage.set('promo', { code: 'A', key: 'first' });
    expect(arrive('/login?promo=A', storage).held).toEqual({ code: 'A', key: 'first' });
    expect(arrive('/login?promo=123', storage).held).toEqual({ code: '123', key: 'id-1' });
    expect(arrive('/login?promo=!', storage).held).toEqual({ code: '123', key: 'id-1' });
  });
});
