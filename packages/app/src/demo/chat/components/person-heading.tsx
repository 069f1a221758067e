import type { ChatProfile, Contact } from '@plinth/api-client/demo/chat';
import { PersonAvatar, PRESENCE_NAMES } from './person-avatar.tsx';

interface Props {
  readonly person: ChatProfile | Contact;
  readonly isOwn?: boolean;
}

/** The head of a profile: picture, name, role and presence. */
export function PersonHeading({ person, isOwn = false }: Props) {
  const { fullName, role, status } = person;
  return (
    <div className="chat-person">
      <PersonAvatar person={person} isOwn={isOwn} size="huge" hasPresence={isOwn} />
      <div>
        <p className="chat-person-name" dir="auto">
          {fullName}
        </p>
        <p className="text-13 muted" dir="auto">
          {role}
        </p>
        {isOwn ? null : (
          <p className="chat-presence text-13 muted" data-presence={status}>
            {PRESENCE_NAMES[status]}
          </p>
        )}
      </div>
    </div>
  );
}
