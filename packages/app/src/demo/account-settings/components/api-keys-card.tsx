import { Card } from '@plinth/ui-kit/react/card';
import { useSelector } from 'react-redux';
import { selectSession } from '#core/session/auth-slice.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';

/** The page of the API keys. Only admins may open it. */
const API_KEYS = '/pages/api-key';

/** Leads to the API keys, where there is such a page and the session may open it. */
export function ApiKeysCard() {
  const session = useSelector(selectSession);
  const mayOpen = session?.kind !== 'demo' || session.role === 'admin';
  if (!mayOpen || !demoRoutes.matchRoute(API_KEYS)) return null;
  return (
    <Card>
      <h2 slot="heading">API keys</h2>
      <p>
        <bdi className="muted">Programs sign in with keys instead of your password.</bdi>{' '}
        <Link to={API_KEYS}>Manage API keys</Link>
      </p>
    </Card>
  );
}
