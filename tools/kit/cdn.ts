import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifyTemplates } from '@plinth/build/minify-templates';
import { PRODUCTION } from '@plinth/build/production';
import { build, type Plugin } from 'vite';
import { copyFonts, fontStyles } from './fonts.ts';
import { bundledFolders } from './notices.ts';
import { KIT } from './sources.ts';

/** Returns a plugin that builds with another version number, to test two versions on one page. */
function replaceVersion(version: string): Plugin {
  return {
    name: 'plinth-version',
    load: { filter: { id: /\/base\/version\.ts$/ }, handler: () => `export const version = '${version}';` },
  };
}

async function bundle(
  out: string,
  entry: string,
  version: string | undefined,
  codeSplitting: boolean,
): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    root: KIT,
    logLevel: 'warn',
    mode: 'production',
    plugins: [minifyTemplates(), ...(version === undefined ? [] : [replaceVersion(version)])],
    // Two versions on one page are likely without a build, so this build keeps the warning about it.
    define: { ...PRODUCTION.define, 'import.meta.env.PROD': 'false' },
    resolve: { conditions: [...PRODUCTION.conditions] },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2023',
      lib: { entry: join(KIT, 'src/cdn', `${entry}.ts`), formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'elements/[name]-[hash].js',
          minify: true,
          codeSplitting,
        },
      },
    },
  });
  return bundledFolders(result);
}

/** Writes the style sheets, with relative addresses of the fonts, so that they work without a build. */
function writeStyles(out: string): void {
  copyFileSync(join(KIT, 'src/tokens/tokens.css'), join(out, 'plinth.css'));
  for (const file of readdirSync(join(KIT, 'src/styles')).filter((name) => name.endsWith('.css')))
    copyFileSync(join(KIT, 'src/styles', file), join(out, file));
  writeFileSync(join(out, 'fonts.css'), fontStyles('./fonts'));
  copyFonts(join(out, 'fonts'));
}

/**
 * Writes the files for pages without a build: `plinth.js` with a file for each element, `plinth-all.js` with all elements,
 * the style sheets and the fonts.
 * @param version replaces the version of `package.json`.
 * @returns the folders of the bundled packages.
 */
export async function writeCdn(out: string, version?: string): Promise<readonly string[]> {
  const folders = [
    ...(await bundle(out, 'plinth', version, true)),
    ...(await bundle(out, 'plinth-all', version, false)),
  ];
  writeStyles(out);
  return folders;
}
