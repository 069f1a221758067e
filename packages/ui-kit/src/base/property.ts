import type { PropertyDeclaration } from 'lit';
import { property as litProperty } from 'lit/decorators.js';

/** Lit's property options and those of `PlinthElement`. */
export interface PropertyOptions extends PropertyDeclaration {
  /**
   * Allowed values. Any other value, also that of a removed attribute, becomes the first one: a bad value never breaks an
   * element.
   */
  readonly of?: readonly unknown[];
}

/** Lit's `property` decorator with the option `of`, which `PlinthElement` enforces when the property is set. */
export const property: (options?: PropertyOptions) => ReturnType<typeof litProperty> = litProperty;
