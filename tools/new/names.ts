/** The output of a generator, and the next steps for the developer. */
export interface Generated {
  /** New files by path. */
  readonly files: Readonly<Record<string, string>>;
  /** New texts of existing files by path. */
  readonly updates?: Readonly<Record<string, string>>;
  readonly next: readonly string[];
}

/** Converts a name to Pascal case: `top-ups` becomes `TopUps`. */
export function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** Converts a name to camel case: `top-ups` becomes `topUps`. */
export function camel(name: string): string {
  const text = pascal(name);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Converts a name to sentence case: `top-ups` becomes `Top ups`. */
export function sentence(name: string): string {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a noun with its article: `invoice-line` becomes `an invoice line`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun.replaceAll('-', ' ')}`;
}
