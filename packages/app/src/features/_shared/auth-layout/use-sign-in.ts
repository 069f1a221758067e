import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSignIn, signInFailureDismissed, type SignInState } from '#core/session/sign-in-slice.ts';

/** Returns the state of the attempt to sign in or sign up. Leaving the page dismisses its failure. */
export function useSignIn(): SignInState {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(signInFailureDismissed());
    },
    [dispatch],
  );
  return useSelector(selectSignIn);
}
