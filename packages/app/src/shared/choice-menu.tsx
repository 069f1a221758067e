import { iconChevronDown } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useTranslation } from 'react-i18next';
import { Deferred } from './deferred.tsx';
import './choice-menu.css';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValueChange: (value: string) => void;
  readonly variant?: 'secondary' | 'ghost';
}

/** A button that shows a name and the chosen value, as `Status: All`, and opens a menu of the others. */
export function ChoiceMenu({ name, value, options, onValueChange, variant = 'secondary' }: Props) {
  const { t } = useTranslation();
  const current = options.find((option) => option.value === value)?.label ?? value;
  return (
    <DropdownMenu label={name} onMenuSelect={({ detail }) => onValueChange(detail.value)}>
      <Button slot="trigger" variant={variant}>
        <bdi className="choice-menu-name">{t('choiceName', { name })}</bdi> {current}
        <Icon slot="end" size="small" path={iconChevronDown} />
      </Button>
      <Deferred paints={2}>
        {options.map((option) => (
          <MenuItem key={option.value} type="radio" value={option.value} checked={option.value === value}>
            {option.label}
          </MenuItem>
        ))}
      </Deferred>
    </DropdownMenu>
  );
}
