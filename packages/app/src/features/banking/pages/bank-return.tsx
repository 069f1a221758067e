import { LinkReturnPage } from '#features/_shared/linking/link-return-page.tsx';

/** The page that a bank's hosted page returns to (product.md#pages). */
export function BankReturnPage() {
  return <LinkReturnPage kind="bank" />;
}
