/** Thrown instead of making a PDF whose fonts lack characters of its text. */
export class UnsupportedTextError extends Error {
  override readonly name = 'UnsupportedTextError';
  /** The title of the document. */
  readonly title: string;
  /** The characters, each once, in the order of the text. */
  readonly characters: readonly string[];

  constructor(title: string, characters: readonly string[]) {
    super(`The fonts of “${title}” lack ${characters.join(' ')}`);
    this.title = title;
    this.characters = characters;
  }
}
