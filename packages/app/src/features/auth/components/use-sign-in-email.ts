import { useState } from 'react';
import { useServices } from '#core/context.ts';

/** The email for signing in, which every page that asks for it shares: kept as it is typed, whatever ends the page. */
export function useSignInEmail(): readonly [email: string, type: (email: string) => void] {
  const { storage } = useServices();
  const [email, setEmail] = useState(() => storage.get('signInEmail') ?? '');
  const type = (typed: string) => {
    setEmail(typed);
    storage.set('signInEmail', typed);
  };
  return [email, type];
}
