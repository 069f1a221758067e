import { buffers, eventChannel, type Channel, type EventChannel } from 'redux-saga';
import { actionChannel, call, delay, flush, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { removeDraftsOf } from '#core/drafts/drafts.ts';
import { loggedOut, logoutRequested } from '#core/events.ts';
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
import { passwordSubmitted, registrationSubmitted, signInFailed } from './sign-in-slice.ts';
import { completeRegistration, failureOf, isAttempt, perform, viaOf, type Attempt } from './sign-in.ts';

/** How long the identity provider may be silent before the person is told. */
export const SILENCE = 15_000;

/** What the identity provider says: who is there, nobody, or that it could not be asked. */
type Said = { readonly user: IdentityUser | null } | { readonly user: undefined };

function changes(identity: IdentityProvider): EventChannel<Said> {
  return eventChannel<Said>(
    (emit) =>
      identity.subscribe(
        (user) => emit({ user }),
        () => emit({ user: undefined }),
      ),
    buffers.expanding(),
  );
}

/** Keeps the tokens under their keys (spec §9), where the API client reads them. */
function* keepTokens({ uid }: IdentityUser): SagaGenerator<void> {
  const { identity, storage, tokens: queue } = yield* deps();
  const provider = yield* call(identity);
  const tokens = yield* call(() => provider.tokens());
  if (!tokens) return;
  storage.remove('sessionEnd');
  storage.set('accessToken', tokens.accessToken);
  storage.set('refreshToken', tokens.refreshToken);
  queue.own(uid);
}

/** Somebody else has signed in in another tab: of the first person nothing stays here, and what is theirs is left alone. */
function* giveWay(): SagaGenerator<void> {
  const { abortCalls, tokens } = yield* deps();
  abortCalls();
  tokens.own(null);
  yield* put(loggedOut('otherTab'));
}

/**
 * Ends the session of a user whom the identity provider no longer knows, or whose tokens another tab has removed or
 * replaced. Tokens that are still in the storage mean that nobody logged out: the identity provider ended the session,
 * which Firebase tells by signing out before the refresh that was refused is rejected.
 */
function* endSession(uid: string | null): SagaGenerator<void> {
  const { storage } = yield* deps();
  const token = storage.get('accessToken');
  if (token === null) yield* put(logoutRequested(storage.get('sessionEnd') === 'expired' ? 'expired' : 'otherTab'));
  else if (uid === null || subjectOf(token) === uid) yield* put(logoutRequested('expired'));
  else yield* call(giveWay);
}

/** Everything that stands between "the identity provider knows them" and "the session has started". */
function* start(user: IdentityUser): SagaGenerator<void> {
  yield* call(keepTokens, user);
  yield* call(completeRegistration, user);
  yield* put(sessionStarted(user));
}

function* attemptSignIn(attempt: Attempt): SagaGenerator<void> {
  try {
    yield* call(start, yield* call(perform, attempt));
  } catch (error) {
    yield* put(signInFailed({ via: viaOf(attempt), failure: failureOf(error) }));
  }
}

/** A pop-up can stay open unseen: a form that is sent meanwhile takes its place. */
function* attemptUntilReplaced(attempt: Attempt): SagaGenerator<void> {
  if (viaOf(attempt) === 'password') {
    yield* call(attemptSignIn, attempt);
    return;
  }
  const { form } = yield* race({
    done: call(attemptSignIn, attempt),
    form: take<Attempt>([passwordSubmitted.type, registrationSubmitted.type]),
  });
  if (form) yield* call(attemptSignIn, form);
}

/** The identity provider spoke of its own accord: on start, after a refresh, or because of another tab. */
function* follow({ user }: Said): SagaGenerator<void> {
  const { storage } = yield* deps();
  const auth = yield* select(selectAuth);
  if (user === undefined) {
    if (auth.status === 'unknown') yield* put(sessionUnreachable());
    return;
  }
  if (user === null) {
    if (auth.status === 'signedIn') yield* call(endSession, auth.user.uid);
    else if (auth.status === 'anonymous') return;
    else if (storage.get('accessToken') === null) yield* put(sessionAbsent());
    else yield* call(endSession, null);
    return;
  }
  if (auth.status === 'signedIn') {
    if (auth.user.uid === user.uid) {
      if (user.customerId !== auth.user.customerId) yield* put(claimsArrived(user));
      return;
    }
    yield* call(giveWay);
  }
  try {
    yield* call(start, user);
  } catch {
    yield* put(sessionUnreachable());
  }
}

/** The sign-in page is painted before the identity provider's code has come, when nothing says that a session exists. */
function* guessAbsence(): SagaGenerator<void> {
  const { storage } = yield* deps();
  if (storage.get('accessToken') === null && storage.get('registration') === null) yield* put(sessionAbsent());
}

/** The first word of the identity provider; null when it stays silent, or its code does not come. */
function* firstWord(): SagaGenerator<{ readonly channel: EventChannel<Said>; readonly said: Said } | null> {
  const { identity } = yield* deps();
  try {
    const provider = yield* call(identity);
    const channel = yield* call(changes, provider);
    const said = yield* take(channel);
    return { channel, said };
  } catch {
    return null;
  }
}

/** Nothing is known of the session: the person is told, whether they look at a form or at the loader. */
function* tellUnreachable(attempts: Channel<Attempt>): SagaGenerator<void> {
  for (const attempt of yield* flush(attempts)) {
    yield* put(signInFailed({ via: viaOf(attempt), failure: { code: 'auth/network-request-failed', message: '' } }));
  }
  if ((yield* select(selectAuth)).status === 'unknown') {
    yield* put(sessionUnreachable());
    yield* take(sessionRetried);
  }
}

/**
 * Who is there, from the start of the app to its end. One loop: what a form asks for and what the identity provider
 * says are taken in turn, so an account is complete before anything reads it.
 */
export function* session(): SagaGenerator<void> {
  yield* call(guessAbsence);
  const attempts: Channel<Attempt> = yield* actionChannel(isAttempt, buffers.sliding<Attempt>(1));
  for (;;) {
    const { first } = yield* race({ first: call(firstWord), silence: delay(SILENCE) });
    if (!first) {
      yield* call(tellUnreachable, attempts);
      continue;
    }
    yield* call(follow, first.said);
    for (let retried = false; !retried;) {
      const next = yield* race({ said: take(first.channel), attempt: take(attempts), retried: take(sessionRetried) });
      if (next.said) yield* call(follow, next.said);
      if (next.attempt) {
        yield* call(attemptUntilReplaced, next.attempt);
        // A second click on a waiting control, and the attempt's own echo.
        yield* flush(attempts);
        yield* flush(first.channel);
      }
      retried = next.retried !== undefined;
    }
    first.channel.close();
  }
}

/** What another tab did to the tokens: it logged out, or somebody else signed in there. */
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
    const isTheirs = isSessionOf({ auth: yield* select(selectAuth) }, storage.get('accessToken'));
    if (user && !isTheirs) yield* call(endSession, user.uid);
  }
}

