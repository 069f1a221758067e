import type { DemoApp } from '#core/demo/demo-app.ts';
import { demoFeature } from './_shared/feature.ts';
import { HOME_HREF } from './_shared/home.ts';
import { refresh } from './_shared/session/refresh.ts';
import { SignIn } from './_shared/session/sign-in.tsx';
import { DEMO_MENU } from './menu.ts';
import { NavbarEnd } from './navbar-end.tsx';
import { findDemoPage } from './pages.ts';
import { Settings } from './settings.tsx';

/** The demo. */
export const demo: DemoApp = {
  feature: demoFeature,
  findPage: findDemoPage,
  menu: DEMO_MENU,
  homeOf: () => HOME_HREF,
  refresh,
  SignIn,
  NavbarEnd,
  Settings,
};
