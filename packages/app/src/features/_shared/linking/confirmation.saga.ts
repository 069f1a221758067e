import type { ApiClient } from '@plinth/api-client';
import { checkingOf } from '@plinth/api-client/resources/banking';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import {
  confirmationDismissed,
  confirmationRequested,
  linkConfirmed,
  linkRejected,
  linkUnconfirmed,
  type ReportedLink,
} from './confirmation-slice.ts';

/** Interval at which a pending link is checked again, in milliseconds. */
export const PENDING_POLL_INTERVAL_MS = 1_000;
const MAX_ATTEMPTS = 10;

/** Returns the state of a link once it is no longer pending, or `PENDING` after the last attempt. */
function* waitForLink(client: ApiClient, customerId: string, linkId: string) {
  for (let attempt = 1; ; attempt += 1) {
    const link = yield* call(() => client.banking.linkStatus(customerId, linkId));
    if (link.status !== 'PENDING' || attempt === MAX_ATTEMPTS) return link;
    yield* delay(PENDING_POLL_INTERVAL_MS);
  }
}

/** Checks that the link is completed under the reported connection, and that a checking account can be read. */
function* confirm({ linkId, connectionId }: ReportedLink): SagaGenerator<void> {
  const { api } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) {
    yield* put(linkUnconfirmed());
    return;
  }
  try {
    const client = yield* call(api);
    if (linkId !== null) {
      const link = yield* call(waitForLink, client, customerId, linkId);
      const isOtherConnection = link.connectionId !== null && link.connectionId !== connectionId;
      if (link.status === 'FAILED' || link.status === 'CANCELLED' || isOtherConnection) {
        yield* put(linkRejected());
        return;
      }
      if (link.status !== 'COMPLETED') {
        yield* put(linkUnconfirmed());
        return;
      }
    }
    const accounts = yield* call(() => client.banking.accounts(customerId));
    const isReadable = checkingOf(accounts).some(({ ProviderConnection }) => ProviderConnection.status === 'CONNECTED');
    yield* put(isReadable ? linkConfirmed() : linkUnconfirmed());
  } catch {
    yield* put(linkUnconfirmed());
  }
}

/** Confirms bank links, one at a time. Leaving the page cancels a check in progress. */
export function* confirmation(): SagaGenerator<void> {
  for (;;) {
    const { payload } = yield* take(confirmationRequested);
    yield* race({ done: call(confirm, payload), dismissed: take(confirmationDismissed) });
  }
}
