import { buffers, eventChannel, type Channel, type EventChannel } from 'redux-saga';
import { actionChannel, call, delay, flush, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { removeDraftsOf } from '#core/drafts/drafts.ts';
import { loggedOut, logoutRequested } from '#core/events.ts';
import { isIdleTooLong } from '#core/idle/idle-end.ts';
import type { Storage } from '#core/storage/storage.ts';
import {
  claimsArrived,
  isSessionOf,
  selectAuth,
  selectUser,
  sessionAbsent,
  sessionRetried,
  sessionStarted,
  sessionUnreachable,
} from './auth-slice.ts';
import type { IdentityProvider, IdentityUser } from './identity.ts';
import { subjectOf } from './jwt.ts';
import { isAnswer, openChallenge, respondTo, type Answer, type OpenChallenge } from './second-factor.ts';
import { passwordSubmitted, registrationSubmitted, signInFailed } from './sign-in-slice.ts';
import {
  completeRegistration,
  failureOf,
  isAttempt,
  perform,
  storeRegistration,
  viaOf,
  type Attempt,
} from './sign-in.ts';

/** The time to wait for the identity provider's first event before the session counts as unreachable. */
export const AUTH_TIMEOUT_MS = 15_000;

/** The wait before the identity provider's code is loaded again, while the page works without it. */
const RECONNECT_DELAY_MS = 5_000;

/** An event of the identity provider: the current user, null without one, or undefined when it is unreachable. */
type AuthEvent = { readonly user: IdentityUser | null } | { readonly user: undefined };

function createAuthChannel(identity: IdentityProvider): EventChannel<AuthEvent> {
  return eventChannel<AuthEvent>(
    (emit) =>
      identity.subscribe(
        (user) => emit({ user }),
        () => emit({ user: undefined }),
      ),
    buffers.expanding(),
  );
}

/** Stores the tokens under their keys (product.md#limits), where the API client reads them. */
function* storeTokens({ uid }: IdentityUser): SagaGenerator<void> {
  const { identity, storage, tokens: queue } = yield* deps();
  const provider = yield* call(identity);
  const tokens = yield* call(() => provider.tokens());
  if (!tokens) return;
  storage.remove('sessionEnd');
  storage.set('accessToken', tokens.accessToken);
  storage.set('refreshToken', tokens.refreshToken);
  queue.setOwner(uid);
}

/** Ends this tab's session after another user has signed in in another tab, without touching that user's tokens. */
function* yieldToOtherUser(): SagaGenerator<void> {
  const { abortCalls, tokens } = yield* deps();
  const user = yield* select(selectUser);
  abortCalls();
  tokens.setOwner(null);
  yield* put(loggedOut('otherTab', user?.uid));
}

/**
 * Ends the session of a user whom the identity provider has signed out, or whose tokens another tab has removed or
 * replaced. Tokens that are still stored mean that there was no logout: the identity provider ended the session. Firebase signs
 * out before it rejects the refresh that was refused.
 */
function* endSession(uid: string | null): SagaGenerator<void> {
  const { storage } = yield* deps();
  const token = storage.get('accessToken');
  if (token === null) yield* put(logoutRequested(storage.get('sessionEnd') === 'expired' ? 'expired' : 'otherTab'));
  else if (uid === null || subjectOf(token) === uid) yield* put(logoutRequested('expired'));
  else yield* call(yieldToOtherUser);
}

/** Reports that there is no session, and whether the last one expired while the app was closed or in another tab. */
function* reportAbsence(): SagaGenerator<void> {
  const { storage } = yield* deps();
  yield* put(sessionAbsent(storage.get('sessionEnd') === 'expired' ? 'expired' : null));
}

/** Starts the session of a user: stores the tokens and completes a pending registration first. */
function* startSession(user: IdentityUser): SagaGenerator<void> {
  yield* call(storeTokens, user);
  yield* call(completeRegistration, user);
  yield* put(sessionStarted(user));
}

/** Performs an attempt. Returns the challenge when the account requires a second factor. */
function* attemptSignIn(attempt: Attempt): SagaGenerator<OpenChallenge | null> {
  const { storage } = yield* deps();
  const via = viaOf(attempt);
  // Before the attempt, because other tabs get the user from the identity provider before this tab stores the tokens.
  storage.remove('sessionEnd');
  try {
    const outcome = yield* call(perform, attempt);
    if ('challenge' in outcome) return yield* call(openChallenge, via, outcome.challenge);
    yield* call(storeRegistration, via, outcome);
    yield* call(startSession, outcome.user);
  } catch (error) {
    yield* put(signInFailed({ via, failure: failureOf(error) }));
  }
  return null;
}

/** Runs an attempt. A form submitted while a pop-up is open replaces it: the pop-up may be hidden behind the window. */
function* attemptUntilReplaced(attempt: Attempt): SagaGenerator<OpenChallenge | null> {
  if (viaOf(attempt) === 'password') return yield* call(attemptSignIn, attempt);
  const { done, form } = yield* race({
    done: call(attemptSignIn, attempt),
    form: take<Attempt>([passwordSubmitted.type, registrationSubmitted.type]),
  });
  return form ? yield* call(attemptSignIn, form) : (done ?? null);
}

/** Continues an attempt with what the user did with its challenge. */
function* continueChallenge({ via, challenge }: OpenChallenge, answer: Answer): SagaGenerator<void> {
  const { storage } = yield* deps();
  // As before an attempt: another tab may have logged out since.
  storage.remove('sessionEnd');
  try {
    const result = yield* call(respondTo, answer, challenge);
    if (!result) return;
    yield* call(storeRegistration, via, result);
    yield* call(startSession, result.user);
  } catch (error) {
    yield* put(signInFailed({ via, failure: failureOf(error) }));
  }
}

function* signOut(): SagaGenerator<void> {
  const { identity } = yield* deps();
  try {
    const provider = yield* call(identity);
    yield* call(() => provider.signOut());
  } catch {
    // The tokens are already removed here; those at the identity provider expire on their own.
  }
}

/**
 * Whether the last session has ended and nobody has signed in since. The identity provider may still have a user then: when
 * its code starts in a tab, it stores the account that it read, even if another tab has logged out meanwhile.
 */
const hasSessionEnded = (storage: Storage): boolean =>
  storage.get('sessionEnd') !== null && storage.get('accessToken') === null;

/** Handles an event that no attempt caused: at the start, after a refresh, or because of another tab. */
function* handleEvent({ user }: AuthEvent): SagaGenerator<void> {
  const { storage } = yield* deps();
  const auth = yield* select(selectAuth);
  if (user === undefined) {
    if (auth.status === 'unknown') yield* put(sessionUnreachable());
    return;
  }
  if (user !== null && hasSessionEnded(storage)) {
    yield* call(signOut);
    return;
  }
  if (user === null) {
    if (auth.status === 'signedIn') yield* call(endSession, auth.user.uid);
    else if (auth.status === 'anonymous') return;
    else if (storage.get('accessToken') === null) yield* call(reportAbsence);
    else yield* call(endSession, null);
    return;
  }
  if (auth.status === 'signedIn') {
    if (auth.user.uid === user.uid) {
      if (user.customerId !== auth.user.customerId) yield* put(claimsArrived(user));
      return;
    }
    yield* call(yieldToOtherUser);
  }
  try {
    yield* call(startSession, user);
  } catch {
    yield* put(sessionUnreachable());
  }
}

/**
 * Assumes the session that the storage tells of, before the identity provider's code has loaded: none without a token, and
 * that of the token's user while it is valid. The provider's first event confirms it or ends it.
 */
function* assumeStoredSession(): SagaGenerator<void> {
  const { storedUser, storage, settings, tokens, now } = yield* deps();
  if (isIdleTooLong(storage, settings, now())) yield* put(logoutRequested('expired'));
  const user = storedUser();
  if (user) {
    tokens.setOwner(user.uid);
    yield* put(sessionStarted(user));
  } else if (user === null) yield* call(reportAbsence);
}

/** Waits for the identity provider's first event; returns null when its code fails to load. */
function* waitForFirstEvent(): SagaGenerator<{
  readonly channel: EventChannel<AuthEvent>;
  readonly event: AuthEvent;
} | null> {
  const { identity } = yield* deps();
  try {
    const provider = yield* call(identity);
    const channel = yield* call(createAuthChannel, provider);
    const event = yield* take(channel);
    return { channel, event };
  } catch {
    return null;
  }
}

/** Reports that the identity provider is unreachable, in the sign-in form or in place of the loader. */
function* reportUnreachable(attempts: Channel<Attempt>): SagaGenerator<void> {
  for (const attempt of yield* flush(attempts)) {
    yield* put(signInFailed({ via: viaOf(attempt), failure: { code: 'auth/network-request-failed', message: '' } }));
  }
  if ((yield* select(selectAuth)).status === 'unknown') {
    yield* put(sessionUnreachable());
    yield* take(sessionRetried);
  } else yield* delay(RECONNECT_DELAY_MS);
}

/**
 * Keeps the session in step with the identity provider for the lifetime of the app. One loop handles the attempts of the
 * forms and the provider's events in turn, so an account is complete before anything reads it.
 */
export function* session(): SagaGenerator<void> {
  yield* call(assumeStoredSession);
  const attempts: Channel<Attempt> = yield* actionChannel(isAttempt, buffers.sliding<Attempt>(1));
  const answers: Channel<Answer> = yield* actionChannel(isAnswer, buffers.sliding<Answer>(1));
  let challenge: OpenChallenge | null = null;
  // A page that is known without the identity provider is rendered before its code is loaded.
  if ((yield* select(selectAuth)).status !== 'unknown') {
    const { whenIdle } = yield* deps();
    yield* race({ idle: call(whenIdle), attempted: take(isAttempt) });
  }
  for (;;) {
    const { first } = yield* race({ first: call(waitForFirstEvent), timeout: delay(AUTH_TIMEOUT_MS) });
    if (!first) {
      yield* call(reportUnreachable, attempts);
      continue;
    }
    yield* call(handleEvent, first.event);
    for (let retried = false; !retried;) {
      const next = yield* race({
        event: take(first.channel),
        attempt: take(attempts),
        answer: take(answers),
        retried: take(sessionRetried),
      });
      if (next.event) yield* call(handleEvent, next.event);
      if (next.attempt) challenge = yield* call(attemptUntilReplaced, next.attempt);
      if (next.answer && challenge) yield* call(continueChallenge, challenge, next.answer);
      if (next.attempt || (next.answer && (yield* select(selectUser)))) {
        // Drop repeated clicks and the events that the attempt itself caused.
        yield* flush(attempts);
        yield* flush(first.channel);
      }
      retried = next.retried !== undefined;
    }
    first.channel.close();
  }
}

/** Ends the session when another tab removes the tokens or replaces them with another user's. */
export function* otherTabs(): SagaGenerator<void> {
  const { storage } = yield* deps();
  const channel = eventChannel<'changed'>((emit) =>
    storage.onChange((key) => {
      if (key === 'accessToken') emit('changed');
    }),
  );
  for (;;) {
    yield* take(channel);
    const user = yield* select(selectUser);
    const isCurrent = isSessionOf({ auth: yield* select(selectAuth) }, storage.get('accessToken'));
    if (user && !isCurrent) yield* call(endSession, user.uid);
  }
}

/** Ends the session on request. It clears the storage first, so that nothing in progress can write a token back. */
export function* logout(): SagaGenerator<void> {
  const { storage, tokens, abortCalls } = yield* deps();
  for (;;) {
    const { payload: reason } = yield* take(logoutRequested);
    // Stored before the tokens are removed: other tabs read it when they notice that.
    if (reason !== 'otherTab') storage.set('sessionEnd', reason);
    const user = yield* select(selectUser);
    const token = storage.get('accessToken');
    const uid = user?.uid ?? (token === null ? null : subjectOf(token));
    storage.remove(
      'accessToken',
      'refreshToken',
      'demoAccount',
      'demoTab',
      'lastInput',
      'signInEmail',
      'signInStep',
      'specialistLead',
      'registration',
    );
    // A logout in any tab removes the user's drafts; they survive an expired session. A link in progress can be finished
    // by the same user after signing in again.
    if (reason === 'user') storage.remove('returnTo', 'linkState', 'drafts', 'promo', 'recentlyFound');
    if (reason === 'otherTab' && user) removeDraftsOf(storage, user.uid);
    abortCalls();
    tokens.setOwner(null);
    // The session has already ended.
    if ((yield* select(selectAuth)).status === 'anonymous') continue;
    yield* put(loggedOut(reason, uid));
    yield* fork(signOut);
  }
}
