import { isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { ProviderId, SecondFactorChallenge, SignInResult } from './identity.ts';
import {
  challengeAbandoned,
  challengeFailed,
  codeSent,
  codeSubmitted,
  factorChosen,
  selectSignIn,
  signInChallenged,
} from './sign-in-slice.ts';
import { failureOf, isAttempt } from './sign-in.ts';

/** An attempt that waits for the code of a second factor. */
export interface OpenChallenge {
  readonly via: ProviderId;
  readonly challenge: SecondFactorChallenge;
}

/** What the user does with a challenge. */
export type Answer = PayloadAction<string>;

export const isAnswer = isAnyOf(factorChosen, codeSubmitted);

/** Whether an action ends the wait for a message: the proof that the user is human may never come. */
const replacesMessage = (action: { readonly type: string }): boolean =>
  isAttempt(action) || factorChosen.match(action) || challengeAbandoned.match(action);

/** Failures after which no code is accepted: the attempt starts again. */
const FINAL_CODES: ReadonlySet<string> = new Set([
  'auth/invalid-multi-factor-session',
  'auth/missing-multi-factor-session',
  'auth/multi-factor-info-not-found',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Shows a challenge, and asks for a code of the factor that needs no message where there is one. */
export function* openChallenge(via: ProviderId, challenge: SecondFactorChallenge): SagaGenerator<OpenChallenge> {
  const { factors } = challenge;
  yield* put(signInChallenged({ via, factors }));
  const factor = factors.find(({ kind }) => kind === 'totp') ?? factors[0];
  if (factor) yield* put(factorChosen(factor.id));
  return { via, challenge };
}

function* sendCode(challenge: SecondFactorChallenge, factorId: string): SagaGenerator<void> {
  yield* call(() => challenge.send(factorId));
  yield* put(codeSent());
}

/**
 * Sends or checks a code, as the state says, and returns the result once a code was right. Throws what ends the challenge;
 * other failures are shown beside the code.
 */
export function* respondTo(answer: Answer, challenge: SecondFactorChallenge): SagaGenerator<SignInResult | null> {
  const state = yield* select(selectSignIn);
  if (state.status !== 'challenged' || state.factorId === null) return null;
  const { factorId, step } = state;
  try {
    if (codeSubmitted.match(answer) && step === 'verifying')
      return yield* call(() => challenge.resolve(factorId, answer.payload));
    if (step === 'sending') yield* race({ sent: call(sendCode, challenge, factorId), replaced: take(replacesMessage) });
  } catch (error) {
    const failure = failureOf(error);
    if (FINAL_CODES.has(failure.code)) throw error;
    yield* put(challengeFailed(failure));
  }
  return null;
}
