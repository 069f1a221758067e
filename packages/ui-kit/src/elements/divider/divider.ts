import { html, nothing, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { dividerStyles } from './divider.styles.ts';

export const dividerOrientations = ['horizontal', 'vertical'] as const;

/**
 * A line that separates content, with an optional label such as `or`.
 *
 * @when Inside a card, a form or a toolbar.
 * @whenNot Between cards and sections, which space separates.
 * @keyboard none
 * @csspart base - The separator.
 * @csspart label - The label.
 * @cssproperty [--plinth-divider-color=--plinth-color-line] - The color of the line.
 */
export class PlinthDivider extends PlinthElement {
  static override styles = dividerStyles;

  /** The orientation. A vertical divider is as tall as its row. @default 'horizontal' */
  @property({ reflect: true, of: dividerOrientations }) orientation: (typeof dividerOrientations)[number] =
    'horizontal';
  /** The label. Not shown when vertical. */
  @property() label = '';

  override render(): TemplateResult {
    const label = this.orientation === 'vertical' ? '' : this.label;
    return html`<div part="base" role="separator" aria-orientation=${this.orientation} aria-label=${label || nothing}>
      ${label ? html`<span part="label">${label}</span>` : nothing}
    </div>`;
  }
}
