import { iconChevronDown } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { Deferred } from './deferred.tsx';

interface FilterProps {
  /** The label for no selection, as `All types`. */
  readonly allLabel: string;
  readonly members: readonly string[];
  /** Returns the translated name of a member. */
  readonly labelOf: (member: string) => string;
  /** The selected member, or an empty string for all. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Use `medium` next to form fields. */
  readonly size?: 'small' | 'medium';
}

/** A menu button that selects one of several members, or all, and shows the selection as its label. */
export function Filter({ allLabel, members, labelOf, value, onValueChange, size = 'small' }: FilterProps) {
  return (
    <DropdownMenu label={allLabel} placement="bottom-end" onMenuSelect={(event) => onValueChange(event.detail.value)}>
      <Button slot="trigger" size={size}>
        {value === '' ? allLabel : labelOf(value)}
        <Icon slot="end" size="small" path={iconChevronDown} />
      </Button>
      <Deferred paints={2}>
        <MenuItem type="radio" value="" checked={value === ''}>
          {allLabel}
        </MenuItem>
        {members.map((member) => (
          <MenuItem key={member} type="radio" value={member} checked={value === member}>
            {labelOf(member)}
          </MenuItem>
        ))}
      </Deferred>
    </DropdownMenu>
  );
}
