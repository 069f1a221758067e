import { useState } from 'react';
import { useServices } from '#core/context.ts';

/**
 * Returns the email for signing in and a function that sets it. All sign-in pages share the email, which is stored on
 * every change and persists across visits.
 */
export function useSignInEmail(): readonly [email: string, type: (email: string) => void] {
  const { storage } = useServices();
  const [email, setEmail] = useState(() => storage.get('signInEmail') ?? '');
  const type = (typed: string) => {
    setEmail(typed);
    storage.set('signInEmail', typed);
  };
  return [email, type];
}
