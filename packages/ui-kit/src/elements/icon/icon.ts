import { html, nothing, svg, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { iconStyles } from './icon.styles.ts';

export const iconSizes = ['medium', 'small'] as const;

/**
 * A line icon on a 24 px grid, drawn in the colour of the text around it. It takes the drawing itself
 * (`@plinth/ui-kit/icons` has them), so a page ships the icons that it shows and no other.
 *
 * @when Beside words, or alone on a control that has a label.
 * @whenNot As the only sign of a state; a picture of a person or a bank is an avatar.
 * @keyboard none
 * @cssproperty [--plinth-icon-size=--plinth-size-icon] - Width and height.
 */
export class PlinthIcon extends PlinthElement {
  static override styles = iconStyles;

  /** SVG path data on a 24 × 24 grid. */
  @property() path = '';
  /** `medium` is 18 px, `small` 16 px. @default 'medium' */
  @property({ reflect: true, of: iconSizes }) size: (typeof iconSizes)[number] = 'medium';
  /** What it says; without a label it is decoration and assistive technology skips it. */
  @property() label: string | undefined;
  /** Turns with the reading direction: arrows, chevrons. */
  @property({ type: Boolean, reflect: true }) mirrored = false;

  override render(): TemplateResult {
    return html`<svg
      viewBox="0 0 24 24"
      role=${this.label ? 'img' : nothing}
      aria-label=${this.label ?? nothing}
      aria-hidden=${this.label ? nothing : 'true'}
      focusable="false"
    >
      ${svg`<path d=${this.path}></path>`}
    </svg>`;
  }
}
