/** Storybook writes every word of a story's name large; the kit writes sentences. */
export function sentence(name: string): string {
  return name.charAt(0) + name.slice(1).replaceAll(/(?<= )[A-Z](?=[a-z]|$|\s)/g, (letter) => letter.toLowerCase());
}
