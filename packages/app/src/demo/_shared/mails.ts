import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import { listMails } from '@plinth/api-client/demo/email';
import { demoApi, requestOf } from './demo-api.ts';

/** Filters and search of a list of mails; by default the inbox. */
export type MailQuery = NonNullable<InputOf<typeof listMails>[0]>;
/** A list of mails with the counts of the folders. */
export type MailPage = ResponseOf<typeof listMails>;

/** The lists of mails. Their counts are also shown outside the app of the mails. */
export const mailsApi = demoApi.enhanceEndpoints({ addTagTypes: ['Mails'] }).injectEndpoints({
  endpoints: (build) => ({
    mails: build.query<MailPage, MailQuery>({
      query: requestOf(listMails, (query: MailQuery) => [query]),
      providesTags: ['Mails'],
    }),
  }),
});

export const { useMailsQuery } = mailsApi;

/** Returns the number of unread mails of the inbox as a badge; empty without any. */
export function useUnreadBadge(): string {
  const { unread } = useMailsQuery(
    { folder: 'inbox' },
    { selectFromResult: ({ data }) => ({ unread: data?.emailsMeta.inbox ?? 0 }) },
  );
  return unread === 0 ? '' : String(unread);
}
