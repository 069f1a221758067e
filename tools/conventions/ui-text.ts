import { parseSync, Visitor, type ESTree } from 'vite';
import { lineAt } from './source.ts';
import type { SourceFile } from './workspace.ts';

/** The translation keys and the literal UI text of a module. */
export interface UiText {
  /** Literals that the first argument of `t(…)` can evaluate to. */
  readonly usedKeys: readonly { readonly key: string; readonly line: number }[];
  /** The fixed parts of every template literal. */
  readonly templates: readonly {
    readonly fixedParts: readonly string[];
    readonly line: number;
    readonly isKey: boolean;
  }[];
  /** Every string literal of the module. */
  readonly literals: ReadonlySet<string>;
  /** UI texts that are written in the module instead of a locale. */
  readonly literalText: readonly TextInLine[];
  /** The texts of properties that are named like an attribute whose text users read. */
  readonly propertyText: readonly TextInLine[];
  /** Every text of the module: string and template literals that are no keys, and text between elements. */
  readonly strings: readonly TextInLine[];
}

/** A text and the line where it begins. */
export interface TextInLine {
  readonly text: string;
  readonly line: number;
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
/** Properties whose text users read: the attributes, and columns, buttons and captions that a module lists. */
const TEXT_PROPERTIES = new Set([...TEXT_ATTRIBUTES, 'action', 'caption', 'header', 'help', 'legend']);
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
export function uiTextOf({ path, text }: SourceFile): UiText {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'does not parse'}`);
  const usedKeys: { key: string; line: number }[] = [];
  const templates: { fixedParts: readonly string[]; line: number; isKey: boolean }[] = [];
  const literals = new Set<string>();
  const literalText: TextInLine[] = [];
  const propertyText: TextInLine[] = [];
  const strings: TextInLine[] = [];
  const keyTemplates = new Set<ESTree.Node>();
  const propertyKeys = new Set<ESTree.Node>();

  const collectKeys = (node: ESTree.Node | undefined) => {
    for (const literal of literalsOf(node)) {
      if (literal.type === 'TemplateLiteral') keyTemplates.add(literal);
      else usedKeys.push({ key: literal.value, line: lineAt(text, literal.start) });
    }
  };
  const collectText = (uiText: string, at: number, list: TextInLine[]) => {
    if (LETTER.test(uiText)) list.push({ text: uiText.trim().replaceAll(/\s+/g, ' '), line: lineAt(text, at) });
  };
  const textOf = (literal: ESTree.StringLiteral | ESTree.TemplateLiteral): string =>
    literal.type === 'TemplateLiteral'
      ? literal.quasis.map(({ value }) => value.cooked ?? '').join(' ')
      : literal.value;
  const collectTextOf = (node: ESTree.Node | undefined, list: TextInLine[]) => {
    for (const literal of literalsOf(node)) collectText(textOf(literal), literal.start, list);
  };

  new Visitor({
    CallExpression(node) {
      if (isTranslate(node.callee)) collectKeys(node.arguments[0]);
    },
    Literal(node) {
      if (typeof node.value !== 'string') return;
      literals.add(node.value);
      if (!propertyKeys.has(node)) collectText(node.value, node.start, strings);
    },
    Property(node) {
      propertyKeys.add(node.key);
      const name = node.key.type === 'Identifier' ? node.key.name : '';
      if (TEXT_PROPERTIES.has(name)) collectTextOf(node.value, propertyText);
    },
    TemplateLiteral(node) {
      const fixedParts = node.quasis.map(({ value }) => value.cooked ?? '');
      templates.push({ fixedParts, line: lineAt(text, node.start), isKey: keyTemplates.has(node) });
      collectText(textOf(node), node.start, strings);
    },
    JSXText(node) {
      collectText(node.value, node.start, literalText);
      collectText(node.value, node.start, strings);
    },
    JSXElement(node) {
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer') collectTextOf(child.expression, literalText);
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : (node.value ?? undefined);
      if (name === 'i18nKey') collectKeys(value);
      else if (TEXT_ATTRIBUTES.has(name)) collectTextOf(value, literalText);
    },
  }).visit(program);
  return { usedKeys, templates, literals, literalText, propertyText, strings };
}

/** The strings of a language, nested as in the locale files. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/** Returns the full key of every string: `dashboard.hero.available`. */
export function keysOf(strings: Strings, prefix = ''): string[] {
  return Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Returns a key without its plural suffix, as the app passes it to `t`: `weeks` for `weeks_one`. */
const withoutPluralSuffix = (key: string): string => key.replace(PLURAL, '');

function patternOf(fixedParts: readonly string[]): RegExp {
  return new RegExp(
    `^${fixedParts.map((fixedPart) => fixedPart.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
  );
}

/** Returns the keys that a module uses and no locale has. A template must match at least one key. */
export function unknownKeys({ path }: Pick<SourceFile, 'path'>, uiText: UiText, keys: readonly string[]): string[] {
  const names = new Set([...keys, ...keys.map(withoutPluralSuffix)]);
  const unknown = uiText.usedKeys
    .filter(({ key }) => !names.has(key))
    .map(({ key, line }) => `${path}:${line}: t('${key}') is in no locale`);
  const unmatched = uiText.templates
    .filter(
      ({ fixedParts, isKey }) =>
        isKey && fixedParts[0] !== '' && ![...names].some((name) => patternOf(fixedParts).test(name)),
    )
    .map(({ fixedParts, line }) => `${path}:${line}: no key of the locale matches ${fixedParts.join('…')}`);
  return [...unknown, ...unmatched];
}

/**
 * Returns the keys that no module uses. A key is in use when a string of the app equals it or its group, or when a
 * template with a fixed start matches it.
 */
export function unusedKeys(keys: readonly string[], modules: readonly UiText[]): string[] {
  const literals = new Set(modules.flatMap((uiText) => [...uiText.literals]));
  const patterns = modules.flatMap(({ templates }) =>
    templates
      .filter(({ fixedParts }) => /^\w[\w-]*\./.test(fixedParts[0] ?? ''))
      .map(({ fixedParts }) => patternOf(fixedParts)),
  );
  return keys.filter((key) => {
    const name = withoutPluralSuffix(key);
    if (literals.has(name) || literals.has(key) || patterns.some((pattern) => pattern.test(name) || pattern.test(key)))
      return false;
    const parts = name.split('.');
    return !parts.some(
      (_part, index) => index >= 2 && index < parts.length && literals.has(parts.slice(0, index).join('.')),
    );
  });
}

/** Finds the keys that an object of a JSON file has twice. `JSON.parse` keeps the last of them and says nothing. */
export function duplicateKeys({ path, text }: SourceFile): string[] {
  const source = `(${text})`;
  const problems: string[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const names = new Set<string>();
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Literal') continue;
        const name = String(property.key.value);
        if (names.has(name)) problems.push(`${path}:${lineAt(source, property.start)}: "${name}" is there twice`);
        names.add(name);
      }
    },
  }).visit(parseSync('locale.ts', source).program);
  return problems;
}
