import type { BankLink, BankLinkStatus } from '@plinth/api-client';
import { userCall } from '#endpoint.ts';
import { ok, problem } from '#http.ts';
import { hostedUrl } from '../hosted-url.ts';
import { accountsOf, connectionAt } from './data.ts';
import { newLink } from './links.ts';

/** The banks. */
export const bankingCalls = [
  userCall('GET /data/banking/customers/:customerId/link', ({ db, context, query }) => {
    const state = query.get('state');
    if (!state) return problem(400, 'The state is missing');
    const connectionId = query.get('connectionId');
    const connection = db.connections.find(({ id }) => id === connectionId);
    if (connectionId !== null && !connection) return problem(404, 'There is no such connection');
    const linkId = context.newId();
    const institution = connection?.institution ?? null;
    db.links.push(newLink({ id: linkId, kind: 'bank', subject: connectionId, institution }));
    const url = hostedUrl(context.origin, 'bank', linkId, state);
    return ok({ url, linkId } satisfies BankLink);
  }),

  userCall('GET /data/banking/customers/:customerId/link/:linkId', ({ db, param }) => {
    const link = db.links.find(({ id, kind }) => kind === 'bank' && id === param('linkId'));
    if (!link) return problem(404, 'There is no such link');
    const connectionId = link.result?.connectionId ?? null;
    return ok({ id: link.id, status: link.status, connectionId } satisfies BankLinkStatus);
  }),

  userCall('GET /data/banking/customers/:customerId/connections', ({ db, now }) =>
    ok(db.connections.map((connection) => connectionAt(connection, now))),
  ),

  userCall('GET /data/banking/customers/:customerId/accounts', ({ db }) => ok(accountsOf(db.connections))),
];
