import { formatNumber } from '@plinth/ui-kit/format';
import { Icon } from '@plinth/ui-kit/react/icon';
import { SideMenuGroup } from '@plinth/ui-kit/react/side-menu-group';
import { SideMenuItem } from '@plinth/ui-kit/react/side-menu-item';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageItem } from '#core/pages/menu-item.ts';
import { containsPage, type MenuEntry } from '../menu.ts';

interface Props {
  readonly entries: readonly MenuEntry[];
  /** The open page. */
  readonly current: string;
  /** Pages that need the user's attention. */
  readonly attention: readonly string[];
  /** Hooks that return the text of an entry's badge, by the id of its page. */
  readonly badges: Readonly<Record<string, () => string>>;
}

interface PageEntryProps extends Pick<Props, 'current' | 'attention'> {
  readonly entry: PageItem;
  readonly badge: string;
  readonly icon: ReactNode;
}

function PageEntry({ entry, current, attention, badge, icon }: PageEntryProps) {
  const { t } = useTranslation();
  const { id } = entry.page;
  return (
    <SideMenuItem
      href={entry.href}
      current={id === current || (entry.subpages?.includes(current) ?? false)}
      disabled={entry.disabled ?? false}
      external={entry.newTab ?? false}
      attention={attention.includes(id)}
      badge={badge}
    >
      {icon}
      {t(entry.title ?? entry.page.entry.title)}
    </SideMenuItem>
  );
}

/** An entry whose badge changes. */
function PageEntryWithBadge({ useBadge, ...props }: PageEntryProps & { readonly useBadge: () => string }) {
  return <PageEntry {...props} badge={useBadge()} />;
}

const isMailAddress = (href: string): boolean => href.startsWith('mailto:');

/** Entries of the side menu, with those inside their groups. */
export function MenuEntries({ entries, current, attention, badges }: Props) {
  const { t, i18n } = useTranslation();
  return entries.map((entry) => {
    const { icon } = entry;
    const badge = entry.badge === undefined ? '' : t(entry.badge);
    const iconElement = icon === undefined ? null : <Icon slot="icon" path={icon} />;
    if (entry.type === 'page') {
      const props = { entry, current, attention, badge, icon: entry.hidesIcon ? null : iconElement };
      const useBadge = badges[entry.page.id];
      return useBadge ? (
        <PageEntryWithBadge key={entry.page.id} {...props} useBadge={useBadge} />
      ) : (
        <PageEntry key={entry.page.id} {...props} />
      );
    }
    if (entry.type === 'external') {
      return (
        <SideMenuItem key={entry.href} href={entry.href} external={!isMailAddress(entry.href)} badge={badge}>
          {iconElement}
          {t(entry.title)}
        </SideMenuItem>
      );
    }
    if (entry.type === 'disabled') {
      return (
        <SideMenuItem key={entry.title} disabled badge={badge}>
          {iconElement}
          {t(entry.title)}
        </SideMenuItem>
      );
    }
    return (
      <SideMenuGroup
        key={entry.title}
        type={entry.type === 'group' ? 'fold' : 'section'}
        label={t(entry.title)}
        badge={entry.countsEntries ? formatNumber(entry.entries.length, i18n.language) : badge}
        attention={containsPage(entry, attention)}
      >
        {iconElement}
        <MenuEntries entries={entry.entries} current={current} attention={attention} badges={badges} />
      </SideMenuGroup>
    );
  });
}
