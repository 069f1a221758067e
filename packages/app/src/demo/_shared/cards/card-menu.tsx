import { iconEllipsis } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import type { PeriodChoice } from './use-period.ts';

/** The value of the entry that shows the figures as a table or as a chart. */
const VIEW = 'view';

interface Props {
  readonly title: string;
  /** The periods that can be chosen, where there are several. */
  readonly choice?: PeriodChoice;
  readonly isTable: boolean;
  readonly onTableChange: (isTable: boolean) => void;
}

/** The menu of a card: its period, and whether its figures are a table. */
export function CardMenu({ title, choice, isTable, onTableChange }: Props) {
  const label = `Actions for ${title}`;
  const select = (value: string) => {
    if (value === VIEW) onTableChange(!isTable);
    else choice?.onChoose(value);
  };
  return (
    <DropdownMenu label={label} placement="bottom-end" onMenuSelect={({ detail }) => select(detail.value)}>
      <Button slot="trigger" variant="ghost" size="small" iconOnly label={label}>
        <Icon path={iconEllipsis} />
      </Button>
      {choice
        ? choice.options.map(({ value, name }) => (
            <MenuItem key={value} type="radio" value={value} checked={value === choice.value}>
              {name}
            </MenuItem>
          ))
        : null}
      {choice ? <hr /> : null}
      <MenuItem value={VIEW}>{isTable ? 'Show chart' : 'Show data'}</MenuItem>
    </DropdownMenu>
  );
}
