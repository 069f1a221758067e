import { LinkReturnPage } from '#core/linking/link-return-page.tsx';

// It tells that a bank was linked: what listens has to be there.
export { bankingFeature as feature } from '../feature.ts';

/** Where a bank's hosted page comes back to (spec §2 /bank-accounts/oauth). */
export default function BankReturnPage() {
  return <LinkReturnPage kind="bank" />;
}
