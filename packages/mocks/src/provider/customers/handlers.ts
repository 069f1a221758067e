import type { Customer } from '@plinth/api-client';
import { CLAIM_DELAY_MS } from '#claims.ts';
import type { Db } from '#db.ts';
import { userCall } from '#endpoint.ts';
import { created, ok, problem, textOf } from '#http.ts';
import { contractsOf } from '../contracts/data.ts';
import { customerIdOf, type StoredCustomer } from './data.ts';

const withContracts = (customer: StoredCustomer, db: Db, now: Date): Customer => ({
  ...customer,
  contracts: contractsOf(db, now).map(({ id, status }) => ({ id, status })),
});

/** The companies. */
export const customersCalls = [
  userCall('GET /customers', ({ db, now }) => ok(db.customer ? [withContracts(db.customer, db, now)] : [])),

  userCall('POST /customers', ({ db, body, caller, now }) => {
    if (!db.lead) return problem(409, 'There is no lead yet');
    if (db.customer) return problem(409, 'There is a company already');
    const legalName = textOf(body, 'legalName');
    const country = textOf(body, 'country');
    const industry = textOf(body, 'industry');
    const monthlyRevenue = textOf(body, 'monthlyRevenue');
    if (!legalName || !country || !industry || !monthlyRevenue) return problem(422, 'The company is not complete');
    const tradingName = textOf(body, 'tradingName');
    const website = textOf(body, 'website');
    const customer = {
      id: customerIdOf(caller.uid),
      legalName,
      tradingName,
      country,
      website,
      industry,
      monthlyRevenue,
    };
    db.customer = customer;
    db.lead = { ...db.lead, customerId: customer.id };
    db.claim = { dueAt: new Date(now.getTime() + CLAIM_DELAY_MS).toISOString(), setAt: null };
    return created(withContracts(customer, db, now));
  }),

  userCall('GET /financing/customers/:customerId/leads', ({ db }) => ok(db.lead ? [db.lead] : [])),
];
