/**
 * `npm run gen`: writes the generated files. From the elements' doc blocks it writes the custom elements manifest and,
 * for each tag, a define module, a scoped module and a React wrapper; it also writes the modules of the icons and the
 * design tokens, and the OpenAPI document of the provider. `--ignored` writes only the files that git ignores; every
 * other npm command runs it first. `--check` writes nothing and fails when a file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { elementApis } from './gen/api.ts';
import {
  className,
  definersModule,
  definitionModule,
  docBlock,
  elementName,
  eventType,
  loadersModule,
  manifestElements,
  reactModule,
  scopedModule,
  usageOf,
  versionModule,
  type EventMaps,
} from './gen/elements.ts';
import { iconModules } from './gen/icons.ts';
import { namedTypes, type DeclaredType } from './gen/named-types.ts';
import { publicApi } from './gen/public-api.ts';
import { tokenFiles, tokenSources } from './gen/tokens.ts';
import { typesModule } from './gen/types.ts';

const root = join(import.meta.dirname, '..');
const kit = join(root, 'packages/ui-kit');
const isCheck = process.argv.includes('--check');
const isIgnoredOnly = process.argv.includes('--ignored');
/** The kit's generated files in git. Their diffs show reviewers the changes of the public API and of the design tokens. */
const TRACKED_FILES: ReadonlySet<string> = new Set(['custom-elements.json', 'src/tokens/tokens.css']);
const changedFiles: string[] = [];

function write(path: string, text: string): void {
  if (isIgnoredOnly && TRACKED_FILES.has(relative(kit, path).replaceAll('\\', '/'))) return;
  const currentText = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (currentText === text) return;
  changedFiles.push(relative(root, path));
  if (isCheck) return;
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

function removeOthers(folder: string, expectedFiles: ReadonlySet<string>): void {
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (expectedFiles.has(file)) continue;
    changedFiles.push(relative(root, join(folder, file)));
    if (!isCheck) rmSync(join(folder, file));
  }
}

/** The analyzer's manifest, with the additions of `declared-types.mjs`. */
interface AnalyzedPackage extends Package {
  readonly declaredTypes: readonly DeclaredType[];
  readonly eventMaps: EventMaps;
}

function analyzeSources(): AnalyzedPackage {
  const out = join(root, 'node_modules/.cache/plinth-manifest');
  mkdirSync(out, { recursive: true });
  // The analyzer compares paths with its real working directory, which can differ when the path has a symbolic link.
  const folder = realpathSync(kit);
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/@custom-elements-manifest/analyzer/cem.js'),
      'analyze',
      '--litelement',
      '--globs',
      'src/elements/**/*.ts',
      'src/base/*.ts',
      'src/format/*.ts',
      'src/controllers/*.ts',
      'src/table/**/*.ts',
      '--exclude',
      'src/**/*.test.ts',
      '--exclude',
      'src/**/*.styles.ts',
      '--outdir',
      relative(folder, realpathSync(out)),
      '--quiet',
      '--config',
      relative(folder, realpathSync(join(root, 'tools/gen/manifest.config.mjs'))),
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return JSON.parse(readFileSync(join(out, 'custom-elements.json'), 'utf8')) as AnalyzedPackage;
}

const { declaredTypes, eventMaps, ...analyzed } = analyzeSources();
const manifest = publicApi(analyzed);
const elements = manifestElements(manifest);
for (const [path, declaration] of elements) {
  // The analyzer mistakes the variable that holds an event name in form controls for an event.
  const events = (declaration.events ?? [])
    .filter(({ name }) => name !== 'type')
    .map((event) => ({ ...event, type: { text: eventType(event.name, `${className(path)}EventMap`, eventMaps) } }));
  const usage = usageOf(docBlock(path, readFileSync(join(kit, path), 'utf8')));
  const tagName = `plinth-${elementName(path)}`;
  const types = namedTypes({ ...declaration, events }, path, declaredTypes);
  Object.assign(declaration, { customElement: true, tagName, events, ...usage, ...(types.length > 0 && { types }) });
}
write(join(kit, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const files = new Set<string>();
for (const [path, declaration] of elements) {
  const file = `${elementName(path)}.ts`;
  files.add(file);
  const source = readFileSync(join(kit, path), 'utf8');
  write(join(kit, 'src/define', file), definitionModule(path, source));
  write(join(kit, 'src/scoped', file), scopedModule(path, source));
  write(join(kit, 'src/react', file), reactModule(path, declaration, source));
}
for (const folder of ['define', 'react', 'scoped']) removeOthers(join(kit, 'src', folder), files);
const { version } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { version: string };
write(join(kit, 'src/base/version.ts'), versionModule(version));
const apis = elementApis(manifest);
const names = apis.map(({ name }) => name);
write(join(kit, 'src/cdn/loaders.ts'), loadersModule(names));
write(join(kit, 'src/cdn/definers.ts'), definersModule(names));
write(join(kit, 'src/types/elements.ts'), typesModule(apis));
const icons = iconModules(kit);
for (const [file, text] of icons) write(join(kit, 'src/icons', file), text);
removeOthers(join(kit, 'src/icons'), new Set([...icons.keys(), 'icons.json']));
const tokens = tokenFiles(tokenSources(join(kit, 'src/tokens')));
write(join(kit, 'src/tokens/tokens.css'), tokens.css);
write(join(kit, 'src/tokens/tokens.ts'), tokens.module);
if (!isIgnoredOnly) {
  // Imported here, because the other files need no mock.
  const { OPENAPI_PATH, openApiText } = await import('./openapi/document.ts');
  write(OPENAPI_PATH, await openApiText());
}

if (isCheck && changedFiles.length > 0) {
  console.error(`Generated files are out of date, run \`npm run gen\`:\n  ${changedFiles.join('\n  ')}`);
  process.exit(1);
}
if (!isIgnoredOnly || changedFiles.length > 0)
  console.log(isCheck ? 'Generated files are up to date.' : `Generated: ${changedFiles.length} files changed.`);
