import { parseTokens, type Token } from './parse-tokens.ts';
import css from '@plinth/ui-kit/tokens.css?raw';

/** Every token of the kit, in the order of its sheet. */
export const tokens: readonly Token[] = parseTokens(css);

const known = new Set(tokens.map(({ name }) => name));

/** The tokens of a group: `space` has `plinth-space-1`. */
export function tokensOf(group: string): readonly Token[] {
  return tokens.filter(({ name }) => name.startsWith(`plinth-${group}-`));
}

/** Tokens that belong to one element or place: hooks for a page that embeds the kit. */
export const hooks: readonly Token[] = tokens.filter(({ name }) =>
  /^plinth-(card|button|field|menu|navbar|page)-/.test(name),
);

/** Whether there is a token of this name. */
export const hasToken = (name: string): boolean => known.has(name);
