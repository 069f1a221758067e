import { Icon } from '@plinth/ui-kit/react/icon';
import { SideMenuGroup } from '@plinth/ui-kit/react/side-menu-group';
import { SideMenuItem } from '@plinth/ui-kit/react/side-menu-item';
import { useTranslation } from 'react-i18next';
import { containsPage, type MenuEntry } from '../menu.ts';
import type { PageId } from '../page-registry.ts';

interface Props {
  readonly entries: readonly MenuEntry[];
  /** The open page. */
  readonly current: PageId;
  /** Pages that need the user's attention. */
  readonly attention: readonly PageId[];
}

/** Entries of the side menu, with those inside their groups. */
export function MenuEntries({ entries, current, attention }: Props) {
  const { t } = useTranslation();
  return entries.map((entry) => {
    const { icon, title } = entry;
    const badge = entry.badge === undefined ? '' : t(entry.badge);
    const iconElement = icon === undefined ? null : <Icon slot="icon" path={icon} />;
    if (entry.type === 'page') {
      return (
        <SideMenuItem
          key={entry.id}
          href={entry.href}
          current={entry.id === current || (entry.subpages?.includes(current) ?? false)}
          disabled={entry.disabled ?? false}
          external={entry.newTab ?? false}
          attention={attention.includes(entry.id)}
          badge={badge}
        >
          {iconElement}
          {t(title)}
        </SideMenuItem>
      );
    }
    if (entry.type === 'external') {
      return (
        <SideMenuItem key={entry.href} href={entry.href} external badge={badge}>
          {iconElement}
          {t(title)}
        </SideMenuItem>
      );
    }
    return (
      <SideMenuGroup
        key={title}
        type={entry.type === 'group' ? 'fold' : 'section'}
        label={t(title)}
        badge={badge}
        attention={containsPage(entry, attention)}
      >
        {iconElement}
        <MenuEntries entries={entry.entries} current={current} attention={attention} />
      </SideMenuGroup>
    );
  });
}
