import { isApiError, isHttpError } from '@plinth/api-client/errors';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '../deps.ts';
import { IdentityError, type IdentityUser, type ProviderId } from './identity.ts';
import { passwordSubmitted, providerChosen, registrationSubmitted, type SignInFailure } from './sign-in-slice.ts';

/** A way in, as the forms ask for it. */
export type Attempt =
  | ReturnType<typeof passwordSubmitted>
  | ReturnType<typeof registrationSubmitted>
  | ReturnType<typeof providerChosen>;

/** The control that waits for it. */
export function viaOf(attempt: Attempt): ProviderId {
  return providerChosen.match(attempt) ? attempt.payload : 'password';
}

/** True for the actions that start an attempt. */
export function isAttempt(action: { readonly type: string }): action is Attempt {
  return passwordSubmitted.match(action) || registrationSubmitted.match(action) || providerChosen.match(action);
}

/** A company record stands under the e-mail already (spec §5). */
class CompanyExists extends Error {
  readonly code = 'company-exists';
}

/**
 * Tells the provider of an account that the identity provider has just made (spec §7). What is still to be told is
 * kept, so a lost connection or a reload between the two never leaves a half-made account: the next start tells it.
 */
export function* completeRegistration(user: IdentityUser): SagaGenerator<void> {
  const { storage, api } = yield* deps();
  const pending = storage.get('registration');
  if (!pending || (pending.uid !== '' && pending.uid !== user.uid)) return;
  const client = yield* call(api);
  yield* call(() => client.users.create({ providerId: pending.providerId }, { idempotencyKey: pending.key }));
  storage.remove('registration');
}

function* register(email: string, password: string, fullName: string): SagaGenerator<IdentityUser> {
  const { identity, api, storage, newId } = yield* deps();
  const provider = yield* call(identity);
  const current = yield* call(() => provider.currentUser());
  const pending = current?.email?.toLowerCase() === email.toLowerCase() ? storage.get('registration') : null;
  if (!pending) {
    const client = yield* call(api);
    const company = yield* call(() => client.users.findByEmail({ email }));
    if (company) throw new CompanyExists('Company already registered');
  }
  const registration = pending ?? { uid: '', providerId: 'password', key: newId() };
  storage.set('registration', registration);
  try {
    const { user } = yield* call(() => provider.signUp(email, password, fullName));
    storage.set('registration', { ...registration, uid: user.uid });
    return user;
  } catch (error) {
    // Made but not yet named is an account too: then the mark stays, and the next try goes on from there.
    if ((yield* call(() => provider.currentUser()))?.email?.toLowerCase() !== email.toLowerCase())
      storage.remove('registration');
    throw error;
  }
}

function* withProvider(providerId: ReturnType<typeof providerChosen>['payload']): SagaGenerator<IdentityUser> {
  const { identity, storage, newId } = yield* deps();
  const provider = yield* call(identity);
  const { user, isNew } = yield* call(() => provider.signInWithPopup(providerId));
  if (isNew) storage.set('registration', { uid: user.uid, providerId, key: newId() });
  return user;
}

/** Carries an attempt out and returns the user; throws what refused it. */
export function* perform(attempt: Attempt): SagaGenerator<IdentityUser> {
  if (registrationSubmitted.match(attempt)) {
    const { email, password, fullName } = attempt.payload;
    return yield* call(register, email, password, fullName);
  }
  if (passwordSubmitted.match(attempt)) {
    const { identity } = yield* deps();
    const provider = yield* call(identity);
    const { user } = yield* call(() => provider.signIn(attempt.payload.email, attempt.payload.password));
    return user;
  }
  return yield* call(withProvider, attempt.payload);
}

/** The provider's own words in a refusal; empty when it has none. */
function saidBy(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : '';
}

/** What a form shows of an error. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof IdentityError || error instanceof CompanyExists)
    return { code: error.code, message: error.message };
  // What the client says of itself is for logs; what the provider says is for the person (spec §5).
  if (isApiError(error)) return { code: error.code, message: isHttpError(error) ? saidBy(error.body) : '' };
  return { code: 'unexpected', message: '' };
}
