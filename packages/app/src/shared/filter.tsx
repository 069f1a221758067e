import { iconChevronDown } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';

interface FilterProps {
  /** What stands for no choice: `All types`. */
  readonly all: string;
  readonly members: readonly string[];
  /** A member in the reader's words. */
  readonly nameOf: (member: string) => string;
  /** The chosen member; empty for all. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** `medium` beside fields. */
  readonly size?: 'small' | 'medium';
}

/** One of several, or all: the button says which. */
export function Filter({ all, members, nameOf, value, onValue, size = 'small' }: FilterProps) {
  return (
    <DropdownMenu label={all} placement="bottom-end" onMenuSelect={(event) => onValue(event.detail.value)}>
      <Button slot="trigger" size={size}>
        {value === '' ? all : nameOf(value)}
        <Icon slot="end" size="small" path={iconChevronDown} />
      </Button>
      <MenuItem type="radio" value="" checked={value === ''}>
        {all}
      </MenuItem>
      {members.map((member) => (
        <MenuItem key={member} type="radio" value={member} checked={value === member}>
          {nameOf(member)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
