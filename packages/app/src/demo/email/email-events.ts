import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
import { emailApi, type LabelToggle, type MailsChange } from './email-api.ts';
import type { MailMove } from './mail-lists.ts';

/** Change fields of mails. `done` says what happened; without it, the change itself says so. */
export const mailsChangeRequested = createAction<MailsChange & { readonly done?: string }>(
  'email/mailsChangeRequested',
);
/** Move mails to folders. `back` takes them back from there. */
export const mailsMoveRequested = createAction<{
  readonly moves: readonly MailMove[];
  readonly done: string;
  readonly back?: readonly MailMove[];
}>('email/mailsMoveRequested');
/** Add a label to mails without it, and remove it from the others. */
export const mailLabelRequested = createAction<LabelToggle & { readonly done: string }>('email/mailLabelRequested');

/** Open a sent mail. */
export const mailViewRequested = createAction<number>('email/mailViewRequested');

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Makes the changes of mails, with a toast that can undo or retry them. */
export const emailListener = createListenerMiddleware();
const startListening = emailListener.startListening.withTypes<unknown, Dispatch>();

startListening({
  actionCreator: mailsChangeRequested,
  effect: async (action, { dispatch }) => {
    const { ids, change, done } = action.payload;
    const result = await dispatch(emailApi.endpoints.changeMails.initiate({ ids, change }));
    if (result.error) dispatch(failedToast('The mail was not changed.', action));
    else if (done !== undefined) dispatch(doneToast(done));
  },
});

startListening({
  actionCreator: mailsMoveRequested,
  effect: async (action, { dispatch }) => {
    const { moves, done, back } = action.payload;
    const results = await Promise.all(
      moves.map(({ ids, folder }) => dispatch(emailApi.endpoints.changeMails.initiate({ ids, change: { folder } }))),
    );
    const failed = moves.filter((_move, index) => results[index]?.error);
    if (failed.length > 0) {
      dispatch(failedToast('The mail was not moved.', mailsMoveRequested({ ...action.payload, moves: failed })));
    } else {
      dispatch(doneToast(done, back && mailsMoveRequested({ moves: back, done: 'Mail moved back' })));
    }
  },
});

startListening({
  actionCreator: mailLabelRequested,
  effect: async (action, { dispatch }) => {
    const { ids, label, done } = action.payload;
    const result = await dispatch(emailApi.endpoints.toggleMailLabel.initiate({ ids, label }));
    dispatch(result.error ? failedToast('The label was not changed.', action) : doneToast(done));
  },
});
