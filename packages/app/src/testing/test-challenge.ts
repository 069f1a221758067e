import {
  IdentityError,
  type IdentityUser,
  type SecondFactor,
  type SecondFactorChallenge,
} from '#core/session/identity.ts';

export const PHONE_FACTOR: SecondFactor = { id: 'phone', kind: 'phone', phone: '+*******0142' };
export const APP_FACTOR: SecondFactor = { id: 'app', kind: 'totp', name: 'Ines’s phone' };

/** The code that a test challenge accepts. */
export const RIGHT_CODE = '246810';

/** A challenge without an identity provider. Tests replace its methods. */
export interface TestChallenge extends SecondFactorChallenge {
  /** The factors to which codes were sent, in order. */
  readonly sent: string[];
  send: SecondFactorChallenge['send'];
  resolve: SecondFactorChallenge['resolve'];
}

/** Creates the challenge of a user. */
export function createTestChallenge(user: IdentityUser, factors: readonly SecondFactor[]): TestChallenge {
  const sent: string[] = [];
  return {
    factors,
    sent,
    async send(factorId) {
      sent.push(factorId);
    },
    async resolve(_factorId, code) {
      if (code !== RIGHT_CODE) throw new IdentityError('auth/invalid-verification-code', '');
      return { user, isNew: false };
    },
  };
}
