import { HttpResponse } from 'msw';
import type { Scenario } from './scenario.ts';

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  HttpResponse.json({ message }, { status, headers });
const html = (status: number) =>
  HttpResponse.html('<!doctype html><title>Gateway</title><h1>Bad gateway</h1>', { status });
const text = (body: string) => new HttpResponse(body, { headers: { 'content-type': 'application/json' } });

/**
 * Each call fails in its own way. The two that one can't get in without, the leads and the customers, fail once and
 * then answer: the first is repaired by the client's own second try, the second by Retry.
 */
export const errors: Scenario = {
  name: 'errors',
  lead: 'onboarded',
  banks: 'three',
  platforms: 'linked',
  portfolio: 'financed',
  overrides: {
    'POST /users/firebase': () => refuse(409, 'Company already registered'),
    'GET /users': () => refuse(500, 'Company records are unavailable'),
    'GET /financing/leads': (earlier) => (earlier === 0 ? refuse(503, 'Leads are unavailable') : undefined),
    'POST /financing/leads': () => refuse(429, 'Too many requests', { 'retry-after': '3' }),
    'PATCH /financing/leads/:leadId': () => refuse(422, 'The lead can’t be changed'),
    'GET /financing/leads/:leadId/onboarded': () => refuse(409, 'The lead is under review'),
    'GET /customers': (earlier) => (earlier === 0 ? refuse(500, 'Customers are unavailable') : undefined),
    'POST /customers': () => HttpResponse.error(),
    'GET /financing/customers/:customerId/leads': () => html(502),
    'GET /financing/customers/:customerId/contracts': () => text('[{"id":"C-1077","status":"TOPU'),
    'GET /financing/customers/:customerId/topups': () =>
      HttpResponse.json({ message: 'The limit is under review', code: 'TOPUP_UNDER_REVIEW' }, { status: 500 }),
    'GET /data/banking/customers/:customerId/link': () => refuse(403, 'Linking is switched off'),
    'GET /data/banking/customers/:customerId/link/:linkId': () => refuse(404, 'There is no such link'),
    'GET /data/banking/customers/:customerId/connections': () => HttpResponse.error(),
    'GET /data/banking/customers/:customerId/accounts': () => text(''),
    'GET /data/accounting/customers/:customerId': () => text('"maintenance"'),
    'POST /data/accounting/customers/:customerId': () => html(500),
    'GET /data/accounting/customers/:customerId/integrations': () => html(200),
    'GET /data/commerce/customers/:customerId': () => refuse(504, 'The shops did not answer'),
    'POST /data/commerce/customers/:customerId': () => refuse(400, 'The shop did not answer'),
    'GET /data/commerce/customers/:customerId/all': () => refuse(429, 'Too many requests', { 'retry-after': '60' }),
    'GET /data/commerce/customers/:customerId/integrations': () => text('[{"id":"shopfront","linked":true}]'),
    'GET /data/:kind/customers/:customerId/connections/:connectionId': () => html(500),
    'DELETE /data/:kind/customers/:customerId/connections/:connectionId': () =>
      refuse(409, 'A collection is on its way'),
    'GET /data/virtual-cards/customers/:customerId/virtual-cards': () => text('[{"id":"card-8804"}]'),
    'GET /data/virtual-cards/customers/:customerId/virtual-cards/:cardId/transactions': () =>
      text('[{"id":"card-8804-40","createdAt":"yesterday","amount":184000}]'),
    'GET /tasks/customers/:customerId': () => text('{"tasks":[]}'),
    'POST /tasks/customers/:customerId': () =>
      refuse(503, 'Tickets are closed for the night', { 'retry-after': '3600' }),
    'GET /files/signedurl': () => refuse(403, 'The file is being checked'),
    'POST /files/signedurl': () => refuse(507, 'The storage is full'),
    'GET /files/objects': () => HttpResponse.error(),
    'PUT /files/objects': () => html(502),
    'POST /promotions/customers/:customerId/:promoCode/associate': () => refuse(410, 'This promo code is over'),
    'GET /features/proxy': () => refuse(401, 'The flags are not for you'),
  },
};
