import { html, nothing, svg, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { iconStyles } from './icon.styles.ts';

export const iconSizes = ['medium', 'small'] as const;

/**
 * A line icon on a 24 px grid in the color of the surrounding text. It takes the path itself, for example from
 * `@plinth/ui-kit/icons/check`, so that a page loads only the icons that it uses.
 *
 * @when Beside text, or alone in a control that has a label.
 * @whenNot As the only sign of a status. For a picture of a person or a bank, use an avatar.
 * @keyboard none
 * @cssproperty [--plinth-icon-size=--plinth-size-icon] - The width and height.
 * @cssproperty [--plinth-icon-fill=none] - The color inside the lines, such as `currentColor` for a star that is set.
 */
export class PlinthIcon extends PlinthElement {
  static override styles = iconStyles;

  /** The SVG path data on a 24 × 24 grid. */
  @property() path = '';
  /** The size: `medium` is 18 px, `small` 16 px. @default 'medium' */
  @property({ reflect: true, of: iconSizes }) size: (typeof iconSizes)[number] = 'medium';
  /** The accessible name. Without it, the icon is decorative. */
  @property() label: string | undefined;
  /** Mirrors the icon in right-to-left text, for arrows and chevrons. */
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
