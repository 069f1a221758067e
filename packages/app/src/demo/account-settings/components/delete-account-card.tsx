import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { logoutRequested } from '#core/events.ts';
import { hrefOf } from '#core/routes/href.ts';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';

/** Deletes the account that is signed in: the session ends, and the demo starts anew. */
export function DeleteAccountCard({ email }: { readonly email: string }) {
  const dispatch = useDispatch();
  const { loadDemo } = useServices();
  const [isConfirmed, setConfirmed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const demo = await loadDemo?.();
    if (!demo) return false;
    dispatch(logoutRequested('user'));
    demo.resetData();
    // The mock keeps its data in memory until the page is loaded anew.
    location.assign(hrefOf('login'));
    return true;
  };
  return (
    <Card>
      <h2 slot="heading">Delete account</h2>
      <p className="muted">
        <bdi>
          Your session ends, and everything that you changed in the demo is deleted in this browser. This can’t be
          undone.
        </bdi>
      </p>
      <div className="account-delete">
        <Checkbox checked={isConfirmed} onChange={() => setConfirmed(!isConfirmed)}>
          I want to delete my account
        </Checkbox>
        <Button variant="danger" disabled={!isConfirmed} popup="dialog" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          heading={`Delete the account ${email}?`}
          action="Delete account"
          failure="The account was not deleted."
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          The demo starts over with its two accounts.
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
