import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { iconChevronRight } from '#icons/icons.ts';
import { breadcrumbItemStyles } from './breadcrumb-item.styles.ts';

/**
 * One step of a `plinth-breadcrumb`: a link where a page exists, words where it is only a group of pages.
 *
 * @when Inside a `plinth-breadcrumb`, one for each level.
 * @whenNot Outside of one; a link in a text is an `<a>`.
 * @keyboard Enter — Follows the link.
 * @slot - The title of the page.
 * @csspart base - The native link or the words.
 */
export class PlinthBreadcrumbItem extends PlinthElement {
  static override styles = breadcrumbItemStyles;

  /** Address of the page. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** Is the page itself. The breadcrumb sets it on its last item. */
  @property({ type: Boolean, reflect: true }) current = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // As an attribute: checkers of accessibility do not see roles of ElementInternals.
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
