import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { footerStyles } from './footer.styles.ts';

export const footerTypes = ['static', 'sticky', 'hidden'] as const;

/**
 * The last line of every page: whose it is at the start, version and help at the end.
 *
 * @when Once a page, in the footer slot of the app shell.
 * @whenNot For the last line of a card use its `foot` slot.
 * @keyboard none
 * @slot - The start: year and brand.
 * @slot end - The end: version, support.
 * @csspart base - The line.
 */
export class PlinthFooter extends PlinthElement {
  static override styles = footerStyles;

  /** `static` follows the content, `sticky` stays in view. @default 'static' */
  @property({ reflect: true, of: footerTypes }) type: (typeof footerTypes)[number] = 'static';

  override render(): TemplateResult {
    return html`<footer part="base">
      <div class="row">
        <span><slot></slot></span><span><slot name="end"></slot></span>
      </div>
    </footer>`;
  }
}
