import { useSelector } from 'react-redux';
import { selectSession } from '#core/session/auth-slice.ts';

/** Whether the session may open the pages that only admins of the demo may open. A session of the product has no such limit. */
export function useIsAdmin(): boolean {
  const session = useSelector(selectSession);
  return session?.kind !== 'demo' || session.role === 'admin';
}
