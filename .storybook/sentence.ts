/** Converts a story's name from title case, as Storybook writes it, to sentence case. */
export function sentence(name: string): string {
  return name.charAt(0) + name.slice(1).replaceAll(/(?<= )[A-Z](?=[a-z]|$|\s)/g, (letter) => letter.toLowerCase());
}
