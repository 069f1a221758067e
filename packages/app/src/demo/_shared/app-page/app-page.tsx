import { iconPanelLeft } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { Icon } from '@plinth/ui-kit/react/icon';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '#shared/breadcrumbs.tsx';
import { useLocation } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { AppShortcuts } from '../app-shortcuts.tsx';
import { useHomeHref } from '../home.ts';
import './app-page.css';

/** Windows in which the side panes open over the page. The style sheet has the same width. */
export const NARROW_WINDOW = '(width < 992px)';

interface Props {
  /** Translation key of the page's name. */
  readonly title: string;
  /** Name of the side pane and of the button that opens it in a narrow window. */
  readonly sideLabel: string;
  readonly side: ReactNode;
  readonly className: string;
  /** The panes beside the side pane. */
  readonly children: ReactNode;
}

const OpenSideContext = createContext<(() => void) | null>(null);

/** Returns the function that opens the side pane in a narrow window; null where the pane is beside the page. */
export function useOpenSide(): (() => void) | null {
  return useContext(OpenSideContext);
}

/** The address without the search of the side pane, whose changes don't close it. */
function placeOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('q');
  return `${pathname}?${query.toString()}`;
}

interface SideDrawerProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The side pane in a narrow window: opened by a button, closed by a choice in it. */
function SideDrawer({ label, isOpen, onOpen, onClose, children }: SideDrawerProps) {
  return (
    <>
      <Button variant="ghost" popup="dialog" onClick={onOpen}>
        <Icon slot="start" path={iconPanelLeft} />
        {label}
      </Button>
      <Drawer className="app-page-drawer" placement="start" open={isOpen} heading={label} onDrawerClose={onClose}>
        {children}
      </Drawer>
    </>
  );
}

/** The frame of a page that the layout makes fill the window: only its panes scroll. */
export function AppPage({ title, sideLabel, side, className, children }: Props) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const { pathname, search } = useLocation();
  const place = placeOf(pathname, search);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const openSide = () => setOpenedAt(place);
  const name = t(title);
  const homeHref = useHomeHref();
  return (
    <OpenSideContext value={isNarrow ? openSide : null}>
      <div className="app-page">
        <div className="app-page-head">
          <PageHeading state="app">{name}</PageHeading>
          <div className="app-page-head-end">
            {isNarrow ? (
              <SideDrawer
                label={sideLabel}
                isOpen={openedAt === place}
                onOpen={openSide}
                onClose={() => setOpenedAt(null)}
              >
                {side}
              </SideDrawer>
            ) : (
              <Breadcrumbs parents={[{ href: homeHref, title: t('demo.home') }]}>{name}</Breadcrumbs>
            )}
            <AppShortcuts />
          </div>
        </div>
        <div className={`app-page-sheet ${className}`}>
          {isNarrow ? null : (
            <nav className="app-page-side" aria-label={sideLabel}>
              {side}
            </nav>
          )}
          {children}
        </div>
      </div>
    </OpenSideContext>
  );
}
