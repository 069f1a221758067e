import css from '@plinth/ui-kit/tokens.css?raw';

/** One token: its name without `--`, and its value as the sheet has it. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** The roots of the sheet; a skin or a window that is narrow changes some of what stands there. */
const roots = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|\n):root\s*\{([^}]*)\}/g)].map(([, body = '']) => body).join('\n');

/** Every token of the kit, in the order of the sheet. */
export const tokens: readonly Token[] = [...roots.matchAll(/--(plinth-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
  name, value: value.replaceAll(/\s+/g, ' ').trim(),
}));

const known = new Set(tokens.map(({ name }) => name));

/** The tokens of a group: `space` has `plinth-space-1`. */
export function tokensOf(group: string): readonly Token[] {
  return tokens.filter(({ name }) => name.startsWith(`plinth-${group}-`));
}

/** Tokens that belong to one element or place: hooks for a page that embeds the kit. */
export const hooks: readonly Token[] = tokens.filter(({ name }) => /^plinth-(card|button|field|menu|navbar|page)-/.test(name));

/** Whether there is a token of this name. */
export const hasToken = (name: string): boolean => known.has(name);
