import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_SUPPORT, brandedSelector, printBrandColor } from './token-brand.ts';
import { MODES, brandedModeRule, modeRule, rule } from './token-modes.ts';
import {
  isObject,
  isTokenType,
  type Json,
  print,
  printByDensity,
  printColor,
  referenced,
  references,
  type TokenType,
  ValueError,
} from './token-values.ts';

/** A file of design tokens. */
export interface TokenSource {
  readonly file: string;
  readonly text: string;
}

/** The token files, in the order of their rules in the style sheet, with additional declarations of each rule. */
const FILES: Readonly<Record<string, string>> = {
  'palette.tokens.json': '',
  'color.tokens.json': 'color-scheme: light;',
  'scale.tokens.json': '',
  'hooks.tokens.json': '',
};

/** The key in `$extensions` for data that the Design Tokens format has no field for. */
const EXTENSION_KEY = '@plinth/ui-kit';
const EXTENSIONS = { group: ['section'], token: ['section', 'modes', 'brand', 'unit'] } as const;
const PROPERTIES = ['$type', '$description', '$extensions', '$deprecated'];
const HEADER = '/* Generated from the files beside it by `npm run gen`: change *.tokens.json.';

interface Token {
  readonly file: string;
  readonly path: string;
  /** Name of the custom property, without `--plinth-`. */
  readonly name: string;
  readonly value: Json;
  readonly ownType: Json | undefined;
  readonly groupType: Json | undefined;
  readonly description: string;
  /** The section heading of the token in the style sheet. */
  readonly section: string;
  readonly unit: string;
  readonly modes: Readonly<Record<string, Json>>;
  /** Colors that a brand decides, by mode; `light` is the value itself. */
  readonly brand: Readonly<Record<string, Json>>;
}

/** The declarations of the tokens. */
interface Declarations {
  readonly byToken: ReadonlyMap<Token, string>;
  readonly byMode: ReadonlyMap<string, readonly Declaration[]>;
  /** The colors that the page's brand decides. They are invalid without one, and the tokens use their own values. */
  readonly brandColors: readonly string[];
}

/** The declaration of a token in a mode. */
interface Declaration {
  readonly token: Token;
  readonly text: string;
}

interface Group {
  readonly path: readonly string[];
  readonly type: Json | undefined;
  readonly description: string;
}

class Tokens {
  readonly list: Token[] = [];
  readonly problems: string[] = [];
  readonly #byPath = new Map<string, Token>();
  readonly #names = new Set<string>();
  #section = '';

