/** The reason why a generator writes nothing, as a sentence for the developer. */
export class GeneratorError extends Error {}

/** The output of a generator, and the next steps for the developer. */
export interface Generated {
  /** New files by path. */
  readonly files: Readonly<Record<string, string>>;
  /** New texts of existing files by path. */
  readonly updates?: Readonly<Record<string, string>>;
  readonly next: readonly string[];
}

/**
 * Checks that a table of routes has neither the id nor the path of a new route.
 * @throws {GeneratorError} when it has.
 */
export function checkRouteIsNew(table: string, file: string, id: string, path: string): void {
  if (new RegExp(`^  '?${id}'?: route\\(`, 'm').test(table))
    throw new GeneratorError(`${file} already has the route ${id}.`);
  if (new RegExp(`path: '${path}(/:\\w+\\?)*'`).test(table))
    throw new GeneratorError(`${file} already has a route at ${path}.`);
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

/** Returns a noun with its article: `invoice-line` becomes `an invoice line`, `user` becomes `a user`. */
export function withArticle(noun: string): string {
  const startsWithVowelSound = /^(?!eu|one\b|uni|ur[il]\b|us[aeiou])[aeiou]/.test(noun);
  return `${startsWithVowelSound ? 'an' : 'a'} ${noun.replaceAll('-', ' ')}`;
}

/** Returns the singular of a regular plural: `deliveries` becomes `delivery`, `top-ups` becomes `top-up`. */
export function singularOf(noun: string): string {
  if (/(ss|us|is)$/.test(noun)) return noun;
  return noun.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x|z)es$|s$/, '');
}

/** Returns the third person of a verb: `archive` becomes `archives`, `apply` becomes `applies`. */
export function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
  return `${verb}${/(s|sh|ch|x|z)$/.test(verb) ? 'es' : 's'}`;
}
