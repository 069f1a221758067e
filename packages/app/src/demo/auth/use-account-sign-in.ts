import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { selectSession } from '#core/session/auth-slice.ts';
import { accountChosen, selectDemoSignIn } from '#demo/_shared/session/sign-in-slice.ts';
import { useNavigate } from '#shared/navigation.ts';

type State = Parameters<typeof selectDemoSignIn>[0] & Parameters<typeof selectSession>[0];

/** Signs in to an account of the demo from a form. */
interface AccountSignIn {
  readonly isBusy: boolean;
  readonly signIn: (request: Parameters<typeof accountChosen>[0]) => void;
}

/**
 * Signs in to an account of the demo, in place of any session there is, and opens the page that was asked for or the
 * first one.
 * @param onRefused is called with the response's own words, or null without any.
 */
export function useAccountSignIn(onRefused: (message: string | null) => void): AccountSignIn {
  const store = useStore<State>();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  const signIn: AccountSignIn['signIn'] = (request) => {
    stopWaiting.current?.();
    store.dispatch(accountChosen(request));
    setBusy(true);
    const unsubscribe = store.subscribe(() => {
      const state = selectDemoSignIn(store.getState());
      const isSignedIn = state.status === 'idle' && selectSession(store.getState())?.kind === 'demo';
      if (state.status !== 'failed' && !isSignedIn) return;
      unsubscribe();
      setBusy(false);
      if (state.status === 'failed') onRefused(state.message);
      // The sign-in page of the product leads a session to the page that was asked for.
      else navigate(hrefOf('login'), { replace: true });
    });
    stopWaiting.current = unsubscribe;
  };
  return { isBusy, signIn };
}
