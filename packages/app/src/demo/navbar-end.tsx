import { DemoBell } from './notifications/bell.tsx';
import { findDemoPage } from './pages.ts';

const hasPage = (href: string): boolean => findDemoPage(href.replace(/[?#].*/s, '')) !== null;

/** What a session of the demo has at the end of the navbar. */
export function NavbarEnd() {
  return <DemoBell hasPage={hasPage} />;
}
