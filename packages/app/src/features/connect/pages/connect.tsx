import { LinkReturnPage } from '#features/_shared/linking/link-return-page.tsx';
import { useLocation } from '#shared/navigation.ts';

/** Where a platform's hosted page comes back to (spec §2 /connect; decisions: `kind` says which one). */
export function ConnectPage() {
  const kind = new URLSearchParams(useLocation().search).get('kind');
  return <LinkReturnPage kind={kind === 'accounting' || kind === 'commerce' ? kind : null} />;
}
