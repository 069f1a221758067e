import { Avatar } from '@plinth/ui-kit/react/avatar';
import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { OpenLink } from '#demo/_shared/cards/open-link.tsx';
import { CONVERSATION } from '#demo/_shared/cards/samples.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import './conversation-card.css';

/** The end of a conversation, which the chat continues. */
export function ConversationCard({ id }: { readonly id?: string }) {
  const { contact, contactId, messages } = CONVERSATION;
  return (
    <CardFrame title="Chat" id={id}>
      <div className="figure-stack">
        <div className="conversation-contact">
          <Avatar name={contact} aria-hidden="true" />
          <bdi>{contact}</bdi>
        </div>
        <ol className="conversation">
          {messages.map(({ isOwn, text }) => (
            <li key={text} className={isOwn ? 'conversation-own' : undefined}>
              <span className="visually-hidden">{isOwn ? 'You: ' : `${contact}: `}</span>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
        <div className="figure-card-links">
          <OpenLink to={demoRoutes.hrefOf('chat', {}, { contact: contactId })}>Reply in chat</OpenLink>
        </div>
      </div>
    </CardFrame>
  );
}
