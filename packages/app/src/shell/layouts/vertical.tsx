import { iconLayoutGrid } from '@plinth/ui-kit/icons';
import { AppShell } from '@plinth/ui-kit/react/app-shell';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Footer } from '@plinth/ui-kit/react/footer';
import { Navbar } from '@plinth/ui-kit/react/navbar';
import { SideMenu } from '@plinth/ui-kit/react/side-menu';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentRef,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Allows } from '#core/ability/ability.ts';
import { AllowsContext } from '#core/ability/allows-context.ts';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import type { FindOpenPage, LoadedDemo } from '#core/demo/demo-app.ts';
import { FindOpenPageContext } from '#core/demo/open-pages.ts';
import { useDemo } from '#core/demo/use-demo.ts';
import { isFlagOn, selectFlagsOn } from '#core/flags/flags-slice.ts';
import type { MenuItem } from '#core/pages/menu-item.ts';
import type { Page } from '#core/pages/page.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectSession } from '#core/session/auth-slice.ts';
import { selectCustomer } from '#features/_shared/customers/customers-slice.ts';
import { Deferred } from '#shared/deferred.tsx';
import { Link, useNavigate } from '#shared/navigation.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { loadDemoMenu } from '../demo.ts';
import { findPage } from '../find-page.ts';
import { mayOpen } from '../may-open.ts';
import { MENU, pagesOf, selectAttention, visibleEntries } from '../menu.ts';
import type { PageSources } from '../page-sources.ts';
import { prefetchOnIntent } from '../prefetch.ts';
import { MenuEntries } from './menu-entries.tsx';
import { NavbarEnd } from './navbar-end.tsx';
import { UserMenu } from './user-menu.tsx';
import './vertical.css';

/** Properties of the layout around a page. */
export interface VerticalLayoutProps {
  readonly allows: Allows;
  readonly sources: PageSources;
  /** The open page. */
  readonly current: Page;
  readonly children: ReactNode;
}

/** Sets the layout's properties on the shell directly: a change of the layout renders nothing. */
function useShellLayout() {
  const { appearance } = useServices();
  const shell = useRef<ComponentRef<typeof AppShell>>(null);
  useLayoutEffect(() => {
    const apply = () => {
      if (shell.current) Object.assign(shell.current, appearance.layout());
    };
    apply();
    return appearance.subscribe(apply);
  }, [appearance]);
  return shell;
}

/** Returns the position of the user menu, which is also needed to log out when there is no navbar. */
function useUserMenuPosition(): 'navbar' | 'menu' | 'corner' {
  const { appearance } = useServices();
  return useSyncExternalStore(appearance.subscribe, () => {
    const { layout, navbarType, menuHidden } = appearance.layout();
    if (layout === 'horizontal' || navbarType !== 'hidden') return 'navbar';
    return menuHidden ? 'corner' : 'menu';
  });
}

const NO_BADGES: LoadedDemo['menuBadges'] = {};

interface Menu {
  readonly items: readonly MenuItem[];
  /** The demo, once it has loaded. */
  readonly demo: LoadedDemo | null;
  readonly badges: LoadedDemo['menuBadges'];
}

/**
 * The entries of the menu: in a session of the demo its own, in one of the product those of the product, and the demo's
 * in a group. A page of the product loads the entries alone: the demo loads when it is needed.
 */
function useMenu(current: Page, isIdle: boolean, isDemoNeeded: boolean): Menu {
  const isDemo = useSelector(selectSession)?.kind === 'demo';
  const isDemoShown = isDemo || current.entry.kind === 'demo';
  const { loadDemo } = useServices();
  const { demo } = useDemo(isDemoShown || isDemoNeeded);
  const { part: demoEntries } = useChunk(loadDemoMenu, loadDemo !== null && !isDemo && isIdle);
  const items = useMemo((): readonly MenuItem[] => {
    const entries = demo?.menu ?? demoEntries ?? [];
    return isDemo ? entries : [...MENU, { type: 'group', title: 'demo.title', icon: iconLayoutGrid, entries }];
  }, [demo, demoEntries, isDemo]);
  return { items, demo, badges: isDemoShown && demo ? demo.menuBadges : NO_BADGES };
}

const loadCustomizer = async () => (await import('#core/appearance/customizer.tsx')).Customizer;
const loadScrollToTop = async () => (await import('@plinth/ui-kit/react/scroll-to-top')).ScrollToTop;

