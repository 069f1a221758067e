import type { PropertyDeclaration, ReactiveElement } from 'lit';

/*
 * Lit's own decorators also hold the code for the standard form of decorators, which the build cannot compile: a tenth of
 * what the kit adds to Lit under a button. These have the same names, which the manifest is made from.
 */

type Host = { readonly renderRoot?: ParentNode };

function getter(prototype: object, name: PropertyKey, get: (this: Host) => unknown): void {
  Object.defineProperty(prototype, name, { get, configurable: true });
}

/** What the kit adds to Lit's options of a property. */
export interface PropertyOptions extends PropertyDeclaration {
  /** The values that it can hold. Anything else, an attribute taken away too, is the first: it never breaks an element. */
  readonly of?: readonly unknown[];
}

/** A reactive property with an attribute: setting it renders the element again. */
export function property(options?: PropertyOptions) {
  return (prototype: ReactiveElement, name: PropertyKey, accessor?: PropertyDescriptor): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
    // The compiler defines an accessor again by what it handed in.
    if (accessor) Object.assign(accessor, Object.getOwnPropertyDescriptor(prototype, name));
  };
}

/** A reactive property of the element's own, without an attribute. */
export function state() {
  return property({ state: true, attribute: false });
}

/** The first part of the element's drawing that a selector finds; null when there is none, or nothing is drawn yet. */
export function query(selector: string) {
  return (prototype: object, name: PropertyKey): void =>
    getter(prototype, name, function () {
      return this.renderRoot?.querySelector(selector) ?? null;
    });
}

/** The elements in a slot, the default one without a name; with `flatten` those that were passed on from other trees. */
export function queryAssignedElements({
  slot,
  flatten = false,
}: { readonly slot?: string; readonly flatten?: boolean } = {}) {
  return (prototype: object, name: PropertyKey): void =>
    getter(prototype, name, function () {
      const found = this.renderRoot?.querySelector<HTMLSlotElement>(slot ? `slot[name=${slot}]` : 'slot:not([name])');
      return found?.assignedElements({ flatten }) ?? [];
    });
}
