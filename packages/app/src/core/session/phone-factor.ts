import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  type Auth,
  type MultiFactorAssertion,
  type MultiFactorInfo,
  type MultiFactorSession,
} from 'firebase/auth';

/** Sends a code to a phone and returns the SDK's id of the message. The emulator needs no proof that the user is human. */
export async function sendCode(auth: Auth, session: MultiFactorSession, hint: MultiFactorInfo): Promise<string> {
  const container = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber({ multiFactorHint: hint, session }, verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}

/** Returns the SDK's form of a code from a message. */
export const phoneAssertion = (verificationId: string, code: string): MultiFactorAssertion =>
  PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));
