import { describe, expect, it } from 'vitest';
import { countLines, filesOfCall, kindOf } from './figures.ts';

describe('kindOf', () => {
  it.each([
    ['packages/ui-kit/src/elements/button/button.ts', 'product'],
    ['packages/ui-kit/src/elements/button/button.stories.tsx', 'stories'],
    ['packages/app/e2e/support/pages.ts', 'tests'],
    ['packages/app/src/testing/world.ts', 'tests'],
    ['packages/app/src/shell/guard.test.ts', 'tests'],
    ['packages/app/server/headers.ts', 'tools'],
    ['tools/bench.ts', 'tools'],
    ['vitest.config.ts', 'tools'],
    ['packages/ui-kit/src/react/button.ts', 'generated'],
    ['package.json', null],
  ])('classifies %s as %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});

it('counts lines of every kind', () => {
  for (const count of Object.values(countLines())) expect(count).toBeGreaterThan(100);
});

it('finds the two files that a call is written in', () => {
  expect(filesOfCall('createTask')).toEqual([
    'packages/api-client/src/resources/tasks.ts',
    'packages/mocks/src/provider/tasks/tasks.ts',
  ]);
});
