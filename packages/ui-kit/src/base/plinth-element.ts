import { LitElement, type CSSResult } from 'lit';
import type { PropertyOptions } from './decorators.ts';
import { sheetsFor } from './style-sheets.ts';
import { version } from './version.ts';

/** The detail that the event `Type` of an event map carries. */
type DetailOf<Event> = Event extends CustomEvent<infer Detail> ? Detail : never;

/**
 * Base of every element of the kit: typed events, and styles in every document.
 *
 * `Events` is the element's event map: event name → `CustomEvent` with its detail. The events are for what a user
 * did, never for what a script set; they stay on the element unless `bubbles` is asked for.
 */
export abstract class PlinthElement<Events extends object = object> extends LitElement {
  /** Version of the kit that the class comes from: two of them on one page can be told apart. */
  static readonly version: string = version;

  /** Where the element came into another document, its styles stayed behind. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { shadowRootOptions } = this.constructor as typeof PlinthElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    this.#adoptStyles(root);
    this.renderOptions.renderBefore ??= root.firstChild;
    return root;
  }

  /**
   * What a property cannot hold becomes its first possible value. A symbol is no value of any property, and the one kind
   * of value that text and attributes refuse: it sets nothing.
   */
  override requestUpdate(
    name?: PropertyKey, oldValue?: unknown, options?: PropertyOptions, useNewValue?: boolean, newValue?: unknown,
  ): void {
    const values = this as unknown as Record<PropertyKey, unknown>;
    const key = name as PropertyKey;
    const of = options?.of;
    if (of ? !of.includes(values[key]) : typeof values[key] === 'symbol') values[key] = of?.[0];
    super.requestUpdate(name, oldValue, options, useNewValue, newValue);
  }

  #adoptStyles(root: ShadowRoot): void {
    // Styles of the kit are written with `css`, all of them.
    const styles = (this.constructor as typeof PlinthElement).elementStyles as CSSResult[];
    root.adoptedStyleSheets = sheetsFor(this.ownerDocument, styles);
  }

  /**
   * Dispatches an event of the map.
   * @returns false when a listener cancelled it (only with `cancelable`).
   */
  protected emit<Type extends keyof Events & string>(
    type: Type,
    detail: DetailOf<Events[Type]>,
    options?: Pick<EventInit, 'bubbles' | 'cancelable' | 'composed'>,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, ...options }));
  }

  /** With this callback `moveBefore()` moves the element without disconnecting it: focus, scroll and open state stay. */
  connectedMoveCallback(): void {}
}
