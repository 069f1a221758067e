/** The hosted page of a document that is signed electronically. An HTML page loads it as a script. */
import { createPage, element } from './page.ts';

const query = new URLSearchParams(location.search);

createPage('Demo documents')({
  title: query.get('name') ?? 'Document',
  content: [
    element('p', {}, `Document ${query.get('id') ?? ''} of Harrow & Vine Provisions`),
    element('p', {}, 'Documents can’t be signed in the demo. Close this tab to go back to Plinth.'),
  ],
});
