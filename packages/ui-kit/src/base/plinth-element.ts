import { LitElement, type CSSResult } from 'lit';
import { DEFER_HYDRATION, whenHydrated } from './defer-hydration.ts';
import type { PropertyOptions } from './property.ts';
import { sheetsFor } from './style-sheets.ts';
import { version } from './version.ts';

/**
 * Base class of all elements, with typed events and with styles that work in every document.
 *
 * `Events` is the element's event map, from event name to `CustomEvent`.
 */
export abstract class PlinthElement<Events extends object = object> extends LitElement {
  /** The kit's version, which distinguishes several versions on a page. */
  static readonly version: string = version;

  /** The event map, used only as a type by `emit`. */
  declare protected readonly events?: Events;

  /** Adopts the styles again, which don't move to another document with the element. */
  adoptedCallback(): void {
    this.createRenderRoot();
  }

  /** A shadow root would hide the children, so an element whose hydration is deferred has none yet. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.hasAttribute(DEFER_HYDRATION)) return this;
    const { elementStyles, shadowRootOptions } = this.constructor as typeof PlinthElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    // All styles of the kit are `css` results.
    root.adoptedStyleSheets = sheetsFor(this.ownerDocument, elementStyles as CSSResult[]);
    return root;
  }

  /** Renders for the first time once the framework that rendered the element on a server has hydrated it. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (this.renderRoot !== this) return super.scheduleUpdate();
    return whenHydrated(this).then(() => {
      Object.assign(this, { renderRoot: this.createRenderRoot() });
      return super.scheduleUpdate();
    });
  }

  /**
   * Replaces a value that is not in the property's `of` list by its first value. A symbol becomes `undefined`, since
   * neither text nor attributes can contain it. An initial `false` is not a change, since a boolean property
   * without a value renders the same.
   */
  override requestUpdate(
    name?: PropertyKey,
    oldValue?: unknown,
    options?: PropertyOptions,
    useNewValue?: boolean,
    newValue?: unknown,
  ): void {
    const of = options?.of;
    const value: unknown = this[name as keyof this];
    if (of ? !of.includes(value) : typeof value === 'symbol') this[name as keyof this] = of?.[0] as never;
    if (options?.type === Boolean && oldValue === undefined && value === false) return;
    super.requestUpdate(name, oldValue, options, useNewValue, newValue);
  }

  /** With this callback, `moveBefore()` moves the element without disconnecting it, so that it keeps focus, scroll position and open state. */
  connectedMoveCallback(): void {}
}
