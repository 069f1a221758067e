/** A JSON value of unknown shape. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;

/** An error in a token's value. The caller adds the file and the path of the token. */
export class ValueError extends Error {}

/** Returns the custom property of the token at a path. Throws a {@link ValueError} when the token has another type. */
export type Refer = (path: string, type: TokenType) => string;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the token path that a reference contains: `color.page` for `{color.page}`. */
export function referenced(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/** Returns the paths of all tokens that a value refers to, including nested references. */
export function references(value: Json): readonly string[] {
  const target = referenced(value);
  if (target !== undefined) return [target];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(references) : [];
}

function fail(value: Json | undefined, expectation: string): never {
  throw new ValueError(`${JSON.stringify(value)} is not ${expectation}`);
}

function object(
  value: Json | undefined,
  keys: readonly string[],
  optional: readonly string[],
  expectation: string,
): JsonObject {
  if (
    !isObject(value) ||
    keys.some((key) => !(key in value)) ||
    Object.keys(value).some((key) => ![...keys, ...optional].includes(key))
  )
    fail(value, expectation);
  return value;
}

function number(value: Json | undefined, expectation: string, from = -Infinity, to = Infinity): number {
  return typeof value === 'number' && value >= from && value <= to ? value : fail(value, expectation);
}

function quantity(value: Json, units: readonly string[], expectation: string): readonly [number: number, unit: string] {
  const { value: amount, unit } = object(value, ['value', 'unit'], [], expectation);
  return typeof unit === 'string' && units.includes(unit)
    ? [number(amount, expectation), unit]
    : fail(value, expectation);
}

const COLOR = 'a color: { colorSpace: "oklch" or "srgb", components: three numbers, alpha: 0 to 1 }';
const DIMENSION = 'a dimension: { value: a number, unit: "px" or "rem" }';

function color(value: Json): string {
  const { colorSpace, components, alpha = 1 } = object(value, ['colorSpace', 'components'], ['alpha', 'hex'], COLOR);
  if (!Array.isArray(components) || components.length !== 3) fail(value, COLOR);
  const [a, b, c] = components.map((component: Json) => number(component, COLOR, 0, 360));
  const opacity = number(alpha, COLOR, 0, 1);
  const end = opacity === 1 ? '' : ` / ${opacity}`;
  if (colorSpace === 'oklch') return `oklch(${a} ${b} ${c}${end})`;
  if (colorSpace !== 'srgb') fail(value, COLOR);
  return a === 0 && b === 0 && c === 0 && opacity === 0 ? 'transparent' : `color(srgb ${a} ${b} ${c}${end})`;
}

function dimension(value: Json): string {
  const [amount, unit] = quantity(value, ['px', 'rem'], DIMENSION);
  return amount === 0 ? '0' : `${amount}${unit}`;
}

function shadow(value: Json, refer: Refer, dark: Json | undefined): string {
  const [layers, darkLayers] = [value, dark].map((layer) =>
    Array.isArray(layer) ? (layer as readonly Json[]) : [layer],
  );
  if (!layers || layers.length === 0 || (dark !== undefined && layers.length !== darkLayers?.length))
    fail(dark ?? value, 'a shadow with the same number of layers in dark and light');
  return layers
    .map((layer, index) => shadowLayer(layer ?? null, refer, dark === undefined ? undefined : darkLayers?.[index]))
    .join(', ');
}

const SHADOW = 'a layer of a shadow: { color, offsetX, offsetY, blur, spread }';

function shadowLayer(value: Json, refer: Refer, dark: Json | undefined): string {
  const lengthsOf = (layer: Json): string => {
    const parts = object(layer, ['color', 'offsetX', 'offsetY', 'blur', 'spread'], ['inset'], SHADOW);
    const [x, y, blur, spread] = ['offsetX', 'offsetY', 'blur', 'spread'].map((key) =>
      print('dimension', parts[key] ?? null, refer),
    );
    const end = spread === '0' ? (blur === '0' ? '' : ` ${blur}`) : ` ${blur} ${spread}`;
    return `${parts['inset'] === true ? 'inset ' : ''}${x} ${y}${end}`;
  };
  const colorOf = (layer: Json): Json =>
    object(layer, ['color'], ['offsetX', 'offsetY', 'blur', 'spread', 'inset'], SHADOW)['color'] ?? null;
  if (dark !== undefined && lengthsOf(value) !== lengthsOf(dark))
    fail(dark, 'a shadow that differs from the light one only in its colors');
  const [lightColor, darkColor] = [value, dark ?? value].map((layer) => JSON.stringify(colorOf(layer)));
  return `${lengthsOf(value)} ${print('color', colorOf(value), refer, dark === undefined || lightColor === darkColor ? undefined : colorOf(dark))}`;
}

function fontFamily(value: Json): string {
  const names = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(names) || names.length === 0) fail(value, 'a font family: a name, or a list of names');
  return names
    .map((name: Json) =>
      typeof name !== 'string' || /["\\;{}]/.test(name)
        ? fail(name, 'the name of a font family')
        : name.includes(' ')
          ? `"${name}"`
          : name,
    )
    .join(', ');
}

function cubicBezier(value: Json): string {
  const expectation = 'a cubic Bézier curve: four numbers, the first and the third from 0 to 1';
  if (!Array.isArray(value) || value.length !== 4) fail(value, expectation);
  return `cubic-bezier(${value.map((coordinate: Json, index) => (index % 2 === 0 ? number(coordinate, expectation, 0, 1) : number(coordinate, expectation))).join(', ')})`;
}

/** Print functions by token type. These are the types of the Design Tokens format that the kit uses. */
const PRINTERS = {
  color,
  dimension,
  duration: (value: Json) =>
    quantity(value, ['ms', 's'], 'a duration: { value: a number, unit: "ms" or "s" }').join(''),
  number: (value: Json) => String(number(value, 'a number')),
  fontWeight: (value: Json) => String(number(value, 'a font weight: 1 to 1000', 1, 1000)),
  fontFamily,
  cubicBezier,
  shadow: (value: Json, refer: Refer) => shadow(value, refer, undefined),
} as const satisfies Readonly<Record<string, (value: Json, refer: Refer) => string>>;

export type TokenType = keyof typeof PRINTERS;

export const isTokenType = (type: Json | undefined): type is TokenType =>
  typeof type === 'string' && Object.hasOwn(PRINTERS, type);

/**
 * Returns a color that, with a dark value, follows the `color-scheme` of the element that uses it. Both values are the fallback of a custom
 * property that is never set, so that `light-dark()` gets its arguments only in the browser. Otherwise a CSS build for
 * older browsers would replace it with a value that depends on the root's color scheme.
 */
export const printColor = (light: string, dark?: string): string =>
  dark === undefined ? light : `light-dark(var(--plinth-unset, ${light}, ${dark}))`;

/** Returns a value as CSS; with `dark`, a value for both color schemes. */
export function print(type: TokenType, value: Json, refer: Refer, dark?: Json): string {
  const target = referenced(value);
  if (dark !== undefined) {
    if (type === 'color') return printColor(print(type, value, refer), print(type, dark, refer));
    if (type === 'shadow' && target === undefined) return shadow(value, refer, dark);
    throw new ValueError(`a ${type} has no dark value: only colors and shadows have one`);
  }
  return target === undefined ? PRINTERS[type](value, refer) : refer(target, type);
}

/** Returns a dimension as a calculation between its compact and its comfortable value, depending on the density. */
export function printByDensity(value: Json, compact: Json, density: string): string {
  const [from, to] = [quantity(compact, ['px', 'rem'], DIMENSION), quantity(value, ['px', 'rem'], DIMENSION)];
  if (from[1] !== to[1]) fail(compact, `in ${to[1]}, the unit of the comfortable value`);
  return `calc(${from.join('')} + ${Math.round((to[0] - from[0]) * 1e4) / 1e4}${to[1]} * ${density})`;
}
