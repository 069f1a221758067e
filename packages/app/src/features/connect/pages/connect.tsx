import { useLocation } from '#shared/navigation.tsx';
import { LinkReturnPage } from '#core/linking/link-return-page.tsx';

/** Where a platform's hosted page comes back to (spec §2 /connect; decisions: `kind` says which one). */
export default function ConnectPage() {
  const kind = new URLSearchParams(useLocation().search).get('kind');
  return <LinkReturnPage kind={kind === 'accounting' || kind === 'commerce' ? kind : null} />;
}
