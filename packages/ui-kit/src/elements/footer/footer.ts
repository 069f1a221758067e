import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { footerStyles } from './footer.styles.ts';

export const footerTypes = ['static', 'sticky', 'hidden'] as const;

/**
 * A page footer with content at its start and end, such as the copyright and the version.
 *
 * @when Once per page, in the `footer` slot of the app shell.
 * @whenNot For the footer of a card, use its `foot` slot.
 * @keyboard none
 * @slot - Content at the start, such as the copyright.
 * @slot end - Content at the end, such as the version or a support link.
 * @csspart base - The component's wrapper.
 */
export class PlinthFooter extends PlinthElement {
  static override styles = footerStyles;

  /** The type: `static` follows the content, `sticky` stays visible, `hidden` is not rendered. @default 'static' */
  @property({ reflect: true, of: footerTypes }) type: (typeof footerTypes)[number] = 'static';

  override render(): TemplateResult {
    return html`<footer part="base">
      <div class="row">
        <span><slot></slot></span><span><slot name="end"></slot></span>
      </div>
    </footer>`;
  }
}
