import type { Mail, MailFolder, MailLabel } from '@plinth/api-client/demo/email';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { mailLabelRequested, mailsChangeRequested, mailsMoveRequested } from './email-events.ts';
import { FOLDER_NAMES, LABELS, messageCount, movesBack } from './mail-lists.ts';

/** The actions for mails. */
export interface MailActions {
  readonly move: (mails: readonly Mail[], folder: MailFolder) => void;
  readonly toggleLabel: (mails: readonly Mail[], label: MailLabel) => void;
  readonly markRead: (mails: readonly Mail[], isRead: boolean) => void;
  readonly star: (mail: Mail) => void;
}

const idsOf = (mails: readonly Mail[]): number[] => mails.map(({ id }) => id);

function labelText(mails: readonly Mail[], label: MailLabel): string {
  const { name } = LABELS[label];
  const labelled = mails.filter(({ labels }) => labels.includes(label)).length;
  if (labelled === 0) return `${name} added to ${messageCount(mails.length)}`;
  if (labelled === mails.length) return `${name} removed from ${messageCount(mails.length)}`;
  return `${name} changed on ${messageCount(mails.length)}`;
}

/** Returns what can be done with mails. Each act is one call for all of them. */
export function useMailActions(): MailActions {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      move: (mails, folder) =>
        dispatch(
          mailsMoveRequested({
            moves: [{ ids: idsOf(mails), folder }],
            done: `${messageCount(mails.length)} moved to ${FOLDER_NAMES[folder]}`,
            back: movesBack(mails),
          }),
        ),
      toggleLabel: (mails, label) =>
        dispatch(mailLabelRequested({ ids: idsOf(mails), label, done: labelText(mails, label) })),
      markRead: (mails, isRead) =>
        dispatch(
          mailsChangeRequested({
            ids: idsOf(mails),
            change: { isRead },
            done: `${messageCount(mails.length)} marked as ${isRead ? 'read' : 'unread'}`,
          }),
        ),
      star: ({ id, isStarred }) => dispatch(mailsChangeRequested({ ids: [id], change: { isStarred: !isStarred } })),
    }),
    [dispatch],
  );
}
