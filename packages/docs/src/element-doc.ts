import type { NamedType } from './named-type.ts';

/** A property of an element, with its attribute if it has one. */
export interface PropertyDoc {
  readonly name: string;
  readonly attribute: string | undefined;
  readonly type: string;
  readonly defaultValue: string | undefined;
  readonly description: string;
  readonly readOnly: boolean;
}

/** A named part of the API with its description: a slot, a part, a state. */
export interface ApiPart {
  readonly name: string;
  readonly description: string;
}

/** The documentation of an element, from its doc block and its class. */
export interface ElementDoc {
  readonly tag: string;
  readonly description: string;
  readonly when: string;
  readonly whenNot: string;
  readonly keyboard: readonly { readonly keys: string; readonly description: string }[];
  readonly properties: readonly PropertyDoc[];
  readonly methods: readonly (ApiPart & { readonly signature: string })[];
  readonly events: readonly (ApiPart & { readonly type: string })[];
  readonly slots: readonly ApiPart[];
  readonly parts: readonly ApiPart[];
  readonly cssProperties: readonly (ApiPart & { readonly defaultValue: string })[];
  readonly states: readonly ApiPart[];
  /** The types of the kit that the API mentions, as TypeScript declarations. */
  readonly types: readonly NamedType[];
  /** Whether the element is a form control with its own value. */
  readonly isFormControl: boolean;
}
