import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';

const PLUGIN = join(import.meta.dirname, 'no-standing-color-transition.mjs');
const RULE = 'plinth/no-standing-color-transition';

async function reportedRules(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, config: { plugins: [PLUGIN], rules: { [RULE]: true } } });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  'a { transition: color 1s; }',
  'a { transition:\n opacity 1s,\n background-color 1s; }',
  'a { transition: all 1s }',
  '@media (hover) { a { transition-property: opacity, border-color; } }',
])('reports %j', async (code) => {
  expect(await reportedRules(code)).toEqual([RULE]);
});

it.each([
  'a:hover { transition: background-color 1s; }',
  ':host(:active) { & b { transition: color 1s; } }',
  'a { transition: translate var(--plinth-color-text) 1s, opacity 1s; }',
  'a { transition: none; }',
])('accepts %j', async (code) => {
  expect(await reportedRules(code)).toEqual([]);
});
