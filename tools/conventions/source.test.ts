import { describe, expect, it } from 'vitest';
import { borrowedProperties, pinnedVersions, styleAttributes } from './source.ts';

const moduleOf = (text: string) => ({ path: 'a.ts', text });

describe('checks of sources', () => {
  it.each(['html`<p style=${styles}>`', '<p\n  class="a"\n  style="top: 0">'])(
    'report the style attribute in %j',
    (text) => {
      expect(styleAttributes(moduleOf(text))).toHaveLength(1);
    },
  );

  it('report a private property that is inherited from another element', () => {
    const sheet = (path: string, rule: string) => ({ path, text: `css\`\n:host { ${rule} }\`` });
    const reader = sheet('button/button.styles.ts', 'border-color: var(--_line, transparent)');
    expect(borrowedProperties([reader, sheet('button/part.styles.ts', '--_line: red')])).toEqual([]);
    expect(borrowedProperties([reader, sheet('alert/alert.styles.ts', '--_line-2: red')])).toEqual([]);
    expect(borrowedProperties([reader, sheet('alert/alert.styles.ts', '--_line: red')])).toEqual([
      'button/button.styles.ts:2: --_line is also set by alert/alert.styles.ts',
    ]);
  });

  it('ignore styles of Intl and similar names', () => {
    const text = "const dateStyle = 'short'; styles = [a]; new Intl.NumberFormat(tag, { style: 'percent' });";
    expect(styleAttributes(moduleOf(text))).toEqual([]);
  });

  it('report versions outside the catalog', () => {
    const manifest = (text: object) => ({ path: 'packages/x/package.json', text: JSON.stringify(text) });
    expect(
      pinnedVersions(manifest({ dependencies: { a: 'catalog:', b: 'workspace:*' }, peerDependencies: { c: '^19' } })),
    ).toEqual([]);
    for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      expect(pinnedVersions(manifest({ [group]: { typescript: '6.0.3' } }))).toHaveLength(1);
    }
  });
});
