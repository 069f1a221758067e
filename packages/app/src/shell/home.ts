import { hrefOf } from '#core/routes/href.ts';
import type { Session } from '#core/session/session.ts';

/** Page of the demo where its client role starts; the page itself comes with the demo. */
const ACCESS_CONTROL = '/access-control';

/** Where a session starts, and where it is sent from pages that are for visitors. */
export function homeOf(session: Session): string {
  if (session.kind === 'product') return hrefOf('dashboard');
  return session.role === 'client' ? ACCESS_CONTROL : hrefOf('root');
}
