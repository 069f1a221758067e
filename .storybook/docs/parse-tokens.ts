/** One token: its name without `--`, and its value as the sheet has it. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Every token of the sheet's roots, in its order; what a skin or a narrow window changes of them is left out. */
export function parseTokens(css: string): readonly Token[] {
  const roots = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|\n):root\s*\{([^}]*)\}/g)]
    .map(([, body = '']) => body)
    .join('\n');
  return [...roots.matchAll(/--(plinth-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' ').trim(),
  }));
}
