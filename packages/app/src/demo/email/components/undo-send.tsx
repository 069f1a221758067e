import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useCallback, useEffect } from 'react';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { useQuery } from '#shared/navigation.ts';
import { useCancelSendingMutation } from '../email-api.ts';
import { useCompose } from '../use-compose.ts';
import { ComposeFrame } from './compose-frame.tsx';

/** Takes back a mail that is about to be sent, and opens it as a draft. */
export function UndoSend({ mailId }: { readonly mailId: number }) {
  const { close } = useCompose();
  const { setQuery } = useQuery();
  const [cancel, { error }] = useCancelSendingMutation();
  const undo = useCallback(async () => {
    const { data } = await cancel(mailId);
    if (data) setQuery({ compose: `draft-${mailId}` }, { replace: true });
  }, [cancel, mailId, setQuery]);
  useEffect(() => void undo(), [undo]);
  return (
    <ComposeFrame heading="Draft" onClose={close}>
      {error === undefined ? (
        <div className="mail-skeletons">
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </div>
      ) : failureOf(error).status === 404 ? (
        <EmptyState kind="error" heading="It was sent already" text="The email can no longer be taken back." />
      ) : (
        <EmptyState
          kind="error"
          heading="The email was not taken back"
          text="It is sent in a moment."
          onLoadRetry={() => void undo()}
        />
      )}
    </ComposeFrame>
  );
}
