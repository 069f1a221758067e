import { describe, expect, it } from 'vitest';
import { limitProblems, limitsFor } from './bytes.ts';

describe('the bytes of each element', () => {
  it('are reported by name when they grew, with the command that raises the limit', () => {
    expect(limitProblems({ tabs: 4_310, card: 900 }, { tabs: 4_200, card: 900 })).toEqual([
      'plinth-tabs grew to 4,310 B, 110 B over its limit of 4,200 B. If this is intended, `npm run sizes -- --set tabs` raises the limit',
    ]);
  });

  it('have a limit for each element and none for removed ones', () => {
    expect(limitProblems({ tabs: 4_000 }, { card: 900 })).toEqual([
      'plinth-tabs has no limit: `npm run sizes -- --set tabs` sets one',
      'plinth-card no longer exists but has a limit: remove it from packages/ui-kit/bench/limits.json',
    ]);
  });

  it('may grow by two percent after a limit is set', () => {
    expect(limitsFor({ tabs: 4_000 })).toEqual({ tabs: 4_080 });
  });
});
