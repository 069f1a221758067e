import type { Contact } from '@plinth/api-client/demo/chat';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useDispatch } from 'react-redux';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
import { useClearChatMutation } from '../chat-api.ts';
import { messageRemoved, type OutgoingMessage } from '../outbox-slice.ts';

interface Props {
  readonly contact: Contact;
  /** The messages that have not arrived, which are removed, too. */
  readonly outbox: readonly OutgoingMessage[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before all messages of a chat are deleted. */
export function ClearChatDialog({ contact: { id, fullName }, outbox, isOpen, onClose }: Props) {
  const dispatch = useDispatch();
  const [clear, { isLoading }] = useClearChatMutation();
  const confirm = async () => {
    const result = await clear(id);
    if (result.error) {
      dispatch(failedToast('The chat was not cleared.'));
      return;
    }
    for (const { contactId, time } of outbox) dispatch(messageRemoved({ contactId, time }));
    dispatch(doneToast(`Chat with ${fullName} cleared`));
    onClose();
  };
  return (
    <Dialog
      size="small"
      open={isOpen}
      heading={`Clear the chat with ${fullName}?`}
      onDialogClose={(event) => {
        if (isLoading && event.cancelable) event.preventDefault();
        else onClose();
      }}
    >
      All messages are deleted. This can’t be undone.
      <Button slot="footer" variant="ghost" disabled={isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button slot="footer" variant="danger" busy={isLoading} onClick={() => void confirm()}>
        Clear chat
      </Button>
    </Dialog>
  );
}
