import type { Feature } from '#core/feature.ts';
import { LinkReturnPage } from '#core/linking/link-return-page.tsx';
import { linkingFeature } from '#core/linking/linking.saga.ts';
import { useLocation } from '#shared/navigation.ts';

/** The page that the link was begun on says that it is linked. */
export const feature: Feature = linkingFeature;

/** Where a platform's hosted page comes back to (spec §2 /connect; decisions: `kind` says which one). */
export default function ConnectPage() {
  const kind = new URLSearchParams(useLocation().search).get('kind');
  return <LinkReturnPage kind={kind === 'accounting' || kind === 'commerce' ? kind : null} />;
}
