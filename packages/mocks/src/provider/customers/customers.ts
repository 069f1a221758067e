import {
  type Customer,
  createCustomer,
  listCustomerLeads,
  listCustomers,
} from '@plinth/api-client/resources/customers';
import { HttpResponse } from 'msw';
import { CLAIM_DELAY_MS } from '#claims.ts';
import type { Db } from '#db.ts';
import { created, ok, problem, textOrNull } from '#engine/response.ts';
import { fail, failWithHtml } from '#failures.ts';
import { contractsOf } from '../contracts/data.ts';
import { handle, type Domain } from '../handle.ts';
import { customerIdOf, type StoredCustomer } from './data.ts';
import { seedCustomer } from './seed.ts';

const withContracts = (customer: StoredCustomer, db: Db, now: Date): Customer => ({
  ...customer,
  contracts: contractsOf(db, now).map(({ id, status }) => ({ id, status })),
});

/** The companies. */
export const customers: Domain = {
  calls: [
    handle(listCustomers, ({ db, now }) => ok(db.customer ? [withContracts(db.customer, db, now)] : []), []),
    handle(
      createCustomer,
      ({ db, body, holder, now }) => {
        if (!db.lead) return problem(409, 'There is no lead yet');
        if (db.customer) return problem(409, 'There is a company already');
        const required = [body.legalName, body.country, body.industry, body.monthlyRevenue];
        if (required.some((text) => text.trim() === '')) return problem(422, 'The company is not complete');
        const customer: StoredCustomer = {
          id: customerIdOf(holder.uid),
          legalName: body.legalName,
          tradingName: textOrNull(body.tradingName),
          country: body.country,
          website: textOrNull(body.website),
          industry: body.industry,
          monthlyRevenue: body.monthlyRevenue,
        };
        db.customer = customer;
        db.lead = { ...db.lead, customerId: customer.id };
        db.claim = { dueAt: new Date(now.getTime() + CLAIM_DELAY_MS).toISOString(), setAt: null };
        return created(withContracts(customer, db, now));
      },
      [{ legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' }],
      { scenario: 'company' },
    ),
    handle(listCustomerLeads, ({ db }) => ok(db.lead ? [db.lead] : []), ['customer-ines']),
  ],
  seed: ({ scenario, uid }) => ({ customer: seedCustomer(scenario, uid) }),
  scenarios: {
    errors: [
      // The second request succeeds, so that the retry button gets the customers.
      [
        listCustomers,
        (earlierRequests) => (earlierRequests === 0 ? fail(500, 'Customers are unavailable') : undefined),
      ],
      [createCustomer, () => HttpResponse.error()],
      [listCustomerLeads, () => failWithHtml(502)],
    ],
  },
};
