import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { dividerStyles } from './divider.styles.ts';

export const dividerOrientations = ['horizontal', 'vertical'] as const;

/**
 * A hairline between two things, with a word in it where one of them is an alternative: `or`.
 *
 * @when Inside a card, a form or a toolbar.
 * @whenNot Between cards and sections, where space divides.
 * @keyboard none
 * @csspart base - The separator.
 * @csspart label - The word in the line.
 * @cssproperty [--plinth-divider-color=--plinth-color-line] - Colour of the line.
 */
export class PlinthDivider extends PlinthElement {
  static override styles = dividerStyles;

  /** A vertical one is as tall as the row that it stands in. @default 'horizontal' */
  @property({ reflect: true, of: dividerOrientations }) orientation: (typeof dividerOrientations)[number] =
    'horizontal';
  /** The word in the line. A vertical one shows none. */
  @property() label = '';

  override render(): TemplateResult {
    const label = this.orientation === 'vertical' ? '' : this.label;
    return html`<div part="base" role="separator" aria-orientation=${this.orientation} aria-label=${label || nothing}>
      ${label ? html`<span part="label">${label}</span>` : nothing}
    </div>`;
  }
}
