/** A token: its name without `--`, and its value in the style sheet. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Returns the tokens of the root rules in order, without the overrides of skins and media queries. */
export function parseTokens(css: string): readonly Token[] {
  const roots = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|\n):root\s*\{([^}]*)\}/g)]
    .map(([, body = '']) => body)
    .join('\n');
  return [...roots.matchAll(/--(plinth-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' ').trim(),
  }));
}
