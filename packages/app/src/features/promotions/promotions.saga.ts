import type { ApiClient } from '@plinth/api-client';
import { isHttpError } from '@plinth/api-client/errors';
import type { Promotion } from '@plinth/api-client/resources/promotions';
import { buffers, eventChannel } from 'redux-saga';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps, type Deps } from '#core/deps.ts';
import { promoApplied, promoNotApplied, type PromoFailure } from '#core/events.ts';
import { claimsArrived, selectCustomerId, productSessionStarted } from '#core/session/auth-slice.ts';
import type { StoredValue } from '#core/storage/storage.ts';
import { toastRequested } from '#core/toasts/toasts.ts';
import { benefitOf } from '#features/_shared/promo/benefit-of.ts';
import { promoAssociating, promoDismissed, promoCleared, promoPending, promoRetried } from './promotions-slice.ts';

type PendingPromo = StoredValue<'promo'>;

/** The name of the lock shared by all tabs. */
const LOCK_NAME = 'plinth.promo';

function reasonOf(error: unknown): PromoFailure {
  if (!isHttpError(error)) return 'failed';
  return error.status === 404 ? 'unknown' : error.status === 409 ? 'used' : 'failed';
}

/**
 * Associates a pending code with the customer exactly once. The tabs take turns, and a later tab finds the code removed.
 * The code is removed when it is associated or permanently rejected. After any other error it is kept, so that a retry
 * uses the same idempotency key.
 * @returns null if another tab has already processed the code.
 */
async function associate(
  { storage, withLock }: Deps,
  client: ApiClient,
  customerId: string,
  { code, key }: PendingPromo,
): Promise<{ readonly promotion: Promotion | null } | null> {
  return withLock(LOCK_NAME, async () => {
    const isPending = () => storage.get('promo')?.key === key;
    if (!isPending()) return null;
    try {
      // The key includes the customer, so that another user of this browser does not get an earlier user's response.
      const idempotencyKey = `${key}.${encodeURIComponent(customerId)}`;
      const promotion = await client.promotions.associate(customerId, code, { idempotencyKey });
      if (isPending()) storage.remove('promo');
      return { promotion };
    } catch (error) {
      if (reasonOf(error) !== 'failed' && isPending()) storage.remove('promo');
      throw error;
    }
  });
}

function* announceApplied(code: string, promotion: Promotion | null): SagaGenerator<void> {
  yield* put(promoApplied({ code, promotion }));
  const benefit = benefitOf(promotion);
  yield* put(
    toastRequested({
      kind: 'success',
      text: 'promotions.applied',
      values: { code, benefit: benefit ?? '' },
      ...(benefit === null ? {} : { description: 'promotions.benefit' }),
    }),
  );
}

function* announceNotApplied(code: string, reason: PromoFailure): SagaGenerator<void> {
  yield* put(promoNotApplied({ code, reason }));
  yield* put(
    toastRequested({
      kind: 'danger',
      text: 'promotions.notApplied',
      description: `promotions.reason.${reason}`,
      values: { code },
      dismissed: promoDismissed(code),
      ...(reason === 'failed' ? { action: { text: 'promotions.retry', event: promoRetried() } } : {}),
    }),
  );
}

/** Associates the pending code, if any, once there is a customer (product.md#calls). */
function* associatePending(): SagaGenerator<void> {
  const dependencies = yield* deps();
  const promo = dependencies.storage.get('promo');
  if (!promo) {
    yield* put(promoCleared());
    return;
  }
  yield* put(promoPending(promo.code));
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) return;
  yield* put(promoAssociating(promo.code));
  try {
    const client = yield* call(dependencies.api);
    const result = yield* call(associate, dependencies, client, customerId, promo);
    if (result) yield* call(announceApplied, promo.code, result.promotion);
    else yield* put(promoCleared());
  } catch (error) {
    yield* call(announceNotApplied, promo.code, reasonOf(error));
  }
}

/**
 * Associates a pending promo code with the customer. A single loop, so that events during an association do not cause a
 * second POST. Nothing waits for the result.
 */
export function* promotions(): SagaGenerator<void> {
  const { storage } = yield* deps();
  const storageChanges = eventChannel<'changed'>(
    (emit) =>
      storage.onChange((key) => {
        if (key === 'promo') emit('changed');
      }),
    buffers.sliding(1),
  );
  try {
    for (;;) {
      yield* call(associatePending);
      const { dismissed } = yield* race({
        triggered: take([productSessionStarted, claimsArrived, promoRetried]),
        changed: take(storageChanges),
        dismissed: take(promoDismissed),
      });
      if (dismissed && storage.get('promo')?.code === dismissed.payload) storage.remove('promo');
    }
  } finally {
    storageChanges.close();
  }
}
