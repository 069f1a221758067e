import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baselineOf, baselinesOf, differenceOf, fileOf, root } from './paths.ts';
import { storyNameOf } from './story-name.ts';

const file = join(root, 'packages/ui-kit/src/elements/tabs/tabs.stories.tsx');

describe('screenshot paths of a story file', () => {
  it('contain the file, story and variant, outside git', () => {
    expect(baselineOf(file, 'overview/dark')).toBe(
      join(root, '.visual/baselines/packages/ui-kit/src/elements/tabs/tabs/overview/dark.png'),
    );
    expect(differenceOf(file, 'overview/dark-diff')).toBe(
      join(root, '.visual/differences/packages/ui-kit/src/elements/tabs/tabs/overview/dark-diff.png'),
    );
  });

  it('convert back to the story file', () => {
    expect(fileOf(baselinesOf(file))).toBe(file);
  });
});

describe('storyNameOf', () => {
  it.each([
    ['navigation-tabs--overview', 'overview'],
    ['pages-sign-in--nothing-typed', 'nothing-typed'],
  ])('returns for %s the name %s', (id, name) => {
    expect(storyNameOf(id)).toBe(name);
  });
});
