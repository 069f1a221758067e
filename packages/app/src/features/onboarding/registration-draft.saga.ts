import { takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { productSessionStarted } from '#core/session/auth-slice.ts';

/** Removes the registration draft when a session starts, because the account then exists. */
export function* removeRegistrationDraft(): SagaGenerator<void> {
  const { storage } = yield* deps();
  yield* takeEvery(productSessionStarted, () => removeDraft(storage, VISITOR, 'register'));
}
