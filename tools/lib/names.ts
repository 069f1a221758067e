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
