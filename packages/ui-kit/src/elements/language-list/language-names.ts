/** Returns the name of a language in the language itself, such as `Français` for `fr`, or the tag if it is not known. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    // In a list, names begin with a capital letter; within sentences, many languages write them in lower case.
    const [first = '', ...letters] = name;
    return [first.toLocaleUpperCase(tag), ...letters].join('');
  } catch {
    return tag;
  }
}

/** Returns the tags in a text, such as `en fr pt-PT`, each once. */
export function languageTags(text: string): readonly string[] {
  return [...new Set(String(text ?? '').split(/\s+/))].filter(Boolean);
}

/** Returns the tag in a list for a language: the same one, or the longest prefix of it (`pt` for `pt-BR`). */
export function matchingTag(tags: readonly string[], language: string): string | undefined {
  const wanted = language.toLowerCase();
  return tags
    .filter((tag) => wanted === tag.toLowerCase() || wanted.startsWith(`${tag.toLowerCase()}-`))
    .toSorted((a, b) => b.length - a.length)[0];
}
