import type { ResponseOf } from '@plinth/api-client/call';
import { login } from '@plinth/api-client/demo/session';
import { isHttpError } from '@plinth/api-client/errors';
import { call, delay, put, select, spawn, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut, logoutRequested } from '#core/events.ts';
import { demoSessionStarted, selectSession, selectUser, sessionStarted } from '#core/session/auth-slice.ts';
import { userOfAccount } from '#core/session/demo-identity.ts';
import { RefreshError } from '#core/session/identity.ts';
import { claimsOf } from '#core/session/jwt.ts';
import { refreshTokens } from '#core/session/refresh-tokens.ts';
import { toastRequested } from '#core/toasts/toasts.ts';
import { createAnonymousCaller } from '../caller.ts';
import { accountChosen, accountRefused } from './sign-in-slice.ts';

/** The time before its end at which a token is renewed. */
export const RENEWAL_LEAD_MS = 60_000;
/** The wait after a renewal that failed without being refused. */
const RENEWAL_RETRY_MS = 10_000;

function messageOf(error: unknown): string | null {
  const { body } = isHttpError(error) ? error : { body: null };
  const content = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const email = typeof content === 'object' && content !== null && 'email' in content ? content.email : null;
  return typeof email === 'string' ? email : null;
}

/** Starts a session of the demo in place of any other. */
function* startSession(
  { userData, accessToken, refreshToken }: ResponseOf<typeof login>,
  isRemembered: boolean,
): SagaGenerator<void> {
  const { identity, storage, tokens, abortCalls } = yield* deps();
  const { id, fullName, email, avatar, role, ability } = userData;
  const account = { id, fullName, email, avatar, role, ability, ...(isRemembered ? {} : { endsWithTab: true }) };
  const replaced = yield* select(selectUser);
  abortCalls();
  // No data of the session that is replaced stay in the store.
  if (replaced) yield* put(loggedOut('user', replaced.uid));
  storage.remove('sessionEnd', 'demoTab');
  if (!isRemembered) storage.set('demoTab', id);
  storage.set('demoAccount', account);
  storage.set('refreshToken', refreshToken);
  storage.set('accessToken', accessToken);
  tokens.setOwner(String(id));
  yield* put(sessionStarted(userOfAccount(account)));
  yield* put(toastRequested({ kind: 'success', text: 'demo.welcome', values: { name: fullName, role } }));
  try {
    const provider = yield* call(identity);
    yield* call(() => provider.signOut());
  } catch {
    // A session of the product that stays at the identity provider does not replace that of the demo.
  }
}

/** Signs in to an account. */
function* signIn({ payload }: ReturnType<typeof accountChosen>): SagaGenerator<void> {
  const { isRemembered = true, ...credentials } = payload;
  try {
    const response = yield* call(() => createAnonymousCaller()(login, credentials));
    // The end of a session restarts the sagas, this one too.
    yield* spawn(startSession, response, isRemembered);
  } catch (error) {
    yield* put(accountRefused(messageOf(error)));
  }
}

/** Signs in to the account that the user chooses. */
export function* demoSignIn(): SagaGenerator<void> {
  yield* takeLeading(accountChosen, signIn);
}

/** Renews the tokens of a session of the demo before they run out, and ends the session when that is refused. */
export function* renewal(): SagaGenerator<void> {
  const dependencies = yield* deps();
  const { storage, now } = dependencies;
  if ((yield* select(selectSession))?.kind !== 'demo') yield* take(demoSessionStarted);
  for (;;) {
    const token = storage.get('accessToken');
    const end = token === null ? null : claimsOf(token)?.['exp'];
    if (token === null || typeof end !== 'number') return;
    yield* delay(Math.max(0, end * 1_000 - RENEWAL_LEAD_MS - now()));
    try {
      yield* call(refreshTokens, dependencies, token);
    } catch (error) {
      if (error instanceof RefreshError && error.kind === 'expired') {
        yield* put(logoutRequested('expired'));
        return;
      }
      yield* delay(RENEWAL_RETRY_MS);
    }
  }
}
