import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { iconChevronRight } from '#icons/icons.ts';
import { breadcrumbItemStyles } from './breadcrumb-item.styles.ts';

/**
 * A breadcrumb item: a link to a page or, without `href`, the title of a group of pages.
 *
 * @when Inside a `plinth-breadcrumb`, one for each level.
 * @whenNot Anywhere else. For a link in a text, use `<a>`.
 * @keyboard Enter — Follows the link.
 * @slot - The title of the page.
 * @csspart base - The native link, or the text.
 */
export class PlinthBreadcrumbItem extends PlinthElement {
  static override styles = breadcrumbItemStyles;

  /** The URL of the page. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** Whether the item is the current page. Set by the breadcrumb on its last item. */
  @property({ type: Boolean, reflect: true }) current = false;
  /** Whether the item is the parent of the current page. Set by the breadcrumb on its last item but one. */
  @property({ type: Boolean, reflect: true }) parent = false;
  /** Whether the item is above the parent, and hidden in a narrow container. Set by the breadcrumb on all others. */
  @property({ type: Boolean, reflect: true }) ancestor = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // An attribute, since accessibility checkers ignore roles set by ElementInternals.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'listitem');
  }

  override render(): TemplateResult {
    const href = safeHref(this.href);
    return html`${glyph(iconChevronRight, 'mirrored separator')}${
      href !== undefined && !this.current
        ? html`<a part="base" href=${href}><slot></slot></a>`
        : html`<span part="base" aria-current=${this.current ? 'page' : nothing}><slot></slot></span>`
    }`;
  }
}
