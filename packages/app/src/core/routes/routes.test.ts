import { describe, expect, it } from 'vitest';
import { hrefOf, sampleHrefOf } from './href.ts';
import { matchRoute } from './match.ts';
import { routeIds } from './routes.ts';

describe('hrefOf', () => {
  it.each([
    [hrefOf('root'), '/'],
    [hrefOf('register'), '/register'],
    [hrefOf('register', { step: 'bank' }), '/register/bank'],
    [hrefOf('virtual-card', { virtualCreditCardId: '1/../2' }), '/bank-accounts/virtual-cards/1%2F..%2F2'],
    [hrefOf('tickets', {}, { new: 'ticket', page: 2, closed: false }), '/tickets?new=ticket&page=2&closed=false'],
    [hrefOf('tickets', {}, { q: 'a&b=c#d é' }), '/tickets?q=a%26b%3Dc%23d+%C3%A9'],
    [hrefOf('tickets', {}, { q: undefined }), '/tickets'],
  ])('returns %s with encoded parameters and query values', (href, expected) => {
    expect(href).toBe(expected);
  });

  it('throws without a parameter of the path', () => {
    // @ts-expect-error -- the type requires the parameter, too
    expect(() => hrefOf('virtual-card', {})).toThrow('virtualCreditCardId');
  });
});

describe('matchRoute', () => {
  it.each(routeIds)('finds %s at its sample address', (id) => {
    expect(matchRoute(new URL(sampleHrefOf(id), 'https://app.test').pathname)?.id).toBe(id);
  });

  it.each([
    ['/bank-accounts/virtual-cards/1%2F..%2F2', { virtualCreditCardId: '1/../2' }],
    ['/bank-accounts/virtual-cards/%E0%A4%A', { virtualCreditCardId: '%E0%A4%A' }],
    ['/register/bank/', { step: 'bank' }],
    ['/register', {}],
  ])('decodes the parameters of %s as %j', (pathname, parameters) => {
    expect(matchRoute(pathname)?.parameters).toMatchObject(parameters);
  });

  it.each([
    ['/Tickets', '/tickets', {}],
    ['/TICKETS/', '/tickets', {}],
    ['/REGISTER/Bank/', '/register/bank', { step: 'bank' }],
    [
      '/Bank-Accounts/virtual-cards/Card-8804/',
      '/bank-accounts/virtual-cards/Card-8804',
      { virtualCreditCardId: 'Card-8804' },
    ],
    [
      '/bank-accounts/virtual-cards/%E0%A4%A',
      '/bank-accounts/virtual-cards/%E0%A4%A',
      { virtualCreditCardId: '%E0%A4%A' },
    ],
  ])('finds the route of %s, which the app writes as %s', (pathname, canonical, parameters) => {
    expect(matchRoute(pathname)).toMatchObject({ pathname: canonical, parameters });
  });

  it.each(['/nowhere', '/tickets/more', '/bank-accounts/c1'])('finds no route at %s', (pathname) => {
    expect(matchRoute(pathname)).toBeNull();
  });
});
