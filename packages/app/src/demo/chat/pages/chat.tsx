import type { ComingAnswer } from '@plinth/api-client/demo/chat';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { VISITOR } from '#core/drafts/drafts.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { AppPage, useOpenSide } from '#demo/_shared/app-page/app-page.tsx';
import { focusElement } from '#shared/focus-element.ts';
import { useChatsQuery } from '../chat-api.ts';
import { ChatPane, LoadingLog } from '../components/chat-pane.tsx';
import { ChatSide } from '../components/chat-side.tsx';
import { ContactProfile } from '../components/contact-profile.tsx';
import { OwnProfile } from '../components/own-profile.tsx';
import { ProfilePane } from '../components/profile-pane.tsx';
import { outboxRestored } from '../outbox-slice.ts';
import { storedMessagesOf } from '../stored-outbox.ts';
import { useChatAddress } from '../use-chat-address.ts';
import { useComingAnswers } from '../use-coming-answers.ts';
import './chat.css';

const NO_ANSWERS: readonly ComingAnswer[] = [];

/** The content while no chat is chosen. */
function StartPane({ isReady }: { readonly isReady: boolean }) {
  const openSide = useOpenSide();
  return (
    <div className="app-page-pane chat-start" data-ready={isReady ? 'chat' : undefined}>
      {openSide ? (
        <EmptyState heading="No chat is open">
          <Button slot="action" onClick={openSide}>
            Start a conversation
          </Button>
        </EmptyState>
      ) : (
        <EmptyState heading="Start a conversation" text="Choose a chat or a contact from the list." />
      )}
    </div>
  );
}

function UnknownContact({ onBack }: { readonly onBack: () => void }) {
  return (
    <div className="app-page-pane chat-start" data-ready="chat">
      <EmptyState kind="error" heading="There is no such contact">
        <Button slot="action" onClick={onBack}>
          Back to the chats
        </Button>
      </EmptyState>
    </div>
  );
}

/** Adds the messages that an earlier visit could not send. */
function useStoredMessages(): void {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  useEffect(() => {
    dispatch(outboxRestored(storedMessagesOf(storage, owner)));
  }, [dispatch, storage, owner]);
}

/** Moves the focus to the field of another contact once it is chosen. */
function useFocusOnChoice(contactId: number | null, field: RefObject<HTMLElement | null>): void {
  const shownId = useRef(contactId);
  useEffect(() => {
    if (Object.is(shownId.current, contactId)) return undefined;
    shownId.current = contactId;
    return focusElement(field.current);
  }, [contactId, field]);
}

/** The page of the chats. Chosen contact, open profile and searches are those of the address. */
export function ChatPage() {
  const address = useChatAddress();
  const { contactId, profile, change } = address;
  const { data: list, isError } = useChatsQuery();
  const field = useRef<HTMLTextAreaElement>(null);
  const ownButton = useRef<HTMLButtonElement>(null);
  const contactButton = useRef<HTMLButtonElement>(null);
  const typingIds = useComingAnswers(list?.answers ?? NO_ANSWERS);
  useStoredMessages();
  useFocusOnChoice(contactId, field);
  const contact = list?.contacts.find(({ id }) => id === contactId);
  const closeProfile = () => change({ profile: null });
  const isOwnOpen = profile === 'own' && list !== undefined;
  const isContactOpen = profile === 'contact' && contact !== undefined;
  let pane = <StartPane isReady={list !== undefined} />;
  if (list && contact) {
    pane = (
      <ChatPane
        key={contact.id}
        contact={contact}
        isTyping={typingIds.has(contact.id)}
        list={list}
        address={address}
        field={field}
        profileButton={contactButton}
      />
    );
  } else if (contactId !== null && list) {
    pane = <UnknownContact onBack={() => change({ contact: null, profile: null, find: null })} />;
  } else if (contactId !== null && !isError) {
    pane = <LoadingLog />;
  }
  return (
    <AppPage
      title="demo.pages.chat"
      className={isOwnOpen || isContactOpen ? 'chat chat-with-profile' : 'chat'}
      sideLabel="Chats"
      side={<ChatSide address={address} typingIds={typingIds} ownButton={ownButton} />}
    >
      {pane}
      {isOwnOpen ? (
        <ProfilePane key="own" heading="Your profile" opener={ownButton} onClose={closeProfile}>
          <OwnProfile profileUser={list.profileUser} />
        </ProfilePane>
      ) : null}
      {isContactOpen ? (
        <ProfilePane key={contact.id} heading="Contact" opener={contactButton} onClose={closeProfile}>
          <ContactProfile contact={contact} />
        </ProfilePane>
      ) : null}
    </AppPage>
  );
}
