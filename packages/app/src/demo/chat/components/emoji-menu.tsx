import { iconSmile } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';

const EMOJIS = [
  ['🙂', 'Smile'],
  ['😀', 'Grin'],
  ['😂', 'Tears of joy'],
  ['😉', 'Wink'],
  ['😍', 'Heart eyes'],
  ['🤔', 'Thinking'],
  ['😕', 'Confused'],
  ['👍', 'Thumbs up'],
  ['👎', 'Thumbs down'],
  ['🙏', 'Thank you'],
  ['👏', 'Applause'],
  ['🎉', 'Celebration'],
  ['❤️', 'Heart'],
  ['✅', 'Done'],
] as const;

interface Props {
  readonly isDisabled: boolean;
  readonly onSelect: (emoji: string) => void;
}

/** A menu of emojis, by name. */
export function EmojiMenu({ isDisabled, onSelect }: Props) {
  return (
    <DropdownMenu
      slot="end"
      className="chat-emojis"
      label="Emoji"
      placement="top-end"
      onMenuSelect={({ detail }) => onSelect(detail.value)}
    >
      <Button slot="trigger" variant="ghost" size="small" iconOnly label="Emoji" disabled={isDisabled}>
        <Icon path={iconSmile} size="small" />
      </Button>
      {EMOJIS.map(([emoji, name]) => (
        <MenuItem key={emoji} value={emoji}>
          <span slot="start" className="chat-emoji" aria-hidden="true">
            {emoji}
          </span>
          {name}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
