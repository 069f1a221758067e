import { useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { selectSession } from '#core/session/auth-slice.ts';
import type { DemoRole } from '#core/session/session.ts';
import { demoRoutes } from './routes.ts';

/** The address of the page on which a session of the demo starts. */
export const homeOf = (role: DemoRole): string =>
  role === 'client' ? demoRoutes.hrefOf('access-control') : demoRoutes.hrefOf('dashboard-ecommerce');

/** Returns the address of the page on which the session starts. */
export function useHomeHref(): string {
  const session = useSelector(selectSession);
  return session?.kind === 'demo' ? homeOf(session.role) : hrefOf('dashboard');
}
