/** The hosted page of a document that is signed electronically. */
import { createPage, element } from './page.ts';

/** Shows the document that the address names. */
export function startAgreementPage({ name }: { readonly name: string }): void {
  const query = new URLSearchParams(location.search);
  createPage([])({
    party: { name: 'Harbor Sign', badge: 'Demo documents' },
    title: query.get('name') ?? 'Document',
    content: [
      element('p', {}, `Document ${query.get('id') ?? ''} of Harrow & Vine Provisions`),
      element('p', {}, `Documents can’t be signed in the demo. Close this tab to go back to ${name}.`),
    ],
  });
}
