import type { LoadDemo } from '#core/demo/demo-app.ts';
import type { Storage } from '#core/storage/storage.ts';
import type { IdentityProvider, IdentityUser, SignInOutcome } from './identity.ts';
import { subjectOf } from './jwt.ts';
import type { DemoAccount } from './session.ts';
import type { ReadStoredUser } from './stored-user.ts';

/** Returns the user of an account of the demo. */
export const userOfAccount = ({ id, fullName, email, avatar, role, ability }: DemoAccount): IdentityUser => ({
  uid: String(id),
  displayName: fullName,
  email,
  photoURL: avatar,
  customerId: null,
  ability,
  demoRole: role,
});

/** Whether the stored session is one of the demo that belongs to another tab. */
function isOfOtherTab(storage: Storage): boolean {
  const account = storage.get('demoAccount');
  return account?.endsWithTab === true && storage.get('demoTab') !== account.id;
}

/** Returns the user of the stored session of the demo; null when this tab has none. */
function demoUserOf(storage: Storage): IdentityUser | null {
  const account = storage.get('demoAccount');
  const token = storage.get('accessToken');
  if (!account || token === null || subjectOf(token) !== String(account.id) || isOfOtherTab(storage)) return null;
  return userOfAccount(account);
}

/** Adds the accounts of the demo to the users of stored sessions. */
export const withStoredAccounts =
  (readStoredUser: ReadStoredUser, storage: Storage): ReadStoredUser =>
  () =>
    isOfOtherTab(storage) ? null : (demoUserOf(storage) ?? readStoredUser());

/**
 * Adds the accounts of the demo to an identity provider, which knows nothing of them. While a session of the demo is stored,
 * its account is the user and the demo issues the tokens. Signing in at the provider ends that.
 */
export function withDemoAccounts(provider: IdentityProvider, storage: Storage, loadDemo: LoadDemo): IdentityProvider {
  const replaceAccount = async <Outcome extends SignInOutcome>(signIn: Promise<Outcome>) => {
    const outcome = await signIn;
    if (!('challenge' in outcome)) storage.remove('demoAccount', 'demoTab');
    return outcome;
  };
  const replaceAfterChallenge = async (signIn: Promise<SignInOutcome>): Promise<SignInOutcome> => {
    const outcome = await replaceAccount(signIn);
    if (!('challenge' in outcome)) return outcome;
    const { challenge } = outcome;
    return { challenge: { ...challenge, resolve: (...answer) => replaceAccount(challenge.resolve(...answer)) } };
  };
  return {
    ...provider,
    subscribe(listener, unreachable) {
      const stopProvider = provider.subscribe(
        (user) => listener(demoUserOf(storage) ?? user),
        () => {
          const user = demoUserOf(storage);
          if (user) listener(user);
          else unreachable();
        },
      );
      const stopStorage = storage.onChange((key) => {
        const user = key === 'accessToken' ? demoUserOf(storage) : null;
        if (user) listener(user);
      });
      return () => {
        stopProvider();
        stopStorage();
      };
    },
    signIn: (...credentials) => replaceAfterChallenge(provider.signIn(...credentials)),
    signUp: (...account) => replaceAccount(provider.signUp(...account)),
    signInWithPopup: (id) => replaceAfterChallenge(provider.signInWithPopup(id)),
    async tokens() {
      const accessToken = demoUserOf(storage) ? storage.get('accessToken') : null;
      return accessToken === null
        ? provider.tokens()
        : { accessToken, refreshToken: storage.get('refreshToken') ?? '' };
    },
    async refresh() {
      if (!demoUserOf(storage)) return provider.refresh();
      const { refresh } = await loadDemo();
      return refresh(storage.get('refreshToken') ?? '');
    },
    currentUser: async () => demoUserOf(storage) ?? provider.currentUser(),
  };
}
