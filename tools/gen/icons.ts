import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Attributes = Readonly<Record<string, string>>;

const numberOf = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);
const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Converts each SVG shape of an icon to path data, so that an icon is a single string. */
const SHAPES: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: (attributes) => absoluteStart(attributes['d'] ?? ''),
  circle: (a) => ellipse(numberOf(a, 'cx'), numberOf(a, 'cy'), numberOf(a, 'r'), numberOf(a, 'r')),
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
  const r = Math.min(numberOf(a, 'rx'), w / 2, h / 2);
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

const HEAD = '// Generated from icons.json by `npm run gen`. Drawings: Lucide, ISC licence.';

/**
 * Returns the modules of `src/icons` by file name: one for each icon in `icons.json`, which exports a string, and
 * `icons.ts` with all of them. Separate modules let a page load only the icons that it shows.
 */
export function iconModules(kit: string): ReadonlyMap<string, string> {
  const names = (JSON.parse(readFileSync(join(kit, 'src/icons/icons.json'), 'utf8')) as string[]).toSorted();
  const modules = new Map<string, string>();
  const lines = names.map((name) => {
    const svg = readFileSync(join(kit, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
    const id = `icon${name
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')}`;
    modules.set(
      `${name}.ts`,
      `${HEAD}\nexport const ${id} = '${pathData(svg.replaceAll(/<!--.*?-->/gs, ''), name)}';\n`,
    );
    return `export { ${id} } from './${name}.ts';`;
  });
  return modules.set('icons.ts', `${HEAD}\n${lines.join('\n')}\n`);
}
