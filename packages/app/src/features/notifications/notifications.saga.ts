import type { BankConnection } from '@plinth/api-client/resources/banking';
import type { Contract } from '@plinth/api-client/resources/contracts';
import type { Task } from '@plinth/api-client/resources/tasks';
import { availableOf } from '@plinth/api-client/resources/topups';
import { call, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { promoApplied, promoNotApplied } from '#core/events.ts';
import { selectProductUser, selectUser, productSessionStarted } from '#core/session/auth-slice.ts';
import { connectionsLoaded } from '#features/_shared/bank-connections/connections-slice.ts';
import { contracts } from '#features/_shared/contracts/contracts-slice.ts';
import {
  information,
  integrations,
  platformsRequested,
  selectBrokenPlatforms,
  shops,
} from '#features/_shared/platforms/platforms-slice.ts';
import { benefitOf } from '#features/_shared/promo/benefit-of.ts';
import { tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { topup } from '#features/_shared/topup/topup-slice.ts';
import {
  allRead,
  bellClicked,
  connectionNamed,
  noticesAdded,
  noticesRemoved,
  mutedTopicsRestored,
  selectBrokenConnections,
  selectMutedTopics,
  selectAnnouncedLimit,
  topics,
  topicSwitched,
  type ConnectionSource,
  type Notice,
} from './notifications-slice.ts';

type BrokenNotice = Extract<Notice, { kind: 'connectionBroke' }>;

/** Returns the notifications about bank connections: those that stopped sharing data. */
function connectionNotices(connections: readonly BankConnection[]): BrokenNotice[] {
  return connections
    .filter(({ status }) => status === 'AUTH_ERROR')
    .map(({ id, institution, logo, statusChangedAt }) => ({
      kind: 'connectionBroke',
      id: `connection-${id}`,
      occurredAt: statusChangedAt,
      source: 'bank',
      institution,
      logo,
    }));
}

/** Returns the notifications about contracts: approvals and payments in progress. */
function contractNotices(all: readonly Contract[]): Notice[] {
  return all.flatMap((contract): Notice[] => {
    const approved: Notice[] =
      contract.status === 'APPROVED'
        ? [
            {
              kind: 'contractApproved',
              id: `contract-${contract.id}`,
              occurredAt: contract.approvedAt,
              contract: contract.id,
              amount: contract.Terms?.fundedAmount ?? null,
            },
          ]
        : [];
    const processing = contract.PaymentTransactions.filter(
      ({ status, paymentType }) => status === 'PROCESSING' && paymentType === 'FUNDING',
    ).map(({ id, createdAt, amount }): Notice => ({
      kind: 'paymentProcessing',
      id: `payment-${id}`,
      occurredAt: createdAt,
      contract: contract.id,
      amount,
    }));
    return [...approved, ...processing];
  });
}

/** Returns the notifications about tickets: answered ones. */
function ticketNotices(all: readonly Task[]): Notice[] {
  return all
    .filter(({ status }) => status === 'ANSWERED')
    .map(({ id, createdAt, answeredAt, subject }) => ({
      kind: 'ticketAnswered',
      id: `ticket-${id}`,
      occurredAt: answeredAt ?? createdAt,
      ticket: id,
      subject,
    }));
}

const BANKS: readonly ConnectionSource[] = ['bank'];
const PLATFORMS: readonly ConnectionSource[] = ['accounting', 'commerce'];

/** Replaces the notifications about the broken connections of some sources; known ones keep everything but their name. */
function* replaceConnectionNotices(
  sources: readonly ConnectionSource[],
  notices: readonly BrokenNotice[],
): SagaGenerator<void> {
  const names = new Map(notices.map(({ id, institution }) => [id, institution]));
  const announced = (yield* select(selectBrokenConnections)).filter(({ source }) => sources.includes(source));
  const reconnectedIds = announced.flatMap(({ id }) => (names.has(id) ? [] : [id]));
  if (reconnectedIds.length > 0) yield* put(noticesRemoved(reconnectedIds));
  for (const { id, institution } of announced) {
    const name = names.get(id);
    if (name !== undefined && name !== institution) yield* put(connectionNamed({ id, institution: name }));
  }
  yield* put(noticesAdded(notices));
}

function* announceConnections({ payload }: ReturnType<typeof connectionsLoaded>): SagaGenerator<void> {
  yield* call(replaceConnectionNotices, BANKS, connectionNotices(payload.data));
}

/** Announces broken platforms. One whose name is not known is announced once the names have loaded. */
function* announcePlatforms(): SagaGenerator<void> {
  const broken = yield* select(selectBrokenPlatforms);
  const occurredAt = yield* currentTime();
  yield* call(
    replaceConnectionNotices,
    PLATFORMS,
    broken.flatMap(({ kind, id, name }): BrokenNotice[] =>
      name === null
        ? []
        : [
            {
              kind: 'connectionBroke',
              id: `${kind}-${id}`,
              occurredAt,
              source: kind,
              institution: name,
              logo: null,
            },
          ],
    ),
  );
  for (const kind of new Set(broken.flatMap((platform) => (platform.name === null ? [platform.kind] : []))))
    yield* put(platformsRequested(kind));
}

function* announceContracts({ payload }: ReturnType<typeof contracts.loaded>): SagaGenerator<void> {
  yield* put(noticesAdded(contractNotices(payload.data)));
}

function* announceTickets({ payload }: ReturnType<typeof tickets.loaded>): SagaGenerator<void> {
  yield* put(noticesAdded(ticketNotices(payload.data)));
}

/** Returns the current time, for events to which the provider assigns no time. */
function* currentTime(): SagaGenerator<string> {
  const { now } = yield* deps();
  return new Date(now()).toISOString();
}

const notAppliedId = (code: string): string => `promo-not-applied-${code}`;

function* announcePromo({ payload: { code, promotion } }: ReturnType<typeof promoApplied>): SagaGenerator<void> {
  const occurredAt = yield* currentTime();
  const benefit = benefitOf(promotion);
  yield* put(noticesRemoved([notAppliedId(code)]));
  yield* put(noticesAdded([{ kind: 'promoApplied', id: `promo-${code}`, occurredAt, code, benefit }]));
}

/** Announces a failed promo code, replacing an earlier failure of the same code. */
function* announceFailedPromo({ payload: { code, reason } }: ReturnType<typeof promoNotApplied>): SagaGenerator<void> {
  const occurredAt = yield* currentTime();
  const id = notAppliedId(code);
  yield* put(noticesRemoved([id]));
  yield* put(noticesAdded([{ kind: 'promoNotApplied', id, occurredAt, code, reason }]));
}

/**
 * Returns the last limit announced to the user, as stored in this browser, and a function that stores it; null without
 * a signed-in user.
 */
function* announcedLimit(): SagaGenerator<{
  readonly limit: number | undefined;
  readonly store: (limit: number) => void;
} | null> {
  const { storage } = yield* deps();
  const uid = (yield* select(selectUser))?.uid;
  if (uid === undefined) return null;
  const limitsByUser = storage.get('announcedLimits') ?? {};
  return {
    limit: limitsByUser[uid],
    store: (limit) => storage.set('announcedLimits', { ...limitsByUser, [uid]: limit }),
  };
}

/**
 * Announces a limit that is higher than the last announced one, on every visit until the bell is clicked. It does not
 * announce the limit of the first visit, a limit of which nothing is available, or an amount that a repayment frees up.
 */
function* announceTopup({ payload }: ReturnType<typeof topup.loaded>): SagaGenerator<void> {
  const announced = yield* call(announcedLimit);
  if (announced === null) return;
  const { maxAvailable: limit } = payload.data;
  const available = availableOf(payload.data);
  if (announced.limit === undefined || limit <= announced.limit || available === 0) {
    if (limit !== announced.limit) announced.store(limit);
    return;
  }
  const occurredAt = yield* currentTime();
  yield* put(noticesAdded([{ kind: 'topupAvailable', id: `limit-${limit}`, occurredAt, limit, available }]));
}

/** Stores the announced limit when the user clicks the bell or marks all as read. */
function* storeAnnouncedLimit(): SagaGenerator<void> {
  const limit = yield* select(selectAnnouncedLimit);
  const announced = yield* call(announcedLimit);
  if (limit !== null) announced?.store(limit);
}

/** Derives notifications from the provider's responses, each independently of the others. */
export function* notifications(): SagaGenerator<void> {
  yield* takeEvery(connectionsLoaded, announceConnections);
  yield* takeEvery(
    [integrations.accounting.loaded, integrations.commerce.loaded, information.loaded, shops.loaded],
    announcePlatforms,
  );
  yield* takeEvery(contracts.loaded, announceContracts);
  yield* takeEvery(tickets.loaded, announceTickets);
  yield* takeEvery(topup.loaded, announceTopup);
  yield* takeEvery([bellClicked, allRead], storeAnnouncedLimit);
  yield* takeEvery(promoApplied, announcePromo);
  yield* takeEvery(promoNotApplied, announceFailedPromo);
}

/** Restores the muted topics and stores changes in this browser, separately for each user. */
export function* persistMutedTopics(): SagaGenerator<void> {
  const { storage } = yield* deps();
  if ((yield* select(selectProductUser)) === null) yield* take(productSessionStarted);
  const uid = (yield* select(selectProductUser))?.uid ?? '';
  const storedTopics = storage.get('mutedTopics')?.[uid] ?? [];
  yield* put(mutedTopicsRestored(topics.filter((topic) => storedTopics.includes(topic))));
  for (;;) {
    yield* take(topicSwitched);
    storage.set('mutedTopics', { ...storage.get('mutedTopics'), [uid]: [...(yield* select(selectMutedTopics))] });
  }
}
