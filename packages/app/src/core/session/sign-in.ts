import { isApiError, isHttpError } from '@plinth/api-client/errors';
import { call, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import {
  IdentityError,
  type IdentityUser,
  type ProviderId,
  type SignInOutcome,
  type SignInResult,
} from './identity.ts';
import { passwordSubmitted, providerChosen, registrationSubmitted, type SignInFailure } from './sign-in-slice.ts';

/** An attempt to sign in or sign up, as the forms dispatch it. */
export type Attempt =
  | ReturnType<typeof passwordSubmitted>
  | ReturnType<typeof registrationSubmitted>
  | ReturnType<typeof providerChosen>;

/** Returns the control that is busy during an attempt. */
export function viaOf(attempt: Attempt): ProviderId {
  return providerChosen.match(attempt) ? attempt.payload : 'password';
}

/** Whether an action starts an attempt. */
export function isAttempt(action: { readonly type: string }): action is Attempt {
  return passwordSubmitted.match(action) || registrationSubmitted.match(action) || providerChosen.match(action);
}

/** Thrown when a company record with the e-mail already exists (product.md#validation). */
class CompanyExistsError extends Error {
  readonly code = 'company-exists';
}

/**
 * Registers an account that the identity provider has just created with the API (product.md#calls). The pending
 * registration is stored, so a lost connection or a reload in between leaves no incomplete account: the next start
 * registers it. An account of the demo is not registered.
 */
export function* completeRegistration(user: IdentityUser): SagaGenerator<void> {
  const { storage, api } = yield* deps();
  const pending = user.demoRole === undefined ? storage.get('registration') : null;
  if (!pending || (pending.uid !== '' && pending.uid !== user.uid)) return;
  const client = yield* call(api);
  yield* call(() => client.users.create({ providerId: pending.providerId }, { idempotencyKey: pending.key }));
  storage.remove('registration');
}

function* register(email: string, password: string, fullName: string): SagaGenerator<SignInResult> {
  const { identity, api, storage, newId } = yield* deps();
  const provider = yield* call(identity);
  const current = yield* call(() => provider.currentUser());
  const pending = current?.email?.toLowerCase() === email.toLowerCase() ? storage.get('registration') : null;
  if (!pending) {
    const client = yield* call(api);
    const company = yield* call(() => client.users.findByEmail({ email }));
    if (company) throw new CompanyExistsError('Company already registered');
  }
  const registration = pending ?? { uid: '', providerId: 'password', key: newId() };
  storage.set('registration', registration);
  try {
    const result = yield* call(() => provider.signUp(email, password, fullName));
    storage.set('registration', { ...registration, uid: result.user.uid });
    return result;
  } catch (error) {
    // The account may exist although setting its name failed: keep the registration for the next attempt.
    if ((yield* call(() => provider.currentUser()))?.email?.toLowerCase() !== email.toLowerCase())
      storage.remove('registration');
    throw error;
  }
}

/** Stores the pending registration of an account that a pop-up has created; a form's is stored before. */
export function* storeRegistration(via: ProviderId, { user, isNew }: SignInResult): SagaGenerator<void> {
  const { storage, newId } = yield* deps();
  if (isNew && via !== 'password') storage.set('registration', { uid: user.uid, providerId: via, key: newId() });
}

/** Performs an attempt and returns its outcome; throws the provider's or the API's error. */
export function* perform(attempt: Attempt): SagaGenerator<SignInOutcome> {
  if (registrationSubmitted.match(attempt)) {
    const { email, password, fullName } = attempt.payload;
    return yield* call(register, email, password, fullName);
  }
  const { identity } = yield* deps();
  const provider = yield* call(identity);
  return yield* call(() =>
    passwordSubmitted.match(attempt)
      ? provider.signIn(attempt.payload.email, attempt.payload.password)
      : provider.signInWithPopup(attempt.payload),
  );
}

/** Returns the API's message in an error body; empty when there is none. */
function messageIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : '';
}

/** Converts an error to the failure that a form shows. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof IdentityError || error instanceof CompanyExistsError)
    return { code: error.code, message: error.message };
  // The client's own messages are for logs; only the API's are for the user (product.md#validation).
  if (isApiError(error)) return { code: error.code, message: isHttpError(error) ? messageIn(error.body) : '' };
  return { code: 'unexpected', message: '' };
}
