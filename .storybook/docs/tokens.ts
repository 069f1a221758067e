import { parseTokens, type Token } from './parse-tokens.ts';
import css from '@plinth/ui-kit/tokens.css?raw';

/** All tokens, in the order of the style sheet. */
export const tokens: readonly Token[] = parseTokens(css);

const tokenNames = new Set(tokens.map(({ name }) => name));

/** Returns the tokens of a group: `plinth-space-1` belongs to `space`. */
export function tokensOf(group: string): readonly Token[] {
  return tokens.filter(({ name }) => name.startsWith(`plinth-${group}-`));
}

/** The hooks: tokens that belong to one family of elements. */
export const hooks: readonly Token[] = tokens.filter(({ name }) =>
  /^plinth-(card|button|field|menu|navbar|page)-/.test(name),
);

/** Returns whether a token exists. */
export const hasToken = (name: string): boolean => tokenNames.has(name);