/** Menu, navbar, page and footer, as the user arranged them (product.md#shell). */
export function VerticalLayout({ allows, current, sources, children }: VerticalLayoutProps) {
  const { t } = useTranslation();
  const { appearance, settings, now } = useServices();
  const navigate = useNavigate();
  const isProduct = useSelector(selectSession)?.kind === 'product';
  const customer = useSelector(selectCustomer);
  const flagsOn = useSelector(selectFlagsOn);
  const attention = useSelector(selectAttention);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const shell = useShellLayout();
  const userMenuPosition = useUserMenuPosition();
  const [navbarStart, setNavbarStart] = useState<HTMLElement | null>(null);
  // A transition, because the bookmarks load later: the layout would otherwise be rendered twice before it is painted.
  const navbarStartRef = useCallback(
    (element: HTMLElement | null) => startTransition(() => setNavbarStart(element)),
    [],
  );
  const isIdle = useIdle();
  const [isCustomizerOpen, setCustomizerOpen] = useState(false);
  const openCustomizer = useCallback(() => setCustomizerOpen(true), []);
  const { part: Customizer } = useChunk(loadCustomizer, isIdle || isCustomizerOpen);
  const { part: ScrollToTop } = useChunk(loadScrollToTop, isIdle);
  const [isDemoWanted, setDemoWanted] = useState(false);
  const menu = useMenu(current, isIdle, isDemoWanted || isCustomizerOpen);
  const { demo } = menu;
  const entries = useMemo(
    () => visibleEntries(menu.items, { allows, isOn: (flag) => isFlagOn(flagsOn, flag) }),
    [menu.items, allows, flagsOn],
  );
  const pages = useMemo(() => pagesOf(entries), [entries]);
  const findOpenPage = useCallback<FindOpenPage>(
    (href) => {
      const page = findPage(href.replace(/[?#].*/s, ''), demo);
      return page && mayOpen(page.entry, allows) ? page : null;
    },
    [demo, allows],
  );
  useEffect(
    () =>
      prefetchOnIntent(
        document,
        sources,
        pages.map(({ page }) => page),
        (pathname) => {
          const page = findPage(pathname, demo);
          // The menu has the pages of the demo before the demo has loaded.
          if (!page && pages.some(({ href }) => href === pathname)) setDemoWanted(true);
          return page;
        },
      ),
    [sources, pages, demo],
  );
  const { fillsWindow = false } = current.entry;
  const year = new Date(now()).getFullYear();
  // As in the app shell, whose menu then opens over the page.
  const isMenuClosedAtFirst = useMediaQuery('(width < 1200px)');

  return (
    <AppShell
      ref={shell}
      page={current.id}
      contentHeight={fillsWindow ? 'window' : 'auto'}
      menuOpen={isMenuOpen}
      onMenuToggle={(event) => setMenuOpen(event.detail.open)}
      onMenuPin={(event) => appearance.setLayout({ menuCollapsed: event.detail.collapsed })}
    >
      <SideMenu
        slot="menu"
        label={t('shell.menu')}
        onMenuNavigate={(event) => {
          setMenuOpen(false);
          // The browser opens what is not a page of the app, such as a new mail.
          if (!event.detail.href.startsWith('/')) return;
          event.preventDefault();
          navigate(event.detail.href);
        }}
      >
        <Link slot="brand" to={hrefOf('root')} className="menu-brand">
          <BrandMark />
        </Link>
        <Deferred paints={isMenuClosedAtFirst ? 4 : 0}>
          <MenuEntries entries={entries} current={current.id} attention={attention} badges={menu.badges} />
        </Deferred>
        {userMenuPosition === 'menu' ? (
          <div slot="foot">
            <UserMenu isStandalone demo={demo} findOpenPage={findOpenPage} onCustomize={openCustomizer} />
          </div>
        ) : null}
      </SideMenu>
      <Navbar slot="navbar" menuButton>
        <div slot="start" className="navbar-start">
          <Link className="navbar-mark" to={hrefOf('root')} aria-label={brand.name}>
            <svg className="brand-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d={brand.mark} />
            </svg>
          </Link>
          <span className="navbar-company">{customer?.tradingName ?? customer?.legalName ?? ''}</span>
          {settings.sandbox && isProduct ? <Badge variant="sandbox">{t('shell.sandbox')}</Badge> : null}
          <div
            ref={navbarStartRef}
            className={current.entry.kind === 'demo' ? 'navbar-bookmarks navbar-place' : 'navbar-bookmarks'}
          />
        </div>
        <div slot="end" className="navbar-end">
          <NavbarEnd
            pages={pages}
            demo={demo}
            findOpenPage={findOpenPage}
            current={current}
            start={navbarStart}
            onCustomize={openCustomizer}
          />
        </div>
      </Navbar>
      {userMenuPosition === 'corner' ? (
        <div className="user-corner">
          <UserMenu isStandalone demo={demo} findOpenPage={findOpenPage} onCustomize={openCustomizer} />
        </div>
      ) : null}
      <AllowsContext value={allows}>
        <FindOpenPageContext value={findOpenPage}>{children}</FindOpenPageContext>
      </AllowsContext>
      {ScrollToTop && !fillsWindow ? <ScrollToTop className="scroll-to-top" /> : null}
      <Footer slot="footer">
        <bdi dir="ltr">
          © {year} {brand.name}
        </bdi>
        <span slot="end">
          {__VERSION__} ·{' '}
          <a className="footer-link" href={`mailto:${brand.supportEmail}`}>
            {t('shell.support')}
          </a>
        </span>
      </Footer>
      {Customizer ? (
        <Customizer isOpen={isCustomizerOpen} onToggle={setCustomizerOpen}>
          {demo ? <demo.Settings resetData={demo.resetData} /> : null}
        </Customizer>
      ) : null}
    </AppShell>
  );
}
