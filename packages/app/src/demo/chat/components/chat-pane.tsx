import type { Contact } from '@plinth/api-client/demo/chat';
import type { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useMemo, useRef, useState, type ComponentRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { contains } from '#demo/_shared/text-parts.ts';
import { useChatQuery } from '../chat-api.ts';
import type { ChatList } from '../chat-rows.ts';
import { logMessagesOf, type LogMessage } from '../message-days.ts';
import { messageRetried, selectOutbox } from '../outbox-slice.ts';
import type { ChatAddress } from '../use-chat-address.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatSearch } from './chat-search.tsx';
import { ClearChatDialog } from './clear-chat-dialog.tsx';
import { Composer } from './composer.tsx';

/** The interval at which an open chat is read again. */
const POLL_INTERVAL_MS = 15_000;

/** The place of messages that have not loaded. */
export function LoadingLog() {
  return (
    <output className="chat-log-skeletons">
      <span className="visually-hidden">Loading messages</span>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="control" />
      ))}
    </output>
  );
}

function LogError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="chat-log-frame">
      <EmptyState kind="error" heading="The messages did not load" text="Nothing has changed." onLoadRetry={onRetry} />
    </div>
  );
}

/** The messages that match the search of the chat, and the one that is shown now: the newest at first. */
function useMatches(messages: readonly LogMessage[], find: string | null) {
  const text = find ?? '';
  const keys = useMemo(
    () => (text.trim() === '' ? [] : messages.flatMap((message) => (contains(message.text, text) ? message.key : []))),
    [messages, text],
  );
  const [shown, setShown] = useState({ text, fromEnd: 0 });
  const fromEnd = shown.text === text ? Math.min(shown.fromEnd, Math.max(0, keys.length - 1)) : 0;
  return {
    text,
    count: keys.length,
    index: keys.length - 1 - fromEnd,
    currentKey: keys[keys.length - 1 - fromEnd] ?? null,
    move: (offset: number) => setShown({ text, fromEnd: fromEnd - offset }),
  };
}

/** The messages of the chat with a contact, also those that have not arrived. */
function useMessages(id: number) {
  const { data, isError, refetch } = useChatQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_INTERVAL_MS,
  });
  const allOutgoing = useSelector(selectOutbox);
  const outbox = useMemo(() => allOutgoing.filter(({ contactId }) => contactId === id), [allOutgoing, id]);
  const messages = useMemo(() => logMessagesOf(data?.chat?.chat ?? [], outbox), [data, outbox]);
  return { data, isError, refetch, outbox, messages };
}

interface Props {
  readonly contact: Contact;
  readonly isTyping: boolean;
  readonly list: ChatList;
  readonly address: ChatAddress;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly profileButton: RefObject<HTMLButtonElement | null>;
}

/** The chat with a contact. */
export function ChatPane({ contact, isTyping, list, address, field, profileButton }: Props) {
  const { profile, find, change } = address;
  const dispatch = useDispatch();
  const { id } = contact;
  const { data, isError, refetch, outbox, messages } = useMessages(id);
  const matches = useMatches(messages, find);
  const [isClearing, setClearing] = useState(false);
  const searchButton = useRef<ComponentRef<typeof Button>>(null);
  const closeSearch = () => {
    change({ find: null });
    searchButton.current?.focus();
  };
  return (
    <div className="app-page-pane chat-pane" data-ready={data ? 'chat' : undefined}>
      <ChatHeader
        contact={contact}
        isProfileOpen={profile === 'contact'}
        isSearchOpen={find !== null}
        canClear={messages.length > 0}
        profileButton={profileButton}
        searchButton={searchButton}
        onProfileToggle={() => change({ profile: profile === 'contact' ? null : 'contact' })}
        onSearchToggle={() => (find === null ? change({ find: '' }) : closeSearch())}
        onClear={() => setClearing(true)}
      />
      {find === null ? null : (
        <ChatSearch
          text={matches.text}
          matchCount={matches.count}
          index={matches.index}
          onTextChange={(text) => change({ find: text }, { replace: true })}
          onMove={matches.move}
          onClose={closeSearch}
        />
      )}
      {data ? (
        <ChatLog
          contact={contact}
          profileUser={list.profileUser}
          messages={messages}
          isTyping={isTyping}
          search={matches}
          onRetry={({ time }) => dispatch(messageRetried({ contactId: id, time }))}
        />
      ) : isError ? (
        <LogError onRetry={() => void refetch()} />
      ) : (
        <LoadingLog />
      )}
      <Composer contact={contact} field={field} />
      <ClearChatDialog contact={contact} outbox={outbox} isOpen={isClearing} onClose={() => setClearing(false)} />
    </div>
  );
}
