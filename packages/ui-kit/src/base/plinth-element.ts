import { LitElement, type CSSResult } from 'lit';
import type { PropertyOptions } from './property.ts';
import { sheetsFor } from './style-sheets.ts';
import { version } from './version.ts';

/**
 * Base of every element of the kit: typed events, and styles in every document.
 *
 * `Events` is the element's event map: event name → `CustomEvent` with its detail.
 */
export abstract class PlinthElement<Events extends object = object> extends LitElement {
  /** Version of the kit that the class comes from: two of them on one page can be told apart. */
  static readonly version: string = version;

  /** The event map, for types alone: `emit` reads it. */
  declare protected readonly events?: Events;

  /** Where the element came into another document, its styles stayed behind. */
  adoptedCallback(): void {
    this.createRenderRoot();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { elementStyles, shadowRootOptions } = this.constructor as typeof PlinthElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    // Styles of the kit are written with `css`, all of them.
    root.adoptedStyleSheets = sheetsFor(this.ownerDocument, elementStyles as CSSResult[]);
    return root;
  }

  /**
   * Replaces a value that is not in the property's `of` list by the first one that is. A symbol is no value of any
   * property, since neither text nor attributes can hold it: it becomes `undefined`.
   */
  override requestUpdate(
    name?: PropertyKey,
    oldValue?: unknown,
    options?: PropertyOptions,
    useNewValue?: boolean,
    newValue?: unknown,
  ): void {
    const of = options?.of;
    if (of ? !of.includes(this[name as keyof this]) : typeof this[name as keyof this] === 'symbol')
      this[name as keyof this] = of?.[0] as never;
    super.requestUpdate(name, oldValue, options, useNewValue, newValue);
  }

  /** With this callback `moveBefore()` moves the element without disconnecting it: focus, scroll and open state stay. */
  connectedMoveCallback(): void {}
}
