import type { PropertyDeclaration } from 'lit';
import { property as litProperty } from 'lit/decorators.js';

/** Lit's property options and those of `PlinthElement`. */
export interface PropertyOptions extends PropertyDeclaration {
  /**
   * The allowed values. Any other value, including that of a removed attribute, becomes the first one.
   */
  readonly of?: readonly unknown[];
}

/** Lit's `property` decorator with the option `of`, which `PlinthElement` enforces when the property is set. */
export const property: (options?: PropertyOptions) => ReturnType<typeof litProperty> = litProperty;
