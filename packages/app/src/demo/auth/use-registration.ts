import type { AccountUpdate } from '@plinth/api-client/demo/account';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { failedToast } from '#demo/_shared/toasts.ts';
import { useRegisterAccountMutation } from './auth-api.ts';
import { storeSettings } from './store-settings.ts';
import { useAccountSignIn } from './use-account-sign-in.ts';

interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Why a registration did not end with a session. Without a response, it is unknown whether the account was created. One
 * that was created only has to be signed in to.
 */
export type RegistrationFailure = 'not-created' | 'unknown' | 'not-signed-in';

/** Registers an account and signs in to it. */
interface Registration {
  readonly isBusy: boolean;
  /** Null without a failure. */
  readonly failure: RegistrationFailure | null;
  /**
   * Registers the account. Once it is created, signs in to it alone.
   * @param settings the settings of the new account that are stored before it is signed in.
   */
  readonly register: (account: NewAccount, settings?: readonly AccountUpdate[]) => Promise<void>;
}

/** Manages a registration. @param onTaken is called with the errors of the fields whose values are taken. */
export function useRegistration(onTaken: (errors: Readonly<Record<string, string>>) => void): Registration {
  const dispatch = useDispatch();
  const [send] = useRegisterAccountMutation();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [created, setCreated] = useState<NewAccount | null>(null);
  const { isBusy, signIn } = useAccountSignIn(() => setFailure('not-signed-in'));
  const register: Registration['register'] = async ({ username, email, password }, settings = []) => {
    setFailure(null);
    if (created) {
      signIn(created);
      return;
    }
    setSending(true);
    const account = { username: username.trim(), email: email.trim(), password };
    const { data, error } = await send(account);
    if (!data) setFailure(failureOf(error).status === null ? 'unknown' : 'not-created');
    else if (data.error) {
      const taken = Object.entries(data.error).filter((entry): entry is [string, string] => entry[1] !== null);
      onTaken(Object.fromEntries(taken));
    } else {
      setCreated(account);
      try {
        await storeSettings(data.accessToken ?? '', settings);
      } catch {
        // The account exists: what is missing can be entered in its settings.
        dispatch(failedToast('The account was created, but not all of its settings were saved.'));
      }
      signIn(account);
    }
    setSending(false);
  };
  return { isBusy: isBusy || isSending, failure, register };
}
