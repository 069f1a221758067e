import { LinkReturnPage } from '#features/_shared/linking/link-return-page.tsx';
import { useLocation } from '#shared/navigation.ts';

/** The page that a platform's hosted page returns to (product.md#pages; `kind` identifies the type of platform). */
export function ConnectPage() {
  const kind = new URLSearchParams(useLocation().search).get('kind');
  return <LinkReturnPage kind={kind === 'accounting' || kind === 'commerce' ? kind : null} />;
}
