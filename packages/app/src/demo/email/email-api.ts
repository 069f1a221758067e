import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import {
  cancelSending,
  getMail,
  getNeighborMail,
  sendMail,
  toggleMailLabel,
  updateMails,
  type Mail,
  type MailLabel,
  type OpenMail,
} from '@plinth/api-client/demo/email';
import { requestOf } from '#demo/_shared/demo-api.ts';
import { mailsApi, type MailQuery } from '#demo/_shared/mails.ts';
import { updateOptimistically, type ChangingCall } from '#demo/_shared/optimistic-update.ts';
import { changePage, toggleLabel, type ChangedMail } from './mail-lists.ts';

/** A mail, with the list that it was opened from. */
export interface MailRequest {
  readonly id: number;
  readonly list: MailQuery;
}

/** The mail beside another one of its list: the next older or the previous newer one. */
interface NeighborRequest {
  readonly from: MailRequest;
  readonly direction: 'next' | 'previous';
}

/** Changed fields of mails. */
export interface MailsChange {
  readonly ids: readonly number[];
  readonly change: Partial<Pick<Mail, 'isRead' | 'isStarred' | 'folder' | 'labels'>>;
}

/** A label that is added to mails without it and removed from the others. */
export interface LabelToggle {
  readonly ids: readonly number[];
  readonly label: MailLabel;
}

/** A mail that is sent, scheduled or kept as a draft. */
export type OutgoingMail = InputOf<typeof sendMail>[0];

/** The calls that read mails. */
const readApi = mailsApi.injectEndpoints({
  endpoints: (build) => ({
    mail: build.query<OpenMail, MailRequest>({
      query: requestOf(getMail, ({ id, list }: MailRequest) => [{ id, ...list }]),
      providesTags: ['Mails'],
    }),
  }),
});

type State = Parameters<typeof readApi.util.selectInvalidatedBy>[0];
type Change = (mail: Mail) => Mail;

/** Returns every cached mail with one of the ids, before and after a change. */
function changesOf(state: State, ids: readonly number[], change: Change): ReadonlyMap<number, ChangedMail> {
  const { mail, mails } = readApi.endpoints;
  const cached = readApi.util
    .selectInvalidatedBy(state, ['Mails'])
    .flatMap(({ endpointName, originalArgs }) =>
      endpointName === 'mails'
        ? (mails.select(originalArgs as MailQuery)(state).data?.emails ?? [])
        : (mail.select(originalArgs as MailRequest)(state).data ?? []),
    );
  return new Map(
    cached
      .filter(({ id }) => ids.includes(id))
      .map((before): [number, ChangedMail] => [before.id, { before, after: change(before) }]),
  );
}

/** Shows a change in every list and in the open mail before its call has ended. */
function updateMailsOptimistically(api: ChangingCall, ids: readonly number[], change: Change): void {
  const changes = changesOf(api.getState(), ids, change);
  updateOptimistically(
    api,
    (state) => readApi.util.selectInvalidatedBy(state, ['Mails']),
    ({ endpointName, originalArgs }) =>
      endpointName === 'mails'
        ? readApi.util.updateQueryData('mails', originalArgs as MailQuery, (page) =>
            changePage(page, originalArgs as MailQuery, changes),
          )
        : readApi.util.updateQueryData('mail', originalArgs as MailRequest, (mail) => {
            const after = changes.get(mail.id)?.after;
            if (!after) return mail;
            const { isRead, isStarred, folder, labels } = after;
            return { ...mail, isRead, isStarred, folder, labels };
          }),
  );
}

/** The calls of the mails. A change shows at once in every list and is rolled back when its call fails. */
export const emailApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    neighborMail: build.mutation<OpenMail, NeighborRequest>({
      query: requestOf(getNeighborMail, ({ from, direction }: NeighborRequest) => [
        { dir: direction, emailId: from.id, ...from.list },
      ]),
    }),
    changeMails: build.mutation<ResponseOf<typeof updateMails>, MailsChange>({
      query: requestOf(updateMails, ({ ids, change }: MailsChange) => [{ emailIds: [...ids], dataToUpdate: change }]),
      onQueryStarted: ({ ids, change }, api) => {
        updateMailsOptimistically(api, ids, (mail) => ({ ...mail, ...change }));
      },
      invalidatesTags: ['Mails'],
    }),
    toggleMailLabel: build.mutation<ResponseOf<typeof toggleMailLabel>, LabelToggle>({
      query: requestOf(toggleMailLabel, ({ ids, label }: LabelToggle) => [{ emailIds: [...ids], label }]),
      onQueryStarted: ({ ids, label }, api) => {
        updateMailsOptimistically(api, ids, (mail) => ({ ...mail, labels: toggleLabel(mail.labels, label) }));
      },
      invalidatesTags: ['Mails'],
    }),
    sendMail: build.mutation<ResponseOf<typeof sendMail>, OutgoingMail>({
      query: requestOf(sendMail, (mail: OutgoingMail) => [mail]),
      invalidatesTags: (_result, error) => (error ? [] : ['Mails']),
    }),
    cancelSending: build.mutation<ResponseOf<typeof cancelSending>, number>({
      query: requestOf(cancelSending, (id: number) => [{ id }]),
      invalidatesTags: ['Mails'],
    }),
  }),
});

export const { useMailQuery, useNeighborMailMutation, useSendMailMutation, useCancelSendingMutation } = emailApi;
