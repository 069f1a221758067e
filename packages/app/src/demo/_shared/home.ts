import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { abilityOf, type Allows } from '#core/ability/ability.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectSession } from '#core/session/auth-slice.ts';
import { demoRoutes } from './routes.ts';

/** The address of the page on which a session of the demo starts: its dashboard or, without figures, its abilities. */
export const homeOf = (allows: Allows): string =>
  allows('read', 'Analytics') ? demoRoutes.hrefOf('dashboard-ecommerce') : demoRoutes.hrefOf('access-control');

/** Returns the address of the page on which the session starts. */
export function useHomeHref(): string {
  const session = useSelector(selectSession);
  return useMemo(() => (session?.kind === 'demo' ? homeOf(abilityOf(session)) : hrefOf('dashboard')), [session]);
}
