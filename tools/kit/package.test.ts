/** The package as `tools/build-kit.ts` writes it. */
import type { Package } from 'custom-elements-manifest/schema';
import { describe, expect, it } from 'vitest';
import { packageElements, packageManifest } from './manifest.ts';
import { isExternal, withRelativeImports } from './modules.ts';

const source = {
  name: '@plinth/ui-kit',
  version: '1.2.3',
  private: true,
  license: 'MIT',
  'web-types': './dist/editors/web-types.json',
  unpkg: './dist/cdn/plinth.js',
  jsdelivr: './dist/cdn/plinth.js',
  sideEffects: ['./src/define/*.ts', './dist/define/*.js', '**/*.css'],
  imports: { '#*.ts': './dist/*.js' },
  exports: {
    './define/*': {
      'plinth-source': './src/define/*.ts',
      types: './dist/define/*.d.ts',
      default: './dist/define/*.js',
    },
    './tokens.css': './src/tokens/tokens.css',
  },
  dependencies: { lit: 'catalog:' },
  devDependencies: { vitest: 'catalog:' },
};

describe('package.json of the package', () => {
  const manifest = packageManifest(source, new Map([['lit', '3.3.3']]));

  it('names files of the package, without the condition of the workspace', () => {
    expect(manifest['exports']).toEqual({
      './define/*': { types: './define/*.d.ts', default: './define/*.js' },
      './tokens.css': './tokens/tokens.css',
    });
    expect([manifest['web-types'], manifest['unpkg'], manifest['jsdelivr']]).toEqual([
      './editors/web-types.json',
      './cdn/plinth.js',
      './cdn/plinth.js',
    ]);
    expect(manifest['sideEffects']).toEqual(['./define/*.js', '**/*.css']);
  });

  it('accepts any later version of the same major, so that a page has one Lit', () => {
    expect(manifest['dependencies']).toEqual({ lit: '^3.3.3' });
    expect(() => packageManifest(source, new Map())).toThrow('lit is not in the catalog.');
  });

  it('omits fields that only the workspace needs', () => {
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['name', 'version', 'license']));
    expect(Object.keys(manifest).filter((field) => ['private', 'imports', 'devDependencies'].includes(field))).toEqual(
      [],
    );
  });
});

describe('type declarations', () => {
  it('import other modules by relative paths', () => {
    const text =
      "import { a } from '#base/a.ts';\nimport type { B } from './b.ts';\nexport declare const c: import('#strings/c.ts').C;\nimport { html } from 'lit';";
    expect(withRelativeImports(text, 'elements/tabs/tabs.ts')).toBe(
      "import { a } from '../../base/a.js';\nimport type { B } from './b.js';\nexport declare const c: import('../../strings/c.js').C;\nimport { html } from 'lit';",
    );
    expect(withRelativeImports("import { a } from '#a.ts';", 'index.ts')).toBe("import { a } from './a.js';");
  });

  it('keep imports of other packages external', () => {
    expect(
      ['lit', '@lit/react', 'react', './a.ts', '#base/a.ts', '/src/a.ts', '@oxc-project/runtime/x'].filter(isExternal),
    ).toEqual(['lit', '@lit/react', 'react']);
  });
});

describe('the packed custom elements manifest', () => {
  it('has paths of the package', () => {
    const path = 'src/elements/tabs/tab.ts';
    const manifest: Package = {
      schemaVersion: '1.0.0',
      modules: [
        {
          kind: 'javascript-module',
          path,
          exports: [{ kind: 'js', name: 'PlinthTab', declaration: { name: 'PlinthTab', module: path } }],
        },
      ],
    };
    const [module] = packageElements(manifest).modules;
    expect([module?.path, module?.exports?.[0]?.declaration.module]).toEqual([
      'elements/tabs/tab.js',
      'elements/tabs/tab.js',
    ]);
  });
});
