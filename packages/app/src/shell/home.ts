import { hrefOf } from '#core/routes/href.ts';
import type { Session } from '#core/session/session.ts';

/** Home page of the demo's client role; it is part of the demo. */
const DEMO_CLIENT_HOME = '/access-control';

/** Returns the home page of a session, to which pages for visitors redirect it. */
export function homeOf(session: Session): string {
  if (session.kind === 'product') return hrefOf('dashboard');
  return session.role === 'client' ? DEMO_CLIENT_HOME : hrefOf('root');
}
