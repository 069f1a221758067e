import type { Contact } from '@plinth/api-client/demo/chat';
import { iconBan, iconBell, iconBellOff, iconEllipsis, iconSearch, iconTrash2, iconUser } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import type { ComponentRef, RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { blockRequest, muteRequest } from '../contact-requests.ts';
import { PersonAvatar } from './person-avatar.tsx';
import { PersonName } from './person-name.tsx';

interface Props {
  readonly contact: Contact;
  readonly isProfileOpen: boolean;
  readonly isSearchOpen: boolean;
  readonly canClear: boolean;
  /** The button that opens the contact's profile. */
  readonly profileButton: RefObject<HTMLButtonElement | null>;
  readonly searchButton: RefObject<ComponentRef<typeof Button> | null>;
  readonly onProfileToggle: () => void;
  readonly onSearchToggle: () => void;
  readonly onClear: () => void;
}

type MenuProps = Pick<Props, 'contact' | 'isProfileOpen' | 'canClear' | 'onProfileToggle' | 'onClear'>;

function ContactMenu({ contact, isProfileOpen, canClear, onProfileToggle, onClear }: MenuProps) {
  const dispatch = useDispatch();
  const { fullName, muted: isMuted, blocked: isBlocked } = contact;
  const actions: Readonly<Record<string, () => void>> = {
    view: onProfileToggle,
    mute: () => dispatch(muteRequest(contact)),
    block: () => dispatch(blockRequest(contact)),
    clear: onClear,
  };
  return (
    <DropdownMenu
      label={`Actions for ${fullName}`}
      placement="bottom-end"
      onMenuSelect={({ detail }) => actions[detail.value]?.()}
    >
      <Button slot="trigger" variant="ghost" size="small" iconOnly label={`Actions for ${fullName}`}>
        <Icon path={iconEllipsis} size="small" />
      </Button>
      <MenuItem value="view">
        <Icon slot="start" path={iconUser} size="small" />
        {isProfileOpen ? 'Hide contact' : 'View contact'}
      </MenuItem>
      <MenuItem value="mute">
        <Icon slot="start" path={isMuted ? iconBell : iconBellOff} size="small" />
        {isMuted ? 'Unmute' : 'Mute'}
      </MenuItem>
      <MenuItem value="block">
        <Icon slot="start" path={iconBan} size="small" />
        {isBlocked ? 'Unblock' : 'Block'}
      </MenuItem>
      <MenuItem value="clear" variant="danger" disabled={!canClear}>
        <Icon slot="start" path={iconTrash2} size="small" />
        Clear chat
      </MenuItem>
    </DropdownMenu>
  );
}

/** With whom the chat is, its search, and what can be done with the contact. */
export function ChatHeader({ contact, profileButton, searchButton, ...props }: Props) {
  const { isProfileOpen, isSearchOpen, canClear, onProfileToggle, onSearchToggle, onClear } = props;
  const { role } = contact;
  return (
    <div className="app-page-bar chat-header">
      <h2 className="chat-heading">
        <button
          ref={profileButton}
          type="button"
          className="chat-who"
          aria-expanded={isProfileOpen}
          onClick={onProfileToggle}
        >
          <PersonAvatar person={contact} />
          <span className="chat-who-lines">
            <PersonName className="chat-who-name" person={contact} />
            <span className="chat-who-role" dir="auto">
              {role}
            </span>
          </span>
        </button>
      </h2>
      <Button
        ref={searchButton}
        variant="ghost"
        size="small"
        iconOnly
        label="Search in chat"
        pressed={isSearchOpen ? 'true' : 'false'}
        onClick={onSearchToggle}
      >
        <Icon path={iconSearch} size="small" />
      </Button>
      <ContactMenu
        contact={contact}
        isProfileOpen={isProfileOpen}
        canClear={canClear}
        onProfileToggle={onProfileToggle}
        onClear={onClear}
      />
    </div>
  );
}
