import type { DemoApp } from '#core/demo/demo-app.ts';
import { demoFeature } from './_shared/feature.ts';
import { homeOf } from './_shared/home.ts';
import { useUnreadBadge } from './_shared/mails.ts';
import { usePresence } from './_shared/profile.ts';
import { refresh } from './_shared/session/refresh.ts';
import { SignIn } from './_shared/session/sign-in.tsx';
import { DEMO_MENU } from './menu.ts';
import { NavbarEnd } from './navbar-end.tsx';
import { DemoNavbarTools } from './navbar-tools.tsx';
import { findDemoPage } from './pages.ts';
import { Settings } from './settings.tsx';
import { USER_LINKS } from './user-links.ts';

/** The demo. */
export const demo: DemoApp = {
  feature: demoFeature,
  findPage: findDemoPage,
  menu: DEMO_MENU,
  menuBadges: { email: useUnreadBadge },
  homeOf,
  refresh,
  SignIn,
  NavbarEnd,
  NavbarTools: DemoNavbarTools,
  userLinks: USER_LINKS,
  usePresence,
  Settings,
};
