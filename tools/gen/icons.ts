import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconExport } from '../../packages/ui-kit/src/catalog/find-icons.ts';

type Attributes = Readonly<Record<string, string>>;

const numberOf = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);
const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Converts each SVG shape of an icon to path data, so that an icon is a single string. */
const SHAPES: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: (attributes) => absoluteStart(attributes['d'] ?? ''),
  circle: (a) =>
    ellipse(numberOf(a, 'cx'), numberOf(a, 'cy'), numberOf(a, 'r'), numberOf(a, 'r')) +
    // The line of a filled circle leaves a hole in the middle, which a dot covers.
    (a['fill'] === undefined ? '' : `M${a['cx']} ${a['cy']}h.01`),
  ellipse: (a) => ellipse(numberOf(a, 'cx'), numberOf(a, 'cy'), numberOf(a, 'rx'), numberOf(a, 'ry')),
  line: (a) => `M${a['x1']} ${a['y1']}L${a['x2']} ${a['y2']}`,
  polyline: (a) => `M${a['points'] ?? ''}`,
  polygon: (a) => `M${a['points'] ?? ''}Z`,
  rect: rectangle,
};

/**
 * Makes the first move of a path absolute. A relative move at the start of a path is absolute anyway, but not after
 * another path is put in front.
 */
function absoluteStart(d: string): string {
  const start = /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))\s*/.exec(d);
  if (!start) return d;
  const remaining = d.slice(start[0].length);
  return `M${start[1]} ${start[2]}${/^[-.\d]/.test(remaining) ? 'l' : ''}${remaining}`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${formatNumber(cx - rx)} ${formatNumber(cy)}a${rx} ${ry} 0 1 0 ${formatNumber(2 * rx)} 0a${rx} ${ry} 0 1 0 ${formatNumber(-2 * rx)} 0Z`;
}

function rectangle(a: Attributes): string {
  const [x, y, w, h] = [numberOf(a, 'x'), numberOf(a, 'y'), numberOf(a, 'width'), numberOf(a, 'height')];
  // As in SVG, one of the radii is enough.
  const r = Math.min(Number(a['rx'] ?? a['ry'] ?? 0), w / 2, h / 2);
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${formatNumber(x + r)} ${y}h${formatNumber(w - 2 * r)}${corner(r, r)}v${formatNumber(h - 2 * r)}${corner(-r, r)}` +
    `h${formatNumber(2 * r - w)}${corner(-r, -r)}v${formatNumber(2 * r - h)}${corner(r, -r)}Z`
  );
}

function pathData(svg: string, name: string): string {
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const parts = [...inner.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([, tag = '', text = '']) => {
    const shape = SHAPES[tag];
    if (!shape) throw new Error(`The icon ${name} has a <${tag}>, which is not converted to path data.`);
    return shape(
      Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
    );
  });
  return parts.join('');
}

const HEAD = '// Generated from Lucide by `npm run gen`. Drawings: Lucide, ISC licence.';

/** Returns a string as a literal of TypeScript. */
const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns the module with the names and drawings of all icons, for pages that list them. */
function catalogModule(paths: ReadonlyMap<string, string>, names: readonly string[]): string {
  const entries = names.map((name) => {
    const path = paths.get(name);
    if (path === undefined) throw new Error(`The icon ${name} has tags, but no drawing.`);
    return `  { name: ${literal(name)}, path: '${path}' },`;
  });
  return `${HEAD}
/** An icon of Lucide. */
export interface CatalogIcon {
  /** The name of its module: \`arrow-up\` for \`@plinth/ui-kit/icons/arrow-up\`. */
  readonly name: string;
  /** Its path data, for \`<plinth-icon path>\`. */
  readonly path: string;
}

/** All icons, by name. A large module: for pages that list icons, not for those that show some. */
export const catalog: readonly CatalogIcon[] = [
${entries.join('\n')}
];
`;
}

/**
 * Returns the module with the words to find icons by. An icon that Lucide has renamed is found by its earlier names,
 * which have the same drawing.
 */
function tagsModule(
  paths: ReadonlyMap<string, string>,
  tags: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): string {
  const earlierNames = new Map<string, string[]>();
  for (const [name, path] of paths)
    if (!(name in tags)) earlierNames.set(path, [...(earlierNames.get(path) ?? []), name]);
  const entries = names.flatMap((name) => {
    const words = [...(tags[name] ?? []), ...(earlierNames.get(paths.get(name) ?? '') ?? [])];
    return words.length === 0 ? [] : [`  ${literal(name)}: ${literal(words.join(', '))},`];
  });
  return `${HEAD}
/** The words to find each icon of the catalog by, in English and separated by commas, with its earlier names. */
export const catalogTags: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
}

/**
 * Returns the modules of `src/icons` by file name: one for each icon, which exports a string, `icons.ts` with those in
 * `icons.json`, which the kit and the app use, `catalog.ts` and `catalog-tags.ts`. Separate modules let a page load only
 * the icons that it shows.
 */
export function iconModules(kit: string): ReadonlyMap<string, string> {
  const lucide = join(kit, 'node_modules/lucide-static');
  const paths = new Map<string, string>();
  const modules = new Map<string, string>();
  const files = readdirSync(join(lucide, 'icons')).filter((file) => file.endsWith('.svg'));
  for (const name of files.map((file) => file.slice(0, -'.svg'.length)).toSorted()) {
    const svg = readFileSync(join(lucide, 'icons', `${name}.svg`), 'utf8');
    const path = pathData(svg.replaceAll(/<!--.*?-->/gs, ''), name);
    paths.set(name, path);
    modules.set(`${name}.ts`, `${HEAD}\nexport const ${iconExport(name)} = '${path}';\n`);
  }
  const ownNames = (JSON.parse(readFileSync(join(kit, 'src/icons/icons.json'), 'utf8')) as string[]).toSorted();
  const lines = ownNames.map((name) => {
    if (!paths.has(name)) throw new Error(`Lucide has no icon ${name}.`);
    return `export { ${iconExport(name)} } from './${name}.ts';`;
  });
  const tags = JSON.parse(readFileSync(join(lucide, 'tags.json'), 'utf8')) as Record<string, string[]>;
  const names = Object.keys(tags).toSorted();
  return modules
    .set('icons.ts', `${HEAD}\n${lines.join('\n')}\n`)
    .set('catalog.ts', catalogModule(paths, names))
    .set('catalog-tags.ts', tagsModule(paths, tags, names));
}
