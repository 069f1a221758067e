import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MODES, modeRule } from './token-modes.ts';
import {
  isObject,
  isTokenType,
  type Json,
  print,
  printByDensity,
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
const OURS = '@plinth/ui-kit';
const EXTENSIONS = { group: ['section'], token: ['section', 'modes', 'unit'] } as const;
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
    this.#attempt(file, '', () => {
      let root: Json;
      try {
        root = JSON.parse(text) as Json;
      } catch (error) {
        throw new ValueError(`this is not JSON: ${String(error)}`);
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
    if (typeof description !== 'string') throw new ValueError('a $description is text');
    const ours = this.#ours(node['$extensions'], '$value' in node ? EXTENSIONS.token : EXTENSIONS.group);
    if (typeof ours['section'] === 'string') this.#section = ours['section'];
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
        unit: typeof ours['unit'] === 'string' ? ours['unit'] : '',
        modes: modesOf(ours['modes']),
      });
      return;
    }
    const group = { type: type ?? parent.type, description: description || parent.description };
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith('$')) continue;
      const childPath = [...parent.path, key];
      this.#attempt(file, childPath.join('.'), () => {
        if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(key))
          throw new ValueError('a name has small letters, digits and single hyphens');
        this.#walk(file, child, { ...group, path: childPath });
      });
    }
  }

  #ours(extensions: Json | undefined, known: readonly string[]): Readonly<Record<string, Json>> {
    if (extensions === undefined) return {};
    const ours = isObject(extensions) ? (extensions[OURS] ?? {}) : null;
    if (!isObject(ours)) throw new ValueError('$extensions is an object of objects');
    for (const key of Object.keys(ours))
      if (!known.includes(key)) throw new ValueError(`there is no extension ${key} of ${OURS} here`);
    return ours;
  }

  #add(token: Token): void {
    this.#section = '';
    if (!token.description) throw new ValueError('it has no $description, nor has a group around it');
    if (this.#names.has(token.name)) throw new ValueError(`a second token is called --plinth-${token.name}`);
    this.#names.add(token.name);
    this.#byPath.set(token.path, token);
    this.list.push(token);
  }

  /**
   * Runs a step for a token. A {@link ValueError} is recorded with the token's location, and the remaining tokens are
   * still read.
   */
  #attempt(file: string, path: string, step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      this.problems.push(`${file}: ${path && `${path}: `}${error.message}.`);
    }
  }

  #known(path: string): Token {
    const token = this.#byPath.get(path);
    if (!token) throw new ValueError(`there is no token {${path}}`);
    return token;
  }

  /** Returns the type of a token: its own, otherwise that of the token it refers to, otherwise that of its group. */
  #typeOf(token: Token): TokenType {
    const target = referenced(token.value);
    const type = token.ownType ?? (target === undefined ? token.groupType : this.#typeOf(this.#known(target)));
    if (!isTokenType(type)) throw new ValueError('it has no $type, nor has a group around it');
    return type;
  }

  readonly #refer = (path: string, type: TokenType): string => {
    const target = this.#known(path);
    const found = this.#typeOf(target);
    if (found !== type) throw new ValueError(`{${path}} is a ${found}, where a ${type} belongs`);
    return `var(--plinth-${target.name})`;
  };

  #refuseCycle(token: Token, way: readonly Token[] = []): void {
    if (way.includes(token)) {
      if (way[0] === token)
        throw new ValueError(`it refers to itself: ${[...way, token].map(({ path }) => path).join(' → ')}`);
      return;
    }
    const targets = new Set([token.value, ...Object.values(token.modes)].flatMap(references));
    for (const path of targets) this.#refuseCycle(this.#known(path), [...way, token]);
  }

  /** Returns the declarations of all tokens, and those of their modes by mode. */
  declarations(): {
    readonly own: ReadonlyMap<Token, string>;
    readonly byMode: ReadonlyMap<string, readonly string[]>;
  } {
    const own = new Map<Token, string>();
    const byMode = new Map<string, string[]>();
    for (const token of this.list) {
      this.#attempt(token.file, token.path, () => {
        this.#refuseCycle(token);
        const type = this.#typeOf(token);
        if (token.unit && (token.unit !== 'em' || type !== 'number'))
          throw new ValueError('a unit of ours is "em", of a number');
        const { dark, compact, ...rest } = token.modes;
        const byDensity = compact !== undefined && type === 'dimension';
        const value = byDensity
          ? printByDensity(token.value, compact, this.#refer('density', 'number'))
          : print(type, token.value, this.#refer, dark);
        own.set(token, `--plinth-${token.name}: ${value}${token.unit};`);
        for (const [mode, other] of Object.entries({
          ...rest,
          ...(compact === undefined || byDensity ? {} : { compact }),
        })) {
          byMode.set(mode, [
            ...(byMode.get(mode) ?? []),
            `--plinth-${token.name}: ${print(type, other, this.#refer)}${token.unit};`,
          ]);
        }
      });
    }
    return { own, byMode };
  }
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
  const found = readdirSync(folder).filter((file) => file.endsWith('.tokens.json'));
  const stray = found.filter((file) => !Object.hasOwn(FILES, file));
  if (stray.length > 0)
    throw new Error(`${stray.join(', ')}: tools/gen/tokens.ts does not say where its tokens stand in the sheet.`);
  return Object.keys(FILES).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/**
 * Generates the style sheet and the typed names of the design tokens. Throws an error that lists every problem with its
 * file, token path and reason.
 */
export function tokenFiles(sources: readonly TokenSource[]): { readonly css: string; readonly module: string } {
  const tokens = new Tokens();
  for (const source of sources) tokens.read(source);
  const { own, byMode } = tokens.declarations();
  if (tokens.problems.length > 0) throw new Error(`The design tokens are wrong:\n  ${tokens.problems.join('\n  ')}`);

  const roots = sources.map(({ file }) => {
    const lines = tokens.list
      .filter((token) => token.file === file)
      .flatMap((token) => [...(token.section ? ['', `/* ${token.section} */`] : []), own.get(token) ?? '']);
    const body = FILES[file] ? [FILES[file], ...lines] : lines.slice(lines[0] === '' ? 1 : 0);
    return `:root {\n${body.map((line) => (line ? `  ${line}\n` : '\n')).join('')}}\n`;
  });
  const rules = Object.entries(MODES).map(([mode, place]) => modeRule(place, byMode.get(mode) ?? []));
  const names = tokens.list.map(
    ({ name, description }) => `  /** ${description} */\n  '${name}': 'var(--plinth-${name})',\n`,
  );
  return {
    css: [
      `${HEADER}
   Every raw colour and size of the design system: palette, then roles, then hooks of single elements.
   Elements and pages read roles and hooks. A role carries its light and its dark value; the color-scheme of the
   subtree that uses it decides, so these stay unregistered custom properties. --plinth-unset is never set: it keeps a
   CSS build from replacing light-dark() by a value that the root decides. */
`,
      ...roots,
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
