import {
  getBankLinkStatus,
  linkBank,
  listBankAccounts,
  listBankConnections,
} from '@plinth/api-client/resources/banking';
import { HttpResponse } from 'msw';
import { ok, problem } from '#engine/response.ts';
import { fail, rawJson } from '#failures.ts';
import { handle, type Domain } from '../handle.ts';
import { hostedUrl } from '../hosted-url.ts';
import { accountsOf, connectionAt } from './data.ts';
import { newLink } from './links.ts';
import { seedConnections } from './seed.ts';

/** The banks. */
export const banking: Domain = {
  calls: [
    handle(
      linkBank,
      ({ db, context, query: { state, connectionId } }) => {
        if (state === '') return problem(400, 'The state is missing');
        const connection = db.connections.find(({ id }) => id === connectionId);
        if (connectionId !== undefined && !connection) return problem(404, 'There is no such connection');
        const linkId = context.newId();
        const institution = connection?.institution ?? null;
        db.links.push(newLink({ id: linkId, kind: 'bank', targetId: connectionId ?? null, institution }));
        return ok({ url: hostedUrl(context.origin, 'bank', linkId, state), linkId });
      },
      ['customer-ines', { state: 'random', connectionId: 'connection-tidewater' }],
    ),
    handle(
      getBankLinkStatus,
      ({ db, params }) => {
        const link = db.links.find(({ id, kind }) => kind === 'bank' && id === params.linkId);
        if (!link) return problem(404, 'There is no such link');
        return ok({ id: link.id, status: link.status, connectionId: link.result?.connectionId ?? null });
      },
      async (client) => {
        const { linkId } = await client.banking.link('customer-ines', { state: 'random' });
        return ['customer-ines', linkId ?? ''];
      },
    ),
    handle(
      listBankConnections,
      ({ db, now }) => ok(db.connections.map((connection) => connectionAt(connection, now))),
      ['customer-ines'],
    ),
    handle(listBankAccounts, ({ db }) => ok(accountsOf(db.connections)), ['customer-ines']),
  ],
  seed: ({ scenario, now }) => ({ connections: seedConnections(scenario, now) }),
  scenarios: {
    errors: [
      [linkBank, () => fail(403, 'Linking is switched off')],
      [getBankLinkStatus, () => fail(404, 'There is no such link')],
      [listBankConnections, () => HttpResponse.error()],
      [listBankAccounts, () => rawJson('')],
    ],
  },
};
