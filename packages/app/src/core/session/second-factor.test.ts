import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noBusiness } from '#testing/no-business.ts';
import {
  APP_FACTOR,
  createTestChallenge,
  PHONE_FACTOR,
  RIGHT_CODE,
  type TestChallenge,
} from '#testing/test-challenge.ts';
import { API, createWorld, OWNER, type World } from '#testing/world.ts';
import { selectAuth, selectUser } from './auth-slice.ts';
import { withDemoAccounts } from './demo-identity.ts';
import { IdentityError, type SecondFactor } from './identity.ts';
import {
  challengeAbandoned,
  codeSubmitted,
  factorChosen,
  passwordSubmitted,
  providerChosen,
  selectSignIn,
} from './sign-in-slice.ts';

const SECOND_PHONE: SecondFactor = { id: 'phone-2', kind: 'phone', phone: '+*******0199' };
const form = { email: 'owner@plinth.test', password: 'Plinth-demo-1' };

let registrations = 0;
const server = setupServer(
  ...noBusiness,
  http.post(`${API}/users/firebase`, () => {
    registrations += 1;
    return HttpResponse.json({ id: 'r', fullName: 'Ines', email: form.email, loginProvider: 'google.com' });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

let world: World;
beforeEach(() => {
  registrations = 0;
  world = createWorld({ user: null });
});
afterEach(() => world.task.cancel());

const signIn = () => selectSignIn(world.store.getState());
const user = () => selectUser(world.store.getState());

/** Submits the form of an account with second factors. */
async function submitForm(...factors: readonly SecondFactor[]): Promise<TestChallenge> {
  const challenge = createTestChallenge(OWNER, factors);
  world.identity.signInOutcome = () => Promise.resolve({ challenge });
  world.store.dispatch(passwordSubmitted(form));
  await expect.poll(signIn).toMatchObject({ status: 'challenged', step: 'waiting' });
  return challenge;
}

async function submitFormWithPhone(): Promise<TestChallenge> {
  const challenge = await submitForm(PHONE_FACTOR, SECOND_PHONE);
  await expect.poll(signIn).toMatchObject({ factorId: 'phone', step: 'waiting', codesSent: 1 });
  return challenge;
}

describe('a sign-in with a second factor', () => {
  it('starts no session before the code, and the session of the user after it', async () => {
    const challenge = await submitFormWithPhone();
    expect(challenge.sent).toEqual(['phone']);
    expect(selectAuth(world.store.getState()).status).toBe('anonymous');
    expect(world.storage.get('accessToken')).toBeNull();
    world.store.dispatch(codeSubmitted(RIGHT_CODE));
    await expect.poll(user).toEqual(OWNER);
    expect(signIn()).toEqual({ status: 'idle' });
    expect(world.storage.get('accessToken')).not.toBeNull();
  });

  it('asks for the code of an app first, and sends a message only on request', async () => {
    const challenge = await submitForm(PHONE_FACTOR, APP_FACTOR);
    expect(signIn()).toMatchObject({ factorId: 'app', codesSent: 0 });
    expect(challenge.sent).toEqual([]);
    world.store.dispatch(factorChosen('phone'));
    await expect.poll(signIn).toMatchObject({ factorId: 'phone', step: 'waiting', codesSent: 1 });
    expect(challenge.sent).toEqual(['phone']);
  });

  it.each([
    ['a wrong code', 'auth/invalid-verification-code'],
    ['an expired code', 'auth/code-expired'],
    ['too many attempts', 'auth/too-many-requests'],
    ['no connection', 'auth/network-request-failed'],
  ])('accepts the right code after %s', async (_name, code) => {
    const challenge = await submitFormWithPhone();
    const { resolve } = challenge;
    challenge.resolve = () => Promise.reject(new IdentityError(code, ''));
    world.store.dispatch(codeSubmitted('000000'));
    await expect.poll(signIn).toMatchObject({ status: 'challenged', step: 'waiting', failure: { code } });
    challenge.resolve = resolve;
    world.store.dispatch(codeSubmitted(RIGHT_CODE));
    await expect.poll(user).toEqual(OWNER);
  });

  it('shows the failure of a message, and sends it again', async () => {
    const challenge = createTestChallenge(OWNER, [PHONE_FACTOR]);
    const { send } = challenge;
    challenge.send = async (id) => {
      challenge.sent.push(id);
      if (challenge.sent.length === 1) throw new IdentityError('auth/too-many-requests', '');
      await send(id);
    };
    world.identity.signInOutcome = () => Promise.resolve({ challenge });
    world.store.dispatch(passwordSubmitted(form));
    await expect
      .poll(signIn)
      .toMatchObject({ step: 'waiting', codesSent: 0, failure: { code: 'auth/too-many-requests' } });
    world.store.dispatch(factorChosen('phone'));
    await expect.poll(signIn).toMatchObject({ step: 'waiting', codesSent: 1, failure: null });
  });

  it('does not wait for a message that never leaves when another factor is chosen', async () => {
    const challenge = createTestChallenge(OWNER, [PHONE_FACTOR, SECOND_PHONE]);
    challenge.send = (id) => (id === 'phone' ? new Promise(() => undefined) : Promise.resolve());
    world.identity.signInOutcome = () => Promise.resolve({ challenge });
    world.store.dispatch(passwordSubmitted(form));
    await expect.poll(signIn).toMatchObject({ status: 'challenged', factorId: 'phone', step: 'sending' });
    world.store.dispatch(factorChosen('phone-2'));
    await expect.poll(signIn).toMatchObject({ factorId: 'phone-2', step: 'waiting', codesSent: 1 });
  });

  it.each(['auth/invalid-multi-factor-session', 'auth/user-disabled'])(
    'goes back to the form with the failure %s, after which no code counts',
    async (code) => {
      const challenge = createTestChallenge(OWNER, [APP_FACTOR]);
      challenge.resolve = () => Promise.reject(new IdentityError(code, ''));
      world.identity.signInOutcome = () => Promise.resolve({ challenge });
      world.store.dispatch(passwordSubmitted(form));
      await expect.poll(signIn).toMatchObject({ status: 'challenged', step: 'waiting', factorId: 'app' });
      world.store.dispatch(codeSubmitted(RIGHT_CODE));
      await expect.poll(signIn).toMatchObject({ status: 'failed', via: 'password', failure: { code } });
    },
  );

  it('goes back to the form when it is given up, and ignores a late code', async () => {
    await submitFormWithPhone();
    world.store.dispatch(challengeAbandoned());
    expect(signIn()).toEqual({ status: 'idle' });
    world.store.dispatch(codeSubmitted(RIGHT_CODE));
    world.identity.signInOutcome = () => Promise.reject(new IdentityError('auth/wrong-password', ''));
    world.store.dispatch(passwordSubmitted(form));
    await expect.poll(signIn).toMatchObject({ status: 'failed', failure: { code: 'auth/wrong-password' } });
    expect(user()).toBeNull();
  });

  it('is replaced by a new attempt while a message is sent', async () => {
    const challenge = createTestChallenge(OWNER, [PHONE_FACTOR]);
    challenge.send = () => new Promise(() => undefined);
    world.identity.signInOutcome = () => Promise.resolve({ challenge });
    world.store.dispatch(passwordSubmitted(form));
    await expect.poll(signIn).toMatchObject({ status: 'challenged', step: 'sending' });
    world.identity.signInOutcome = () => Promise.resolve({ user: OWNER, isNew: false });
    world.store.dispatch(passwordSubmitted(form));
    await expect.poll(user).toEqual(OWNER);
  });

  it('ends when another tab signs in', async () => {
    await submitFormWithPhone();
    world.identity.emitUser(OWNER);
    await expect.poll(user).toEqual(OWNER);
    expect(signIn()).toEqual({ status: 'idle' });
  });

  it('asks for no code when the app can use none of the factors', async () => {
    const challenge = await submitForm();
    expect(signIn()).toMatchObject({ factors: [], factorId: null });
    expect(challenge.sent).toEqual([]);
  });

  it('completes the registration of an account that a pop-up has created', async () => {
    const challenge = createTestChallenge(OWNER, [APP_FACTOR]);
    challenge.resolve = () => Promise.resolve({ user: OWNER, isNew: true });
    world.identity.signInOutcome = () => Promise.resolve({ challenge });
    world.store.dispatch(providerChosen('google.com'));
    await expect.poll(signIn).toMatchObject({ status: 'challenged', via: 'google.com', factorId: 'app' });
    world.store.dispatch(codeSubmitted(RIGHT_CODE));
    await expect.poll(user).toEqual(OWNER);
    expect(registrations).toBe(1);
    expect(world.storage.get('registration')).toBeNull();
  });
});

it('ends a session of the demo once the code is right', async () => {
  const identity = withDemoAccounts(world.identity, world.storage, () => Promise.reject(new Error('no demo')));
  world.storage.set('demoTab', 1);
  const challenge = createTestChallenge(OWNER, [APP_FACTOR]);
  world.identity.signInOutcome = () => Promise.resolve({ challenge });
  const outcome = await identity.signIn(form.email, form.password);
  expect(world.storage.get('demoTab')).toBe(1);
  if ('challenge' in outcome) await outcome.challenge.resolve('app', RIGHT_CODE);
  expect(world.storage.get('demoTab')).toBeNull();
});
