import { Card } from '@plinth/ui-kit/react/card';
import { useFindOpenPage } from '#core/demo/open-pages.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';

/** Leads to the API keys, where the session may open them. */
export function ApiKeysCard() {
  const findOpenPage = useFindOpenPage();
  const href = demoRoutes.hrefOf('api-keys');
  if (!findOpenPage(href)) return null;
  return (
    <Card>
      <h2 slot="heading">API keys</h2>
      <p>
        <bdi className="muted">Programs sign in with keys instead of your password.</bdi>{' '}
        <Link to={href}>Manage API keys</Link>
      </p>
    </Card>
  );
}
