import { Alert } from '@plinth/ui-kit/react/alert';
import type { RegistrationFailure } from '../use-registration.ts';

const TEXTS: Readonly<Record<RegistrationFailure, string>> = {
  'not-created': 'The account was not created. Nothing has changed.',
  unknown: 'We’re not sure whether the account was created. Sign in, or try again.',
  'not-signed-in': 'The account was created, but you were not signed in.',
};

/** Says how far a registration has come that has failed. */
export function RegistrationAlert({ failure }: { readonly failure: RegistrationFailure | null }) {
  return failure === null ? null : <Alert variant="danger">{TEXTS[failure]}</Alert>;
}
