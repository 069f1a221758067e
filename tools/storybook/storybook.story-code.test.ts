import { readShared } from '@plinth/docs/source/plugin.ts';
import { storySources } from '@plinth/docs/source/story-module.ts';
import { expect, it } from 'vitest';
import { kitElements } from '../conventions/elements.ts';
import { filesOf } from '../conventions/workspace.ts';

it('prints the code of every story of every element, with public imports only', () => {
  const files = filesOf(/^packages\/ui-kit\/src\/elements\/.*\.stories\.tsx$/);
  const all = files.map(({ path, text }) => storySources(text, path.split('/')[4] ?? '', readShared));
  expect(all).toHaveLength(kitElements().length);
  expect(all.every((stories) => 'Overview' in stories)).toBe(true);
  expect(
    all.flatMap((stories) => Object.values(stories)).filter((code) => /from '#|\.tsx?'|\bargs\b/.test(code)),
  ).toEqual([]);
});
