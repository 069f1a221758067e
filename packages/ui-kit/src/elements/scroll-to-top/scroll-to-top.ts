import { html, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { warn } from '#base/warn.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ScrolledController } from '#controllers/scrolled.ts';
import { iconArrowUp } from '#icons/icons.ts';
import { scrollToTopStrings } from '#strings/en/scroll-to-top.ts';
import { scrollToTopStyles } from './scroll-to-top.styles.ts';

const DEFAULT_THRESHOLD_PX = 300;

/**
 * A button that appears after scrolling a long page. It scrolls back to the top and moves the focus to the main heading.
 * From 1200 px, it is a tab at the end edge of the window, within the gutter of the page. In narrower windows and on touch
 * screens it stays where it is placed, with its space reserved, so that it never covers the content.
 *
 * @when Once on a page that is longer than a few screens, at the end of its content.
 * @whenNot On a page that fits into the window, or whose list has paging.
 * @keyboard Enter, Space — Scrolls to the top and moves the focus to the main heading.
 * @csspart base - The button.
 */
export class PlinthScrollToTop extends PlinthElement {
  static override styles = scrollToTopStyles;

  readonly #locale = new LocaleController(this, scrollToTopStrings);
  readonly #scrolledController = new ScrolledController(this, () =>
    this.threshold >= 0 ? this.threshold : DEFAULT_THRESHOLD_PX,
  );

  /** The scroll distance in pixels after which the button appears. @default 300 */
  @property({ type: Number }) threshold = DEFAULT_THRESHOLD_PX;
  /** The selector of the heading that receives the focus. @default 'h1' */
  @property() heading = 'h1';

  readonly #handleClick = (): void => {
    const { defaultView: view } = this.ownerDocument;
    if (!view) return;
    const prefersReducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#focusHeading();
    view.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };

  #focusHeading(): void {
    const heading = this.ownerDocument.querySelector<HTMLElement>(this.heading || 'h1');
    if (!heading) {
      warn(this, 'there is no main heading to focus.');
      return;
    }
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    return html`<button
      part="base"
      type="button"
      aria-label=${this.#locale.strings.scrollToTop}
      ?hidden=${!this.#scrolledController.scrolled}
      @click=${this.#handleClick}
    >
      ${glyph(iconArrowUp)}
    </button>`;
  }
}
