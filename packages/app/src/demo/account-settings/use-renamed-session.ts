import type { AccountSettings } from '@plinth/api-client/demo/account';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { sessionStarted } from '#core/session/auth-slice.ts';
import { userOfAccount } from '#core/session/demo-identity.ts';

/** Returns the function that shows the stored names and the picture of the account everywhere in its session. */
export function useRenamedSession(): (general: AccountSettings['general']) => void {
  const dispatch = useDispatch();
  const { storage } = useServices();
  return ({ fullName, email, avatar }) => {
    const account = storage.get('demoAccount');
    if (!account) return;
    const renamed = { ...account, fullName, email, avatar };
    storage.set('demoAccount', renamed);
    dispatch(sessionStarted(userOfAccount(renamed)));
  };
}
