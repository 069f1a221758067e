import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { AppRouter } from './app-router.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

/** Returns the text of a title as it is ordered on the screen, from left to right. */
function textOnScreen(title: Text): string {
  const range = document.createRange();
  const characters = Array.from({ length: title.length }, (_, index) => {
    range.setStart(title, index);
    range.setEnd(title, index + 1);
    return { character: title.data.charAt(index), left: range.getBoundingClientRect().left };
  });
  return characters
    .toSorted((a, b) => a.left - b.left)
    .map(({ character }) => character)
    .join('');
}

function textNodesOf(root: Node): Text[] {
  return root instanceof Text ? [root] : [...root.childNodes].flatMap(textNodesOf);
}

it('titles in English keep their punctuation at their end on a page in Arabic', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.dir = 'rtl';
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <AppRouter>
      <Breadcrumbs parents={[{ href: '/questions', title: 'Any questions?' }]}>How do I link a bank?</Breadcrumbs>
    </AppRouter>,
  );
  await expect.poll(() => textNodesOf(host).length).toBe(2);
  await document.fonts.ready;
  expect(textNodesOf(host).map(textOnScreen)).toEqual(['Any questions?', 'How do I link a bank?']);
});
