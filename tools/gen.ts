/**
 * Writes everything that follows from the elements' own doc blocks: the custom elements manifest, one definition
 * module and one React wrapper per tag; from their files, the icons and the design tokens. `--check` writes nothing and
 * fails on drift.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { definitionModule, elementName, manifestElements, reactModule } from './gen/elements.ts';
import { iconModules } from './gen/icons.ts';
import { tokenFiles, tokenSources } from './gen/tokens.ts';

const root = join(import.meta.dirname, '..');
const kit = join(root, 'packages/ui-kit');
const checking = process.argv.includes('--check');
const drift: string[] = [];

function write(path: string, text: string): void {
  const known = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (known === text) return;
  drift.push(relative(root, path));
  if (checking) return;
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

function removeOthers(folder: string, keep: ReadonlySet<string>): void {
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (keep.has(file)) continue;
    drift.push(relative(root, join(folder, file)));
    if (!checking) rmSync(join(folder, file));
  }
}

function analyze(): Package {
  const out = join(root, 'node_modules/.cache/plinth-manifest');
  mkdirSync(out, { recursive: true });
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/@custom-elements-manifest/analyzer/cem.js'), 'analyze', '--litelement',
      '--globs', 'src/elements/**/*.ts', 'src/base/*.ts', '--exclude', 'src/**/*.test.ts', '--exclude', 'src/**/*.styles.ts',
      '--outdir', relative(kit, out), '--quiet',
    ],
    { cwd: kit, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return JSON.parse(readFileSync(join(out, 'custom-elements.json'), 'utf8')) as Package;
}

const manifest = analyze();
// The analyzer reads files as they come.
manifest.modules.sort((a, b) => a.path.localeCompare(b.path));
const elements = manifestElements(manifest);
for (const [path, declaration] of elements) {
  // The analyzer takes the variable in the base class's `emit` for an event of every element.
  const events = (declaration.events ?? []).filter(({ name }) => name !== 'type');
  Object.assign(declaration, { customElement: true, tagName: `plinth-${elementName(path)}`, events });
}
write(join(kit, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const files = new Set<string>();
for (const [path, declaration] of elements) {
  const file = `${elementName(path)}.ts`;
  files.add(file);
  write(join(kit, 'src/define', file), definitionModule(path, readFileSync(join(kit, path), 'utf8')));
  write(join(kit, 'src/react', file), reactModule(path, declaration));
}
removeOthers(join(kit, 'src/define'), files);
removeOthers(join(kit, 'src/react'), files);
const icons = iconModules(kit);
for (const [file, text] of icons) write(join(kit, 'src/icons', file), text);
removeOthers(join(kit, 'src/icons'), new Set([...icons.keys(), 'icons.json']));
const tokens = tokenFiles(tokenSources(join(kit, 'src/tokens')));
write(join(kit, 'src/tokens/tokens.css'), tokens.css);
write(join(kit, 'src/tokens/tokens.ts'), tokens.module);

if (checking && drift.length > 0) {
  console.error(`Generated files are out of date, run \`npm run gen\`:\n  ${drift.join('\n  ')}`);
  process.exit(1);
}
console.log(checking ? 'Generated files are up to date.' : `Generated: ${drift.length} files changed.`);
