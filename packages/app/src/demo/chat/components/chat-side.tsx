import { calendarDayOf } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, type ComponentRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useKeydown } from '#demo/_shared/use-keydown.ts';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { useChatsQuery } from '../chat-api.ts';
import { chatRowsOf, matchesName, type ChatList } from '../chat-rows.ts';
import { selectOutbox } from '../outbox-slice.ts';
import type { ChatAddress } from '../use-chat-address.ts';
import { ChatItem, ContactItem } from './chat-rows.tsx';
import { PersonAvatar, PRESENCE_NAMES } from './person-avatar.tsx';
import './chat-side.css';

const OFFSETS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus from a row to the one before or after. */
function focusNeighbour(event: KeyboardEvent, lists: HTMLElement | null): void {
  const rows = [...(lists?.querySelectorAll<HTMLElement>('.chat-row') ?? [])];
  const index = rows.findIndex((row) => row === document.activeElement);
  const next = rows[index + (OFFSETS[event.key] ?? 0)];
  if (index < 0 || !next || next === rows[index]) return;
  event.preventDefault();
  next.focus();
}

function LoadingRows() {
  return (
    <output className="chat-skeletons">
      <span className="visually-hidden">Loading chats</span>
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="chat-skeleton">
          <Skeleton shape="avatar" />
          <Skeleton shape="text" lines={2} />
        </span>
      ))}
    </output>
  );
}

interface ListsProps {
  readonly list: ChatList;
  readonly address: ChatAddress;
  readonly typingIds: ReadonlySet<number>;
}

function Lists({ list, address: { contactId, q, hrefOf, change }, typingIds }: ListsProps) {
  const { now } = useServices();
  const outbox = useSelector(selectOutbox);
  const lists = useRef<HTMLDivElement>(null);
  useKeydown(lists, (event) => focusNeighbour(event, lists.current));
  const chats = chatRowsOf(list, outbox).filter(({ contact }) => matchesName(contact, q));
  const contacts = list.contacts.filter((contact) => matchesName(contact, q));
  const isSearched = q.trim() !== '';
  return (
    <div ref={lists} className="chat-lists">
      <h2 id="chat-chats">Chats</h2>
      {chats.length > 0 ? (
        <ul aria-labelledby="chat-chats">
          {chats.map((row) => (
            <ChatItem
              key={row.contact.id}
              row={row}
              href={hrefOf(row.contact.id)}
              isOpen={row.contact.id === contactId}
              isTyping={typingIds.has(row.contact.id)}
              today={calendarDayOf(now())}
            />
          ))}
        </ul>
      ) : (
        <p className="chat-none">{isSearched ? 'No chats found' : 'No chats yet'}</p>
      )}
      <h2 id="chat-contacts">Contacts</h2>
      {contacts.length > 0 ? (
        <ul aria-labelledby="chat-contacts">
          {contacts.map((contact) => (
            <ContactItem
              key={contact.id}
              contact={contact}
              href={hrefOf(contact.id)}
              isOpen={contact.id === contactId && !chats.some((row) => row.contact.id === contactId)}
            />
          ))}
        </ul>
      ) : (
        <p className="chat-none">{isSearched ? 'No contacts found' : 'No contacts yet'}</p>
      )}
      {isSearched && (chats.length === 0 || contacts.length === 0) ? (
        <Button className="chat-clear-search" size="small" onClick={() => change({ q: null })}>
          Clear search
        </Button>
      ) : null}
    </div>
  );
}

interface Props {
  readonly address: ChatAddress;
  /** Ids of the contacts who are typing. */
  readonly typingIds: ReadonlySet<number>;
  /** The button that opens the user's own profile. */
  readonly ownButton: RefObject<HTMLButtonElement | null>;
}

/** The chats and the contacts, with their search and the user's own profile. */
export function ChatSide({ address, typingIds, ownButton }: Props) {
  const { q, change, profile } = address;
  const { data: list, isError, refetch } = useChatsQuery();
  const search = useRef<ComponentRef<typeof SearchField>>(null);
  useSearchKey(search);
  return (
    <div className="chat-side">
      <div className="app-page-bar">
        {list ? (
          <button
            ref={ownButton}
            type="button"
            className="chat-own-button"
            aria-expanded={profile === 'own'}
            onClick={() => change({ profile: profile === 'own' ? null : 'own' })}
          >
            <PersonAvatar person={list.profileUser} isOwn />
            <span className="visually-hidden">Your profile, {PRESENCE_NAMES[list.profileUser.status]}</span>
          </button>
        ) : (
          <Skeleton shape="avatar" />
        )}
        <SearchField
          ref={search}
          className="chat-search"
          label="Search chats and contacts"
          labelHidden
          placeholder="Search"
          value={q}
          onSearchChange={({ detail: { value } }) =>
            change({ q: value.trim() === '' ? null : value }, { replace: true })
          }
        />
      </div>
      {list ? <Lists list={list} address={address} typingIds={typingIds} /> : isError ? null : <LoadingRows />}
      {isError && !list ? (
        <EmptyState
          kind="error"
          heading="The chats did not load"
          text="Nothing has changed."
          onLoadRetry={() => void refetch()}
        />
      ) : null}
    </div>
  );
}
