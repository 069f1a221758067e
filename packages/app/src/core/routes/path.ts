/** The segments of a path pattern, as a union. */
type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Segment<Head> | Segment<Tail> : Path;

type OptionalName<Path extends string> =
  Segment<Path> extends infer Part ? (Part extends `:${infer Name}?` ? Name : never) : never;

/** The names of the parameters that an address needs. */
export type RequiredName<Path extends string> =
  Segment<Path> extends infer Part
    ? Part extends `:${string}?`
      ? never
      : Part extends `:${infer Name}`
        ? Name
        : never
    : never;

/** The parameters that a path pattern names: `/register/:step?` gives `{ step?: string }`. */
export type Parameters<Path extends string> = [OptionalName<Path> | RequiredName<Path>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in RequiredName<Path>]: string } & {
      readonly [Name in OptionalName<Path>]?: string | undefined;
    };

/** The query of an address. A value that is undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;
