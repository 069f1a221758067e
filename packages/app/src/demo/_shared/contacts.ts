import type { ResponseOf } from '@plinth/api-client/call';
import { listChatsAndContacts, type Contact } from '@plinth/api-client/demo/chat';
import { demoApi, requestOf } from './demo-api.ts';

/** The contacts, by name. They are also shown outside the chat. */
const contactsApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<readonly Contact[], void>({
      query: requestOf(listChatsAndContacts, () => []),
      transformResponse: ({ contacts }: ResponseOf<typeof listChatsAndContacts>) => contacts,
    }),
  }),
});

export const { useContactsQuery } = contactsApi;
