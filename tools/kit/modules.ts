import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { minifyTemplates } from '@plinth/build/minify-templates';
import { build, defaultClientConditions } from 'vite';
import { run } from '../lib/run.ts';
import { bundledFolders } from './notices.ts';
import { KIT, kitModules } from './sources.ts';

/** Whether a module belongs to another package, which the host page provides. */
export function isExternal(id: string): boolean {
  return !/^(\.|\/|#|\0|[A-Za-z]:|@oxc-project\/)/.test(id);
}

/**
 * Writes one JavaScript module for each source module. Nothing is bundled, so that a page loads only what it uses,
 * once. Development warnings stay behind `import.meta.env?.DEV`, so that the host page's build decides about them.
 * @returns the folders of the packages that are part of the modules.
 */
export async function writeModules(out: string): Promise<readonly string[]> {
  const source = join(KIT, 'src');
  const result = await build({
    configFile: false,
    root: KIT,
    logLevel: 'warn',
    plugins: [minifyTemplates()],
    // Optional, because `import.meta.env` is undefined on a page without a build.
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
        external: isExternal,
        // The check of the package makes sure that the directives of the React wrappers are kept.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          // The compiler puts its helpers into a folder named after its package and version.
          entryFileNames: ({ name }) => `${name.replace(/^_virtual\/.*\//, 'helpers/')}.js`,
        },
      },
    },
  });
  return bundledFolders(result);
}

/**
 * Writes the type declarations beside the modules, with relative imports that need neither the workspace's conditions
 * nor its `imports`.
 */
export async function writeTypes(out: string): Promise<void> {
  const code = await run('tsc', ['-p', join(KIT, 'tsconfig.build.json'), '--outDir', out]);
  if (code !== 0) throw new Error('The type declarations of the kit were not written.');
  for (const path of kitModules()) {
    const file = join(out, path.replace(/\.ts$/, '.d.ts'));
    writeFileSync(file, withRelativeImports(readFileSync(file, 'utf8'), path));
  }
}

/**
 * Returns the text with relative imports: in `elements/tabs/tabs.ts`, `from '#base/dom.ts'` becomes `from
 * '../../base/dom.js'`.
 */
export function withRelativeImports(text: string, path: string): string {
  return text.replaceAll(
    /(?<before>\bfrom |\bimport |\bimport\()(?<quote>['"])(?<id>[#.][^'"]+)\.ts\k<quote>/g,
    (...replaceArguments) => {
      const { before, quote, id } = replaceArguments.at(-1) as { before: string; quote: string; id: string };
      const relative = id.startsWith('#') ? posix.relative(dirname(path), id.slice(1)) : id;
      return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}.js${quote}`;
    },
  );
}
