/** A constant or function of a module of stories, for examples without React. */
export interface DeclaredConstant {
  readonly name: string;
  /** Its declaration, in JavaScript. */
  readonly code: string;
  /** The imports that it needs itself. */
  readonly imports: readonly string[];
  /** The names that it uses. */
  readonly uses: readonly string[];
}

/** The parts of a stories module from which its code is printed. */
export interface StorySource {
  /** The React code of each story, by the name of its export. */
  readonly react: Readonly<Record<string, string>>;
  readonly constants: readonly DeclaredConstant[];
}
