import { describe, expect, it } from 'vitest';
import { hrefOf, sampleHrefOf } from './href.ts';
import { matchRoute } from './match.ts';
import { routeIds } from './routes.ts';

describe('an address', () => {
  it.each([
    [hrefOf('root'), '/'],
    [hrefOf('register'), '/register'],
    [hrefOf('register', { step: 'bank' }), '/register/bank'],
    [hrefOf('virtual-card', { virtualCreditCardId: '1/../2' }), '/bank-accounts/virtual-cards/1%2F..%2F2'],
    [hrefOf('tickets', {}, { new: 'ticket', page: 2, closed: false }), '/tickets?new=ticket&page=2&closed=false'],
    [hrefOf('tickets', {}, { q: 'a&b=c#d é' }), '/tickets?q=a%26b%3Dc%23d+%C3%A9'],
    [hrefOf('tickets', {}, { q: undefined }), '/tickets'],
  ])('%s is made of encoded parameters and query', (href, expected) => {
    expect(href).toBe(expected);
  });

  it('needs the parameters of its path', () => {
    // @ts-expect-error -- the type asks for the parameter, too
    expect(() => hrefOf('virtual-card', {})).toThrow('virtualCreditCardId');
  });
});

describe('a route', () => {
  it.each(routeIds)('%s is found at its sample address', (id) => {
    expect(matchRoute(new URL(sampleHrefOf(id), 'https://app.test').pathname)?.id).toBe(id);
  });

  it.each([
    ['/bank-accounts/virtual-cards/1%2F..%2F2', { virtualCreditCardId: '1/../2' }],
    ['/bank-accounts/virtual-cards/%E0%A4%A', { virtualCreditCardId: '%E0%A4%A' }],
    ['/register/bank/', { step: 'bank' }],
    ['/register', {}],
  ])('at %s has the decoded parameters %j', (pathname, parameters) => {
    expect(matchRoute(pathname)?.parameters).toMatchObject(parameters);
  });

  it.each(['/nowhere', '/Tickets', '/tickets/more', '/bank-accounts/c1'])('is not found at %s', (pathname) => {
    expect(matchRoute(pathname)).toBeNull();
  });
});
