import {
  getMultiFactorResolver,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorAssertion,
  type MultiFactorError,
  type MultiFactorInfo,
  type PhoneMultiFactorInfo,
  type UserCredential,
} from 'firebase/auth';
import { withIdentityErrors } from './firebase-errors.ts';
import { IdentityError, type SecondFactor, type SecondFactorChallenge, type SignInResult } from './identity.ts';

const isPhone = (hint: MultiFactorInfo): hint is PhoneMultiFactorInfo => hint.factorId === 'phone';

/** Text messages, where the build allows them: their abuse protection loads scripts of another host. */
const loadPhone = __SMS_FACTOR__ ? () => import('./phone-factor.ts') : null;

function factorOf(hint: MultiFactorInfo): readonly SecondFactor[] {
  if (isPhone(hint)) return loadPhone ? [{ id: hint.uid, kind: 'phone', phone: hint.phoneNumber }] : [];
  return hint.factorId === TotpMultiFactorGenerator.FACTOR_ID
    ? [{ id: hint.uid, kind: 'totp', name: hint.displayName ?? null }]
    : [];
}

/** Returns the challenge that an error of the SDK asks for. @param toResult converts the credential of the sign-in. */
export function createChallenge(
  auth: Auth,
  error: MultiFactorError,
  toResult: (credential: UserCredential) => Promise<SignInResult>,
): SecondFactorChallenge {
  const resolver = getMultiFactorResolver(auth, error);
  /** The SDK's ids of the last messages, by factor. */
  const verificationIds = new Map<string, string>();

  async function assertionOf(factorId: string, code: string): Promise<MultiFactorAssertion> {
    const hint = resolver.hints.find(({ uid }) => uid === factorId);
    if (!hint || !isPhone(hint) || !loadPhone) return TotpMultiFactorGenerator.assertionForSignIn(factorId, code);
    const verificationId = verificationIds.get(factorId);
    if (verificationId === undefined) throw new IdentityError('auth/code-expired', '');
    return (await loadPhone()).phoneAssertion(verificationId, code);
  }

  return {
    factors: resolver.hints.flatMap(factorOf),
    send: (factorId) =>
      withIdentityErrors(async () => {
        const hint = resolver.hints.find(({ uid }) => uid === factorId);
        if (!hint || !loadPhone) throw new IdentityError('auth/multi-factor-info-not-found', '');
        const { sendCode } = await loadPhone();
        verificationIds.set(factorId, await sendCode(auth, resolver.session, hint));
      }),
    resolve: (factorId, code) =>
      withIdentityErrors(async () => toResult(await resolver.resolveSignIn(await assertionOf(factorId, code)))),
  };
}
