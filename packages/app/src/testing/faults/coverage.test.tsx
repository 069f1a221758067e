import { CALLS, type CallName } from '@plinth/mocks';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE } from './place.ts';
import { banking } from './places/banking.ts';
import { dashboard } from './places/dashboard.ts';
import { onboarding } from './places/onboarding.ts';
import { platforms } from './places/platforms.ts';
import { tickets } from './places/tickets.ts';

/** Calls of the client that no page makes, each with its reason. */
const NOWHERE: Readonly<Partial<Record<CallName, string>>> = {
  'GET /financing/customers/:customerId/leads':
    'the lead is read with GET /financing/leads, before a customer is known',
  'GET /data/banking/customers/:customerId/link/:linkId':
    'the bank’s page itself comes back with what became of the link',
  'GET /data/banking/customers/:customerId/accounts': 'every connection carries its accounts',
  'GET /data/:kind/customers/:customerId/connections/:connectionId':
    'the lists carry all that is shown of a connection',
};

const places = [...dashboard, ...banking, ...platforms, ...tickets, ...onboarding];

describe('the fault matrix', () => {
  it('breaks every call of the provider, but for those that nobody makes', () => {
    const broken = places.flatMap(({ calls }) => calls);
    expect([...new Set([...broken, ...Object.keys(NOWHERE)])].toSorted()).toEqual([...CALLS].toSorted());
    expect(broken.filter((call) => call in NOWHERE)).toEqual([]);
  });

  it('breaks what every page asks for on a page of its own and in onboarding', () => {
    for (const call of EVERYWHERE.filter((each) => each !== 'GET /features/proxy')) {
      expect([dashboard, onboarding].every((some) => some.some(({ calls }) => calls.includes(call)))).toBe(true);
    }
  });

  it('has a name of its own for every place', () => {
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });
});
