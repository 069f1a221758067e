import { AppShell } from '@plinth/ui-kit/react/app-shell';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Footer } from '@plinth/ui-kit/react/footer';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Navbar } from '@plinth/ui-kit/react/navbar';
import { SideMenu } from '@plinth/ui-kit/react/side-menu';
import { SideMenuItem } from '@plinth/ui-kit/react/side-menu-item';
import {
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
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import { BrandMark } from '#core/cover/brand-mark.tsx';
import { selectCustomer } from '#core/customers/customers-slice.ts';
import { isFlagOn, selectFlagsOn } from '#core/flags/flags-slice.ts';
import { Link, useNavigate } from '#shared/navigation.tsx';
import { menuFor, selectWaiting } from '../menu.ts';
import type { PageSource } from '../page-sources.ts';
import { prefetchOnIntent } from '../prefetch.ts';
import { NavbarEnd, UserMenu } from './navbar-end.tsx';
import './vertical.css';

/** What the frame is given by the page that shows. */
export interface VerticalLayoutProps {
  readonly allows: Allows;
  readonly sources: ReadonlyMap<string, PageSource>;
  /** Id of the route that shows. */
  readonly current: string;
  readonly children: ReactNode;
}

/** The frame's element stands as the layout says. It is told directly: a change of layout renders nothing. */
function useLayout() {
  const { appearance } = useServices();
  const shell = useRef<ComponentRef<typeof AppShell>>(null);
  useLayoutEffect(() => {
    const show = () => {
      if (shell.current) Object.assign(shell.current, appearance.layout());
    };
    show();
    return appearance.subscribe(show);
  }, [appearance]);
  return shell;
}

/** Where the user menu is, when not in the navbar: without one there is still a way out. */
function useUserPlace(): 'navbar' | 'menu' | 'corner' {
  const { appearance } = useServices();
  return useSyncExternalStore(appearance.subscribe, () => {
    const { layout, navbarType, menuHidden } = appearance.layout();
    if (layout === 'horizontal' || navbarType !== 'hidden') return 'navbar';
    return menuHidden ? 'corner' : 'menu';
  });
}

const loadScrollToTop = async () => (await import('@plinth/ui-kit/react/scroll-to-top')).ScrollToTop;

/** Menu, top bar, page, footer, standing as the person chose (spec §2, Layouts and shell). */
export function VerticalLayout({ allows, current, sources, children }: VerticalLayoutProps) {
  const { t } = useTranslation();
  const { appearance, settings, now } = useServices();
  const navigate = useNavigate();
  const customer = useSelector(selectCustomer);
  const flagsOn = useSelector(selectFlagsOn);
  const waiting = useSelector(selectWaiting);
  const [isOpen, setOpen] = useState(false);
  const shell = useLayout();
  const userPlace = useUserPlace();
  const bookmarks = useRef<HTMLDivElement>(null);
  const { part: ScrollToTop } = useChunk(loadScrollToTop, useIdle());
  const entries = useMemo(() => menuFor(allows, (flag) => isFlagOn(flagsOn, flag)), [allows, flagsOn]);
  useEffect(
    () =>
      prefetchOnIntent(
        document,
        sources,
        entries.map(({ id }) => id),
      ),
    [sources, entries],
  );
  const year = new Date(now()).getFullYear();

  return (
    <AppShell
      ref={shell}
      page={current}
      menuOpen={isOpen}
      onMenuToggle={(event) => setOpen(event.detail.open)}
      onMenuPin={(event) => appearance.setLayout({ menuCollapsed: event.detail.collapsed })}
    >
      <SideMenu
        slot="menu"
        label={t('shell.menu')}
        onMenuNavigate={(event) => {
          event.preventDefault();
          setOpen(false);
          navigate(event.detail.href);
        }}
      >
        <Link slot="brand" to="/" className="menu-brand">
          <BrandMark />
        </Link>
        {entries.map(({ id, icon, href, title, routes }) => (
          <SideMenuItem key={id} href={href} current={routes.includes(current)} attention={waiting.includes(id)}>
            <Icon slot="icon" path={icon} />
            {t(title)}
          </SideMenuItem>
        ))}
        {userPlace === 'menu' ? (
          <div slot="foot">
            <UserMenu />
          </div>
        ) : null}
      </SideMenu>
      <Navbar slot="navbar" menuButton>
        <div slot="start" className="navbar-start">
          <Link className="navbar-mark" to="/" aria-label={brand.name}>
            <svg className="brand-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d={brand.mark} />
            </svg>
          </Link>
          <span className="navbar-company">{customer?.tradingName ?? customer?.legalName ?? ''}</span>
          {settings.sandbox ? <Badge variant="sandbox">{t('shell.sandbox')}</Badge> : null}
          <div ref={bookmarks} />
        </div>
        <div slot="end" className="navbar-end">
          <NavbarEnd entries={entries} bookmarks={bookmarks} />
        </div>
      </Navbar>
      {userPlace === 'corner' ? (
        <div className="user-corner">
          <UserMenu />
        </div>
      ) : null}
      {children}
      <Footer slot="footer">
        <span>
          © {year} {brand.name}
        </span>
        <span slot="end">
          {__VERSION__} ·{' '}
          <a className="footer-link" href={`mailto:${brand.supportEmail}`}>
            {t('shell.support')}
          </a>
        </span>
      </Footer>
      {ScrollToTop ? <ScrollToTop /> : null}
    </AppShell>
  );
}
