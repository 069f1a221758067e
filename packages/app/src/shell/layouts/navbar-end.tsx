import { iconMoon } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useRef, type ComponentRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import type { DemoApp } from '#core/demo/demo-app.ts';
import { LanguageMenu } from '#core/i18n/language-menu.tsx';
import type { PageItem } from '#core/pages/menu-item.ts';
import { selectSession } from '#core/session/auth-slice.ts';
import { Bell } from '#features/notifications/feature.ts';
import { UserMenu } from './user-menu.tsx';

const loadSearch = async () => (await import('../search/search.tsx')).Search;

interface Props {
  /** The pages of the menu, which search finds first. */
  readonly pages: readonly PageItem[];
  /** The demo, once it has loaded. */
  readonly demo: DemoApp | null;
  /** Where the bookmarked pages are rendered. */
  readonly bookmarks: RefObject<HTMLElement | null>;
  /** Opens the customizer. */
  readonly onCustomize: () => void;
}

/** Switches to the dark skin and back. Its pressed state is set on the element itself: a change of skin renders nothing. */
function SkinToggle() {
  const { t } = useTranslation();
  const { appearance } = useServices();
  const button = useRef<ComponentRef<typeof Button>>(null);
  useEffect(() => {
    const apply = () => {
      if (button.current) button.current.pressed = appearance.skin() === 'dark' ? 'true' : 'false';
    };
    apply();
    return appearance.subscribe(apply);
  }, [appearance]);
  return (
    <Button
      ref={button}
      variant="ghost"
      iconOnly
      label={t('shell.dark')}
      className="skin-toggle"
      onClick={appearance.toggleDark}
    >
      <Icon path={iconMoon} />
    </Button>
  );
}

/** The actions at the end of the navbar. Search loads when the browser is idle; its space is reserved. */
export function NavbarEnd({ pages, demo, bookmarks, onCustomize }: Props) {
  const isProduct = useSelector(selectSession)?.kind === 'product';
  const { part: Search } = useChunk(loadSearch, useIdle());
  return (
    <>
      <div className="navbar-search">{Search ? <Search pages={pages} container={bookmarks} /> : null}</div>
      <div className="navbar-settings">
        <LanguageMenu />
        <SkinToggle />
      </div>
      {isProduct ? <Bell /> : demo ? <demo.NavbarEnd /> : null}
      <UserMenu onCustomize={onCustomize} />
    </>
  );
}
