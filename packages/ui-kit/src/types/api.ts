/** Of an element whose attributes are all called as its properties. */
export type NoAttributes = Record<never, never>;
/** Of an element that has no events of its own. */
export type NoEvents = Record<never, never>;

/** What can be set on an element and what it tells: properties, attributes with a name of their own, events. */
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
