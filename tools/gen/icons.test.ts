import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconExport } from '../../packages/ui-kit/src/catalog/find-icons.ts';
import { iconModules } from './icons.ts';

const modules = iconModules(join(import.meta.dirname, '../../packages/ui-kit'));

/** Returns the path data that the module of an icon exports. */
const pathOf = (name: string): string | undefined => /= '(.*)';\n$/.exec(modules.get(`${name}.ts`) ?? '')?.[1];

describe('the icons', () => {
  it('are a module each, with one string of path data', () => {
    const names = [...modules.keys()].filter((file) => !['icons.ts', 'catalog.ts', 'catalog-tags.ts'].includes(file));
    expect(names.length).toBeGreaterThan(1900);
    const invalid = names.filter((file) => {
      const exported = new RegExp(
        `^export const ${iconExport(file.slice(0, -'.ts'.length))} = '(M[-\\d.,\\sa-zA-Z]+)';$`,
        'm',
      );
      return !exported.test(modules.get(file) ?? '');
    });
    expect(invalid).toEqual([]);
  });

  it.each([
    ['arrow-up', 'iconArrowUp'],
    ['building-2', 'iconBuilding2'],
    ['arrow-down-0-1', 'iconArrowDown01'],
    ['x', 'iconX'],
  ])('with the name %s are exported as %s', (name, id) => expect(iconExport(name)).toBe(id));

  it('share the name of their export only if they are the same icon under an earlier name', () => {
    const drawings = new Map<string, string | undefined>();
    const conflicts = [...modules.keys()].filter((file) => {
      const name = file.slice(0, -'.ts'.length);
      const id = iconExport(name);
      if (drawings.has(id)) return drawings.get(id) !== pathOf(name);
      drawings.set(id, pathOf(name));
      return false;
    });
    expect(conflicts).toEqual([]);
  });

  it('round the corners of a rectangle with one radius, as SVG does', () => {
    // <rect x="15" y="4" width="4" height="6" ry="2" />
    expect(pathOf('arrow-down-0-1')).toContain(
      'M17 4h0a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z',
    );
  });

  it('fill the middle of a filled circle', () => {
    // <circle cx="13" cy="7" r="1" fill="currentColor" />
    expect(pathOf('images')).toContain('M12 7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0ZM13 7h.01');
  });
});

describe('the catalog', () => {
  const catalog = modules.get('catalog.ts') ?? '';

  it('has each icon once, with the path data of its module', () => {
    const entries = [...catalog.matchAll(/^ {2}\{ name: '([^']+)', path: '([^']+)'/gm)];
    expect(entries.length).toBeGreaterThan(1900);
    expect(entries.filter(([, name = '', path]) => path !== pathOf(name))).toEqual([]);
    expect(new Set(entries.map(([, name]) => name)).size).toBe(entries.length);
  });

  it('has the earlier names of an icon among its tags', () => {
    expect(pathOf('alert-circle')).toBe(pathOf('circle-alert'));
    expect(/^ {2}'circle-alert': '(.*)',$/m.exec(modules.get('catalog-tags.ts') ?? '')?.[1]).toContain('alert-circle');
    expect(catalog).not.toContain("name: 'alert-circle'");
  });
});
