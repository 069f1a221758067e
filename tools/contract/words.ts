import { parseSync, Visitor, type ESTree } from 'vite';
import { lineAt } from './source.ts';
import type { SourceFile } from './workspace.ts';

/** The translation keys and the literal UI text of a module. */
export interface Words {
  /** Literals that the first argument of `t(…)` can evaluate to. */
  readonly asked: readonly { readonly key: string; readonly line: number }[];
  /** The fixed parts of every template literal. */
  readonly templates: readonly {
    readonly pieces: readonly string[];
    readonly line: number;
    readonly isAsked: boolean;
  }[];
  /** Every string literal of the module. */
  readonly literals: ReadonlySet<string>;
  /** UI texts that are written in the module instead of a locale. */
  readonly plain: readonly { readonly text: string; readonly line: number }[];
}

/** Attributes whose text users read. */
const TEXT_ATTRIBUTES = new Set([
  'label',
  'aria-label',
  'aria-description',
  'placeholder',
  'alt',
  'title',
  'heading',
  'text',
  'description',
  'error',
  'hint',
]);
const LETTER = /\p{L}/u;

/** Returns the literals that an expression can evaluate to: both of `a ? 'x' : 'y'`. */
function literalsOf(node: ESTree.Node | undefined): (ESTree.StringLiteral | ESTree.TemplateLiteral)[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node as ESTree.StringLiteral] : [];
    case 'TemplateLiteral':
      return [node];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return literalsOf(node.expression);
    default:
      return [];
  }
}

function isTranslate(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 't';
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 't';
}

/**
 * Reads the translation keys and UI texts of a module.
 * @throws when the module doesn't parse, because the check would pass without reading it.
 */
export function wordsOf({ path, text }: SourceFile): Words {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'does not parse'}`);
  const asked: { key: string; line: number }[] = [];
  const templates: { pieces: readonly string[]; line: number; isAsked: boolean }[] = [];
  const literals = new Set<string>();
  const plain: { text: string; line: number }[] = [];
  const askedTemplates = new Set<ESTree.Node>();

  const ask = (node: ESTree.Node | undefined) => {
    for (const each of literalsOf(node)) {
      if (each.type === 'TemplateLiteral') askedTemplates.add(each);
      else asked.push({ key: each.value, line: lineAt(text, each.start) });
    }
  };
  const say = (words: string, at: number) => {
    if (LETTER.test(words)) plain.push({ text: words.trim().replaceAll(/\s+/g, ' '), line: lineAt(text, at) });
  };
  const sayExpression = (node: ESTree.Node | undefined) => {
    for (const each of literalsOf(node)) {
      say(
        each.type === 'TemplateLiteral' ? each.quasis.map(({ value }) => value.cooked ?? '').join(' ') : each.value,
        each.start,
      );
    }
  };

  new Visitor({
    CallExpression(node) {
      if (isTranslate(node.callee)) ask(node.arguments[0]);
    },
    Literal(node) {
      if (typeof node.value === 'string') literals.add(node.value);
    },
    TemplateLiteral(node) {
      const pieces = node.quasis.map(({ value }) => value.cooked ?? '');
      templates.push({ pieces, line: lineAt(text, node.start), isAsked: askedTemplates.has(node) });
    },
    JSXText(node) {
      say(node.value, node.start);
    },
    JSXElement(node) {
      for (const child of node.children) if (child.type === 'JSXExpressionContainer') sayExpression(child.expression);
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : (node.value ?? undefined);
      if (name === 'i18nKey') ask(value);
      else if (TEXT_ATTRIBUTES.has(name)) sayExpression(value);
    },
  }).visit(program);
  return { asked, templates, literals, plain };
}

/** The strings of a language, nested as in the locale files. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/** Returns the full key of every string: `dashboard.hero.available`. */
export function keysOf(strings: Strings, before = ''): string[] {
  return Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Returns a key without its plural suffix, as the app passes it to `t`: `weeks` for `weeks_one`. */
const askedName = (key: string): string => key.replace(PLURAL, '');

function patternOf(pieces: readonly string[]): RegExp {
  return new RegExp(`^${pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

/** Returns the keys that a module uses and no locale has. A template must match at least one key. */
export function unknownKeys({ path }: Pick<SourceFile, 'path'>, words: Words, keys: readonly string[]): string[] {
  const names = new Set([...keys, ...keys.map(askedName)]);
  const lost = words.asked
    .filter(({ key }) => !names.has(key))
    .map(({ key, line }) => `${path}:${line}: t('${key}') is in no locale`);
  const empty = words.templates
    .filter(
      ({ pieces, isAsked }) => isAsked && pieces[0] !== '' && ![...names].some((name) => patternOf(pieces).test(name)),
    )
    .map(({ pieces, line }) => `${path}:${line}: no key of the locale fits ${pieces.join('…')}`);
  return [...lost, ...empty];
}

/**
 * Returns the keys that no module uses. A key is in use when a string of the app equals it or its group, or when a
 * template with a fixed start matches it.
 */
export function unusedKeys(keys: readonly string[], modules: readonly Words[]): string[] {
  const literals = new Set(modules.flatMap((words) => [...words.literals]));
  const patterns = modules.flatMap(({ templates }) =>
    templates.filter(({ pieces }) => /^\w[\w-]*\./.test(pieces[0] ?? '')).map(({ pieces }) => patternOf(pieces)),
  );
  return keys.filter((key) => {
    const name = askedName(key);
    if (literals.has(name) || literals.has(key) || patterns.some((pattern) => pattern.test(name) || pattern.test(key)))
      return false;
    const parts = name.split('.');
    return !parts.some(
      (_part, index) => index >= 2 && index < parts.length && literals.has(parts.slice(0, index).join('.')),
    );
  });
}
