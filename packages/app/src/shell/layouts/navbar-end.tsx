import { iconMoon } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useRef, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import type { DemoApp, FindOpenPage } from '#core/demo/demo-app.ts';
import { LanguageMenu } from '#core/i18n/language-menu.tsx';
import type { PageItem } from '#core/pages/menu-item.ts';
import type { Page } from '#core/pages/page.ts';
import { selectSession } from '#core/session/auth-slice.ts';
import { Bell } from '#features/notifications/feature.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { UserMenu } from './user-menu.tsx';

const loadSearch = async () => (await import('../search/search.tsx')).Search;

interface Props {
  /** The pages of the menu, which search finds first. */
  readonly pages: readonly PageItem[];
  /** The demo, once it has loaded. */
  readonly demo: DemoApp | null;
  readonly findOpenPage: FindOpenPage;
  /** The open page. */
  readonly current: Page;
  /** Where the bookmarked pages are rendered, at the start of the navbar. */
  readonly start: HTMLElement | null;
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

/** The search of the product. It loads when the browser is idle; its space is reserved. */
function ProductSearch({ pages, start }: Pick<Props, 'pages' | 'start'>) {
  const { part: Search } = useChunk(loadSearch, useIdle());
  return <div className="navbar-search navbar-place">{Search ? <Search pages={pages} container={start} /> : null}</div>;
}

/** The actions at the end of the navbar. The pages of the demo have a search of their own, and the cart. */
export function NavbarEnd({ pages, demo, findOpenPage, current, start, onCustomize }: Props) {
  const isProduct = useSelector(selectSession)?.kind === 'product';
  const isNarrow = useIsNarrow();
  const isDemoPage = current.entry.kind === 'demo';
  return (
    <>
      {isDemoPage ? null : <ProductSearch pages={pages} start={start} />}
      {isNarrow ? null : (
        <div className="navbar-settings">
          <LanguageMenu />
          <SkinToggle />
        </div>
      )}
      {isDemoPage && demo ? (
        <demo.NavbarTools pages={pages} findOpenPage={findOpenPage} current={current.id} start={start} />
      ) : null}
      {isProduct ? <Bell /> : demo ? <demo.NavbarEnd /> : null}
      <UserMenu demo={demo} findOpenPage={findOpenPage} onCustomize={onCustomize} />
    </>
  );
}
