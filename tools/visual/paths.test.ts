import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baselineOf, baselinesOf, differenceOf, fileOf, root } from './paths.ts';
import { storyNameOf } from './story-name.ts';

const file = join(root, 'packages/ui-kit/src/elements/tabs/tabs.stories.tsx');

describe('the pictures of a file of stories', () => {
  it('are kept outside git, by file, story and look', () => {
    expect(baselineOf(file, 'overview/dark')).toBe(
      join(root, '.visual/baselines/packages/ui-kit/src/elements/tabs/tabs/overview/dark.png'),
    );
    expect(differenceOf(file, 'overview/dark-diff')).toBe(
      join(root, '.visual/differences/packages/ui-kit/src/elements/tabs/tabs/overview/dark-diff.png'),
    );
  });

  it('lead back to the file', () => {
    expect(fileOf(baselinesOf(file))).toBe(file);
  });
});

describe('the name of a story in its file', () => {
  it.each([
    ['elements-tabs--overview', 'overview'],
    ['pages-sign-in--nothing-typed', 'nothing-typed'],
  ])('of %s is %s', (id, name) => {
    expect(storyNameOf(id)).toBe(name);
  });
});
