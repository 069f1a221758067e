import type { BankConnection, Contract } from '@plinth/api-client';
import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { connectionsReceived, contractsReceived } from '#core/events.ts';
import { noticesArrived, noticesEnded, selectNotices, type Notice } from './notifications-slice.ts';

/** What bank connections give reason to tell: one that stopped sharing data. */
export function connectionNotices(connections: readonly BankConnection[]): Notice[] {
  return connections
    .filter(({ status }) => status === 'AUTH_ERROR')
    .map(({ id, institution, statusChangedAt }) => ({ kind: 'connectionBroke', id: `connection-${id}`, at: statusChangedAt, institution }));
}

/** What contracts give reason to tell: an approval, and money on its way. */
export function contractNotices(contracts: readonly Contract[]): Notice[] {
  return contracts.flatMap((contract): Notice[] => {
    const approved: Notice[] = contract.status === 'APPROVED'
      ? [{ kind: 'contractApproved', id: `contract-${contract.id}`, at: contract.approvedAt, contract: contract.id, amount: contract.Terms?.fundedAmount ?? 0 }]
      : [];
    const processing = contract.PaymentTransactions.filter(({ status, paymentType }) => status === 'PROCESSING' && paymentType === 'FUNDING').map(
      ({ id, createdAt, amount }): Notice => ({ kind: 'paymentProcessing', id: `payment-${id}`, at: createdAt, contract: contract.id, amount }),
    );
    return [...approved, ...processing];
  });
}

function* tellOfConnections({ payload }: ReturnType<typeof connectionsReceived>): SagaGenerator<void> {
  const notices = connectionNotices(payload);
  const current = new Set(notices.map(({ id }) => id));
  const mended = (yield* select(selectNotices)).filter(({ kind, id }) => kind === 'connectionBroke' && !current.has(id)).map(({ id }) => id);
  if (mended.length > 0) yield* put(noticesEnded(mended));
  yield* put(noticesArrived(notices));
}

function* tellOfContracts({ payload }: ReturnType<typeof contractsReceived>): SagaGenerator<void> {
  yield* put(noticesArrived(contractNotices(payload)));
}

/** Each answer of the provider is news of its own. */
export function* notifications(): SagaGenerator<void> {
  yield* takeEvery(connectionsReceived, tellOfConnections);
  yield* takeEvery(contractsReceived, tellOfContracts);
}
