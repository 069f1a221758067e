import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { skeletonStyles } from './skeleton.styles.ts';

export const skeletonShapes = ['text', 'heading', 'figure', 'control', 'avatar', 'block'] as const;

const MAX_LINES = 20;

/**
 * A placeholder with the size of the content that is loading, so that the layout does not shift. Assistive technology
 * ignores it; set `aria-busy` on the region that loads.
 *
 * @when Content of a known shape is loading.
 * @whenNot If the shape is not known, use a spinner; while visible content is being processed, a block UI.
 * @keyboard none
 * @csspart line - Each bar.
 * @cssproperty [--plinth-skeleton-width=100%] - The width of the placeholder; the last of several lines is shorter.
 * @cssproperty [--plinth-skeleton-height] - The height of a `block`, which defaults to 8rem.
 */
export class PlinthSkeleton extends PlinthElement {
  static override styles = skeletonStyles;

  /** The content that is loading, whose size the placeholder has. @default 'text' */
  @property({ reflect: true, of: skeletonShapes }) shape: (typeof skeletonShapes)[number] = 'text';
  /** The number of text lines, from 1 to 20. @default 1 */
  @property({ type: Number }) lines = 1;

  override render(): TemplateResult {
    const lineCount = this.shape === 'text' && this.lines > 1 ? Math.floor(Math.min(this.lines, MAX_LINES)) : 1;
    return html`<span class="lines" aria-hidden="true"
      >${Array.from({ length: lineCount }, () => html`<span part="line"></span>`)}</span
    >`;
  }
}
