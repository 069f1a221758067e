import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { minifyTemplates } from '../lib/minify-templates.ts';
import { run } from '../lib/run.ts';
import { KIT, kitModules } from './sources.ts';

/** Whether a module stands in another package, which the page that embeds the kit brings. */
export function isOutside(id: string): boolean {
  return !/^(\.|\/|#|\0|[A-Za-z]:|@oxc-project\/)/.test(id);
}

/**
 * Writes one JavaScript module for each of the sources: nothing is bundled, so that a page fetches what it uses, once.
 * What development alone says stays in, behind `import.meta.env?.DEV`: the build of the page decides.
 */
export async function writeModules(out: string): Promise<void> {
  const source = join(KIT, 'src');
  await build({
    configFile: false,
    root: KIT,
    logLevel: 'warn',
    plugins: [minifyTemplates()],
    // As they stand in the sources: a page without a build has no `env`.
    define: { 'import.meta.env.DEV': 'import.meta.env?.DEV', 'import.meta.env.PROD': 'import.meta.env?.PROD' },
    resolve: { conditions: ['plinth-source', ...defaultClientConditions] },
    build: {
      outDir: out,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      copyPublicDir: false,
      lib: { entry: kitModules().map((path) => join(source, path)), formats: ['es'] },
      rolldownOptions: {
        external: isOutside,
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          // What the compiler adds stands in a folder that is named after its package and version.
          entryFileNames: ({ name }) => `${name.replace(/^_virtual\/.*\//, 'helpers/')}.js`,
        },
      },
    },
  });
}

/** Writes the type declarations beside the modules, with imports that need neither our conditions nor our `imports`. */
export async function writeTypes(out: string): Promise<void> {
  const code = await run('tsc', ['-p', join(KIT, 'tsconfig.build.json'), '--outDir', out]);
  if (code !== 0) throw new Error('The type declarations of the kit were not written.');
  for (const path of kitModules()) {
    const file = join(out, path.replace(/\.ts$/, '.d.ts'));
    writeFileSync(file, withRelativeImports(readFileSync(file, 'utf8'), path));
  }
}

/** `from '#base/dom.ts'` in `elements/tabs/tabs.ts` becomes `from '../../base/dom.js'`. */
export function withRelativeImports(text: string, path: string): string {
  return text.replaceAll(
    /(?<before>\bfrom |\bimport |\bimport\()(?<quote>['"])(?<id>[#.][^'"]+)\.ts\k<quote>/g,
    (...found) => {
      const { before, quote, id } = found.at(-1) as { before: string; quote: string; id: string };
      const relative = id.startsWith('#') ? posix.relative(dirname(path), id.slice(1)) : id;
      return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}.js${quote}`;
    },
  );
}