/** Ends a session: what is kept goes first, so that nothing that is under way can write a token back. */
export function* logout(): SagaGenerator<void> {
  const { identity, storage, tokens, abortCalls } = yield* deps();
  for (;;) {
    const { payload: reason } = yield* take(logoutRequested);
    // Before the tokens go: other tabs read it when they see that.
    if (reason !== 'otherTab') storage.set('sessionEnd', reason);
    storage.remove('accessToken', 'refreshToken', 'signInEmail', 'signInStep', 'registration', 'linkState');
    // A person who logs out, in this tab or another, leaves no draft behind; one whose session ran out finds them again.
    if (reason === 'user') storage.remove('returnTo', 'drafts', 'promo', 'recentlyFound');
    const user = yield* select(selectUser);
    if (reason === 'otherTab' && user) removeDraftsOf(storage, user.uid);
    abortCalls();
    tokens.own(null);
    // A second reason to end what has ended already is no news.
    if ((yield* select(selectAuth)).status === 'anonymous') continue;
    yield* put(loggedOut(reason));
    const provider = yield* call(identity);
    yield* fork(function* signOut(): SagaGenerator<void> {
      try {
        yield* call(() => provider.signOut());
      } catch {
        // The tokens are gone from here either way; the provider lets its own run out.
      }
    });
  }
}
