/** An interface or type alias that the API of an element mentions. */
export interface NamedType {
  readonly name: string;
  readonly description: string;
  /** Its declaration in TypeScript. */
  readonly text: string;
}

/** Returns the declaration of a type with its description as a comment. */
export function typeText({ description, text }: NamedType): string {
  return description === '' ? text : `/** ${description} */\n${text}`;
}
