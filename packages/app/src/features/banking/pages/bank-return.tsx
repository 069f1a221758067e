import { LinkReturnPage } from '#features/_shared/linking/link-return-page.tsx';

// It tells that a bank was linked: what listens has to be there.
/** Where a bank's hosted page comes back to (spec §2 /bank-accounts/oauth). */
export function BankReturnPage() {
  return <LinkReturnPage kind="bank" />;
}
