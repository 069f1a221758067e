import { DemoBell } from './notifications/bell.tsx';
import { findDemoPage } from './pages.ts';

const hasPage = (href: string): boolean => findDemoPage(href.replace(/[?#].*/s, '')) !== null;

/** The content at the end of the navbar in a session of the demo. */
export function NavbarEnd() {
  return <DemoBell hasPage={hasPage} />;
}
