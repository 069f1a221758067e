import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { exampleItemStyles } from './example-item.styles.ts';

export const exampleItemVariants = ['neutral', 'accent'] as const;

/**
 * A box around its content, in the color of its variant.
 *
 * @when Content needs what this element adds.
 * @whenNot To group content under a heading, use `plinth-card`.
 * @keyboard none
 * @slot - The element's content.
 * @csspart base - The component's wrapper.
 */
export class PlinthExampleItem extends PlinthElement {
  static override styles = exampleItemStyles;

  /** The color by meaning. @default 'neutral' */
  @property({ reflect: true, of: exampleItemVariants }) variant: (typeof exampleItemVariants)[number] = 'neutral';

  override render(): TemplateResult {
    return html`<div part="base"><slot></slot></div>`;
  }
}