  read({ file, text }: TokenSource): void {
    this.#collectProblem(file, '', () => {
      let root: Json;
      try {
        root = JSON.parse(text) as Json;
      } catch (error) {
        throw new ValueError(`the file is not JSON: ${String(error)}`);
      }
      this.#walk(file, root, { path: [], type: undefined, description: '' });
    });
  }

  #walk(file: string, node: Json, parent: Group): void {
    if (!isObject(node)) throw new ValueError(`${JSON.stringify(node)} is neither a token nor a group`);
    const path = parent.path.join('.');
    const { $type: type, $description: description = '' } = node;
    for (const key of Object.keys(node)) {
      if (key.startsWith('$') && key !== '$value' && !PROPERTIES.includes(key))
        throw new ValueError(`there is no property ${key}`);
    }
    if (type !== undefined && !isTokenType(type)) throw new ValueError(`there is no type ${JSON.stringify(type)}`);
    if (typeof description !== 'string') throw new ValueError('a $description has to be a string');
    const extension = this.#extension(node['$extensions'], '$value' in node ? EXTENSIONS.token : EXTENSIONS.group);
    if (typeof extension['section'] === 'string') this.#section = extension['section'];
    if ('$value' in node) {
      this.#add({
        file,
        path,
        name: parent.path.join('-'),
        value: node['$value'] ?? null,
        ownType: type,
        groupType: parent.type,
        description: description || parent.description,
        section: this.#section,
        unit: typeof extension['unit'] === 'string' ? extension['unit'] : '',
        modes: modesOf(extension['modes']),
        brand: brandOf(extension['brand'], modesOf(extension['modes'])),
      });
      return;
    }
    const group = { type: type ?? parent.type, description: description || parent.description };
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith('$')) continue;
      const childPath = [...parent.path, key];
      this.#collectProblem(file, childPath.join('.'), () => {
        if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(key))
          throw new ValueError('a name consists of lowercase letters, digits and single hyphens');
        this.#walk(file, child, { ...group, path: childPath });
      });
    }
  }

  #extension(extensions: Json | undefined, allowedKeys: readonly string[]): Readonly<Record<string, Json>> {
    if (extensions === undefined) return {};
    const extension = isObject(extensions) ? (extensions[EXTENSION_KEY] ?? {}) : null;
    if (!isObject(extension)) throw new ValueError('$extensions is an object of objects');
    for (const key of Object.keys(extension))
      if (!allowedKeys.includes(key)) throw new ValueError(`there is no extension ${key} of ${EXTENSION_KEY} here`);
    return extension;
  }

  #add(token: Token): void {
    this.#section = '';
    if (!token.description) throw new ValueError('the token and its groups have no $description');
    if (this.#names.has(token.name)) throw new ValueError(`another token has the name --plinth-${token.name}`);
    this.#names.add(token.name);
    this.#byPath.set(token.path, token);
    this.list.push(token);
  }

  /**
   * Runs a step for a token. A {@link ValueError} is recorded with the token's location, and the remaining tokens are
   * still read.
   */
  #collectProblem(file: string, path: string, step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      this.problems.push(`${file}: ${path && `${path}: `}${error.message}.`);
    }
  }

  #tokenAt(path: string): Token {
    const token = this.#byPath.get(path);
    if (!token) throw new ValueError(`there is no token {${path}}`);
    return token;
  }

  /** Returns the type of a token: its own, otherwise that of the token it refers to, otherwise that of its group. */
  #typeOf(token: Token): TokenType {
    const target = referenced(token.value);
    const type = token.ownType ?? (target === undefined ? token.groupType : this.#typeOf(this.#tokenAt(target)));
    if (!isTokenType(type)) throw new ValueError('the token and its groups have no $type');
    return type;
  }

  readonly #refer = (path: string, type: TokenType): string => {
    const target = this.#tokenAt(path);
    const actualType = this.#typeOf(target);
    if (actualType !== type)
      throw new ValueError(`{${path}} has the type ${actualType}, but the type ${type} is required`);
    return `var(--plinth-${target.name})`;
  };

  #rejectCycle(token: Token, visited: readonly Token[] = []): void {
    if (visited.includes(token)) {
      if (visited[0] === token)
        throw new ValueError(`the token refers to itself: ${[...visited, token].map(({ path }) => path).join(' → ')}`);
      return;
    }
    const targets = new Set([token.value, ...Object.values(token.modes)].flatMap(references));
    for (const path of targets) this.#rejectCycle(this.#tokenAt(path), [...visited, token]);
  }

  /** Returns whether a brand decides the token's value, also through the tokens that the value refers to. */
  isBranded({ brand, value, modes }: Token): boolean {
    return (
      'light' in brand ||
      'dark' in brand ||
      [value, modes['dark'] ?? null].flatMap(references).some((path) => this.isBranded(this.#tokenAt(path)))
    );
  }

  /** Returns whether a part of the page with a brand of its own has to declare the token in a mode again. */
  isBrandedIn(mode: string, token: Token): boolean {
    return (
      mode in token.brand ||
      this.isBranded(token) ||
      references(token.modes[mode] ?? null).some((path) => this.isBranded(this.#tokenAt(path)))
    );
  }

  declarations(): Declarations {
    const byToken = new Map<Token, string>();
    const byMode = new Map<string, Declaration[]>();
    const brandColors: string[] = [];
    for (const token of this.list) {
      this.#collectProblem(token.file, token.path, () => {
        this.#rejectCycle(token);
        const type = this.#typeOf(token);
        if (token.unit && (token.unit !== 'em' || type !== 'number'))
          throw new ValueError('the only extension unit is "em", for a number');
        if (Object.keys(token.brand).length > 0 && type !== 'color')
          throw new ValueError(`a brand decides no ${type}: only colors`);
        /** Returns a value as the fallback of the brand's color in a mode. */
        const branded = (mode: string, value: string): string => {
          const brandColor = token.brand[mode];
          if (brandColor === undefined) return value;
          const property = `--plinth-brand-${token.name}${mode === 'light' ? '' : `-${mode}`}`;
          brandColors.push(`${property}: ${printBrandColor(brandColor)};`);
          return `var(${property}, ${value})`;
        };
        const { dark, compact, ...otherModes } = token.modes;
        const byDensity = compact !== undefined && type === 'dimension';
        const value = byDensity
          ? printByDensity(token.value, compact, this.#refer('density', 'number'))
          : type === 'color'
            ? printColor(
                branded('light', print(type, token.value, this.#refer)),
                dark === undefined ? undefined : branded('dark', print(type, dark, this.#refer)),
              )
            : print(type, token.value, this.#refer, dark);
        byToken.set(token, `--plinth-${token.name}: ${value}${token.unit};`);
        for (const [mode, modeValue] of Object.entries({
          ...otherModes,
          ...(compact === undefined || byDensity ? {} : { compact }),
        })) {
          const text = `--plinth-${token.name}: ${branded(mode, print(type, modeValue, this.#refer))}${token.unit};`;
          byMode.set(mode, [...(byMode.get(mode) ?? []), { token, text }]);
        }
      });
    }
    return { byToken, byMode, brandColors };
  }
}

function brandOf(brand: Json | undefined, modes: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  if (brand === undefined) return {};
  if (!isObject(brand)) throw new ValueError('the colors of a brand are an object of colors by mode');
  for (const mode of Object.keys(brand)) {
    if (mode !== 'light' && !Object.hasOwn(modes, mode))
      throw new ValueError(`a brand has a color in the mode ${mode}, in which the token has no value`);
  }
  return brand;
}

function modesOf(modes: Json | undefined): Readonly<Record<string, Json>> {
  if (modes === undefined) return {};
  if (!isObject(modes)) throw new ValueError('modes are an object of values');
  for (const mode of Object.keys(modes)) {
    if (mode !== 'dark' && !Object.hasOwn(MODES, mode))
      throw new ValueError(`there is no mode ${mode}; there are dark, ${Object.keys(MODES).join(', ')}`);
  }
  return modes;
}

/**
 * Reads the token files of a folder, in the order of the style sheet. Throws when a file has no place in that order.
 */
export function tokenSources(folder: string): readonly TokenSource[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tokens.json'));
  const unexpected = files.filter((file) => !Object.hasOwn(FILES, file));
  if (unexpected.length > 0) throw new Error(`${unexpected.join(', ')}: tools/gen/tokens.ts does not list the file.`);
  return Object.keys(FILES).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/**
 * Generates the style sheet and the typed names of the design tokens. Throws an error that lists every problem with its
 * file, token path and reason.
 */
export function tokenFiles(sources: readonly TokenSource[]): { readonly css: string; readonly module: string } {
  const tokens = new Tokens();
  for (const source of sources) tokens.read(source);
  const { byToken, byMode, brandColors } = tokens.declarations();
  if (tokens.problems.length > 0) throw new Error(`The design tokens are invalid:\n  ${tokens.problems.join('\n  ')}`);

  const roots = sources.map(({ file }) => {
    const lines = tokens.list
      .filter((token) => token.file === file)
      .flatMap((token) => [...(token.section ? ['', `/* ${token.section} */`] : []), byToken.get(token) ?? '']);
    const body = FILES[file] ? [FILES[file], ...lines] : lines.slice(lines[0] === '' ? 1 : 0);
    return `:root {\n${body.map((line) => (line ? `  ${line}\n` : '\n')).join('')}}\n`;
  });
  const textsOf = (declarations: readonly Declaration[]): readonly string[] => declarations.map(({ text }) => text);
  const rules = Object.entries(MODES).flatMap(([mode, definition]) => {
    const declarations = byMode.get(mode) ?? [];
    return [
      modeRule(definition, textsOf(declarations)),
      brandedModeRule(definition, textsOf(declarations.filter(({ token }) => tokens.isBrandedIn(mode, token)))),
    ];
  });
  const brandedTokens = tokens.list.filter((token) => tokens.isBranded(token));
  const brandRules =
    brandColors.length === 0
      ? []
      : [
          `/* The colors of a brand: --plinth-brand. Without one they are invalid, and the tokens keep their own values. */
@supports ${BRAND_SUPPORT} {\n${rule(`:root, ${brandedSelector()}`, brandColors, '  ')}}\n`,
          `/* A part of the page with a brand of its own computes the tokens that depend on it again. */
${rule(
  brandedSelector(),
  brandedTokens.map((token) => byToken.get(token) ?? ''),
)}`,
        ];
  const names = tokens.list.map(
    ({ name, description }) => `  /** ${description} */\n  '${name}': 'var(--plinth-${name})',\n`,
  );
  return {
    css: [
      `${HEADER}
   Every raw color and size of the design system: palette, then roles, then hooks of single elements.
   Elements and pages read roles and hooks. A role carries its light and its dark value; the color-scheme of the
   subtree that uses it decides, so these stay unregistered custom properties. --plinth-unset is never set: it keeps a
   CSS build from replacing light-dark() by a value that the root decides. */
`,
      ...roots,
      ...brandRules,
      ...rules.filter(Boolean),
    ].join('\n'),
    module: `// Generated from the files beside it by \`npm run gen\`: change *.tokens.json.
/** The design tokens by name, each as the CSS that reads it: for styles that are set by a script. */
export const tokens = {
${names.join('')}} as const;

/** The name of a design token: its custom property without \`--plinth-\`. */
export type TokenName = keyof typeof tokens;
`,
  };
}
