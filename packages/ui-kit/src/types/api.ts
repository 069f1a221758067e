/** The attributes of an element whose attributes all have the names of its properties. */
export type NoAttributes = Record<never, never>;
/** The events of an element without custom events. */
export type NoEvents = Record<never, never>;

/** The API of an element: its properties, the attributes whose name differs from the property's, and its events. */
export interface Api<Element, Names extends keyof Element, Attributes extends Record<string, Names>, Events> {
  readonly element: Element;
  readonly values: { [Name in Names]?: Element[Name] | undefined } & {
    [Name in keyof Attributes]?: Element[Attributes[Name]] | undefined;
  };
  readonly events: Events;
}

/** Handlers of an element's events, called as a framework calls them: `onplinth-tab-change`. */
export type Handlers<Prefix extends string, Events> = {
  [Name in keyof Events & string as `${Prefix}${Name}`]?: ((event: Events[Name]) => void) | undefined;
};
