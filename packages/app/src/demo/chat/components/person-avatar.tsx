import type { Presence } from '@plinth/api-client/demo/chat';
import { Avatar } from '@plinth/ui-kit/react/avatar';

/** The names of the presences. */
export const PRESENCE_NAMES: Readonly<Record<Presence, string>> = {
  online: 'Online',
  busy: 'Busy',
  away: 'Away',
  offline: 'Offline',
};

interface Person {
  readonly fullName: string;
  readonly avatar: string | null;
  readonly status: Presence;
}

interface Props {
  readonly person: Person;
  readonly isOwn?: boolean;
  readonly size?: 'medium' | 'small' | 'huge';
  readonly hasPresence?: boolean;
}

/** The picture or the initials of a person. It is decoration: the name stands beside it. */
export function PersonAvatar({ person, isOwn = false, size = 'medium', hasPresence = true }: Props) {
  return (
    <span className={isOwn ? 'chat-avatar chat-avatar-own' : 'chat-avatar'} aria-hidden="true">
      <Avatar
        name={person.fullName}
        src={person.avatar ?? undefined}
        size={size}
        presence={hasPresence ? person.status : undefined}
      />
    </span>
  );
}
