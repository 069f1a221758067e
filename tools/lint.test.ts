/** Each rule that the linters are configured with reports what is planted for it and accepts what is allowed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

async function styleRules(code: string, file = 'packages/app/src/a.css'): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(root, file),
    configFile: join(root, 'stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('stylelint', () => {
  it.each([
    ['a { color: #1f2328; }', 'color-no-hex'],
    ['a { color: white; }', 'color-named'],
    ['a { fill: rgb(0 0 0); }', 'function-disallowed-list'],
    ['a { color: oklch(50% 0.1 20); }', 'function-disallowed-list'],
    ['a { margin-left: 0; }', 'csstools/use-logical'],
    ['a { --gap: 0; }', 'custom-property-pattern'],
    ['a { transition: color 1s; }', 'plinth/no-standing-color-transition'],
    ['a { transition:\n opacity 1s,\n background-color 1s; }', 'plinth/no-standing-color-transition'],
    ['a { transition: all 1s }', 'plinth/no-standing-color-transition'],
    ['@media (hover) { a { transition-property: opacity, border-color; } }', 'plinth/no-standing-color-transition'],
  ])('reports %j', async (code, rule) => {
    expect(await styleRules(code)).toEqual([rule]);
  });

  it('reads the css templates of a module', async () => {
    const code = 'import { css } from "lit";\nexport const styles = css`\n  :host {\n    color: #fff;\n  }\n`;\n';
    expect(await styleRules(code, 'packages/ui-kit/src/a.styles.ts')).toEqual(['color-no-hex']);
  });

  it.each([
    'a { color: var(--plinth-color-text); background: color-mix(in oklch, var(--_a), transparent); } /* #fff */',
    'a:hover { transition: background-color 1s; }',
    ':host(:active) { & b { transition: color 1s; } }',
    'a { transition: translate var(--plinth-color-text) 1s, opacity 1s; }',
    'a { transition: none; }',
  ])('accepts %j', async (code) => {
    expect(await styleRules(code)).toEqual([]);
  });
});

describe('oxlint', () => {
  /** A planted file for each rule; the rule is part of the message. */
  const PLANTED = {
    'perfectionist(sort-classes)': ['a.ts', 'export class A {\n  b(): void {}\n  c = 1;\n}\n'],
    'react(no-danger)': ['b.tsx', 'export const B = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n'],
    'react(forbid-dom-props)': ['c.tsx', 'export const C = () => <p style={{ top: 0 }} />;\n'],
    'no-unsanitized(property)': ['d.ts', 'export const d = (a: Element, b: string) => {\n  a.innerHTML = b;\n};\n'],
    'eslint(no-restricted-imports)': ['e.ts', "export { styleMap } from 'lit/directives/style-map.js';\n"],
    'eslint(no-restricted-properties)': ['h.ts', "export const h = navigator.clipboard.writeText('h');\n"],
    'eslint(no-restricted-globals)': ['g.ts', "export const g = globalThis.localStorage.getItem('g');\n"],
    'eslint(no-warning-comments)': ['f.ts', `// ${'TO'}${'DO'}: later\nexport const f = 1;\n`],
    'unicorn(filename-case)': ['someFile.ts', 'export const h = 1;\n'],
  } as const;
  let folder: string;
  let diagnostics: readonly { readonly code: string; readonly filename: string }[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'plinth-planted-'));
    for (const [file, text] of Object.values(PLANTED)) writeFileSync(join(folder, file), text);
    let output: string;
    try {
      output = execFileSync('oxlint', ['--config', join(root, '.oxlintrc.json'), '--format', 'json', folder], {
        cwd: root,
        encoding: 'utf8',
      });
    } catch (error) {
      output = (error as { readonly stdout: string }).stdout;
    }
    ({ diagnostics } = JSON.parse(output) as { diagnostics: typeof diagnostics });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.entries(PLANTED))('reports %s', (rule, [file]) => {
    expect(diagnostics.filter(({ filename }) => filename.endsWith(`/${file}`)).map(({ code }) => code)).toContain(rule);
  });
});
