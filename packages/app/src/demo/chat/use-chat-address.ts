import { useMemo } from 'react';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useQuery, type QueryChange } from '#shared/navigation.ts';

/** Chat, profile and searches of the page, read from the address. */
export interface ChatAddress {
  /** Id of the chosen contact; NaN when it is none, null without one. */
  readonly contactId: number | null;
  /** The open profile. */
  readonly profile: 'own' | 'contact' | null;
  /** The text that the chats and contacts are searched for. */
  readonly q: string;
  /** The text that the chat is searched for; null while its search is closed. */
  readonly find: string | null;
  /** Returns the address that opens the chat with a contact. */
  readonly hrefOf: (contactId: number) => string;
  readonly change: (change: QueryChange, options?: { readonly replace?: boolean }) => void;
}

/** Reads and changes the address of the page. */
export function useChatAddress(): ChatAddress {
  const { query, setQuery } = useQuery();
  return useMemo(() => {
    const contact = query.get('contact');
    const profile = query.get('profile');
    const q = query.get('q') ?? '';
    return {
      contactId: contact === null ? null : /^\d+$/.test(contact) ? Number(contact) : Number.NaN,
      profile: profile === 'own' || (profile === 'contact' && contact !== null) ? profile : null,
      q,
      find: query.get('find'),
      hrefOf: (contactId) => demoRoutes.hrefOf('chat', {}, { contact: String(contactId), ...(q === '' ? {} : { q }) }),
      change: setQuery,
    };
  }, [query, setQuery]);
}
