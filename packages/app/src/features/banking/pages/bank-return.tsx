import { LinkReturnPage } from '#features/_shared/linking/link-return-page.tsx';

// It tells that a bank was linked: what listens has to be there.
/** The page that a bank's hosted page returns to (spec §2 /bank-accounts/oauth). */
export function BankReturnPage() {
  return <LinkReturnPage kind="bank" />;
}
