import { LinkReturnPage } from '#core/linking/link-return-page.tsx';

/** Where a bank's hosted page comes back to (spec §2 /bank-accounts/oauth). */
export default function BankReturnPage() {
  return <LinkReturnPage kind="bank" />;
}
