import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from './navigation.ts';
import { isPlainClick } from './plain-click.ts';

interface Props {
  readonly to: string;
  /** Path data of the icon before the label. */
  readonly icon: string;
  readonly children: ReactNode;
}

/** An item of a menu that opens a page of the app. */
export function MenuLink({ to, icon, children }: Props) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <MenuItem href={to} onClick={handleClick}>
      <Icon slot="start" path={icon} size="small" />
      {children}
    </MenuItem>
  );
}
