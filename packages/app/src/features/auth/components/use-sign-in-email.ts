import { useState } from 'react';
import { useServices } from '#core/context.ts';

/**
 * Returns the email for signing in and a function that sets it. All sign-in pages share the email, which is stored on
 * every change and persists across visits.
 */
export function useSignInEmail(): readonly [email: string, changeEmail: (email: string) => void] {
  const { storage } = useServices();
  const [email, setEmail] = useState(() => storage.get('signInEmail') ?? '');
  const changeEmail = (newEmail: string) => {
    setEmail(newEmail);
    storage.set('signInEmail', newEmail);
  };
  return [email, changeEmail];
}
