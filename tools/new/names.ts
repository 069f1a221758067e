/** What a generator writes, and what to do next. */
export interface Generated {
  /** New files by path. */
  readonly files: Readonly<Record<string, string>>;
  /** New texts of existing files by path. */
  readonly updates?: Readonly<Record<string, string>>;
  readonly next: readonly string[];
}

/** `top-ups` is `TopUps`. */
export function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `top-ups` is `topUps`. */
export function camel(name: string): string {
  const text = pascal(name);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** `top-ups` is `Top ups`. */
export function sentence(name: string): string {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
