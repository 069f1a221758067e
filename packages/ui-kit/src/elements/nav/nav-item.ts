import { html, nothing, type TemplateResult } from 'lit';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { navItemStyles } from './nav-item.styles.ts';

const variants = ['line', 'pills'] as const;

/**
 * A link in a `plinth-nav`.
 *
 * @when Inside a `plinth-nav`.
 * @whenNot Outside a `plinth-nav`.
 * @keyboard Enter — Follows the link.
 * @slot - The label.
 * @slot start - An icon before the label.
 * @csspart base - The native link.
 * @csspart count - The count.
 */
export class PlinthNavItem extends FocusDelegatingElement {
  static override styles = navItemStyles;

  readonly #locale = new LocaleController(this);

  /** The address of the page. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href = '';
  /** Marks the item of the current page. */
  @property({ type: Boolean, reflect: true }) current = false;
  /** The number of items on the page. A value that is not a number is not shown. */
  @property({ type: Number }) count: number | undefined;
  /** Disables the link. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** The appearance, set by the parent `plinth-nav`. @default 'line' */
  @property({ reflect: true, of: variants }) variant: (typeof variants)[number] = 'line';

  override connectedCallback(): void {
    super.connectedCallback();
    // An attribute, because accessibility checkers don't see roles set through ElementInternals.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'listitem');
  }

  override render(): TemplateResult {
    const count = Number.isFinite(this.count) ? formatCount(Number(this.count), this.#locale.language) : '';
    return html`<a
      part="base"
      href=${this.disabled ? nothing : (safeHref(this.href) ?? nothing)}
      role=${this.disabled ? 'link' : nothing}
      aria-disabled=${this.disabled ? 'true' : nothing}
      aria-current=${this.current ? 'page' : nothing}
      ><slot name="start"></slot
      ><span class="label"><slot></slot></span
      >${count ? html`<span class="count" part="count">${count}</span>` : nothing}</a
    >`;
  }
}
