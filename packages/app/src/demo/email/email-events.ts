import { createAction } from '@reduxjs/toolkit';
import { listenerOf, makeChange } from '#demo/_shared/changes.ts';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
import { emailApi, type LabelToggle, type MailsChange } from './email-api.ts';
import type { MailMove } from './mail-lists.ts';

const { changeMails, toggleMailLabel } = emailApi.endpoints;

/** Change fields of mails. `done` says what happened; without it, the change itself says so. */
export const mailsChangeRequested = createAction<MailsChange & { readonly done?: string }>(
  'email/mailsChangeRequested',
);
makeChange(mailsChangeRequested, {
  send: ({ ids, change }, dispatch) => dispatch(changeMails.initiate({ ids, change })),
  done: ({ done }) => done,
  failed: () => 'The email was not changed.',
});

/** Add a label to mails without it, and remove it from the others. */
export const mailLabelRequested = createAction<LabelToggle & { readonly done: string }>('email/mailLabelRequested');
makeChange(mailLabelRequested, {
  send: ({ ids, label }, dispatch) => dispatch(toggleMailLabel.initiate({ ids, label })),
  done: ({ done }) => done,
  failed: () => 'The label was not changed.',
});

/** Move mails to folders. `back` takes them back from there. Those that failed can be moved again from the toast. */
export const mailsMoveRequested = createAction<{
  readonly moves: readonly MailMove[];
  readonly done: string;
  readonly back?: readonly MailMove[];
}>('email/mailsMoveRequested');

listenerOf()({
  actionCreator: mailsMoveRequested,
  effect: async (action, { dispatch }) => {
    const { moves, done, back } = action.payload;
    const results = await Promise.all(
      moves.map(({ ids, folder }) => dispatch(changeMails.initiate({ ids, change: { folder } }))),
    );
    const failed = moves.filter((_move, index) => results[index]?.error);
    if (failed.length > 0) {
      dispatch(failedToast('The email was not moved.', mailsMoveRequested({ ...action.payload, moves: failed })));
    } else {
      dispatch(doneToast(done, back && mailsMoveRequested({ moves: back, done: 'Email moved back' })));
    }
  },
});
