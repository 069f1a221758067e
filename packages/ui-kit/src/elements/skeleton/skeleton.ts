import { html, type TemplateResult } from 'lit';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { skeletonStyles } from './skeleton.styles.ts';

export const skeletonShapes = ['text', 'heading', 'figure', 'control', 'avatar', 'block'] as const;

const MOST_LINES = 20;

/**
 * Holds the place of what is loading, in its size, so that nothing moves when it comes. Assistive technology skips
 * it; the region that loads says so with `aria-busy`.
 *
 * @when Content of a known shape is on its way.
 * @whenNot Where the shape is not known take a spinner; for what is done to content in sight a block UI.
 * @keyboard none
 * @csspart line - Each grey bar.
 * @cssproperty [--plinth-skeleton-width=100%] - Width; the last of several lines is shorter.
 * @cssproperty [--plinth-skeleton-height] - Height of a `block`, 8rem when not given.
 */
export class PlinthSkeleton extends PlinthElement {
  static override styles = skeletonStyles;

  /** What comes: a line of text, an `h2`, the page's figure, a button or field, an avatar, a block. @default 'text' */
  @property({ reflect: true, of: skeletonShapes }) shape: (typeof skeletonShapes)[number] = 'text';
  /** How many lines of text come, from 1 to 20. @default 1 */
  @property({ type: Number }) lines = 1;

  override render(): TemplateResult {
    const wanted = this.shape === 'text' && this.lines > 1 ? Math.floor(Math.min(this.lines, MOST_LINES)) : 1;
    return html`<span class="lines" aria-hidden="true"
      >${Array.from({ length: wanted }, () => html`<span part="line"></span>`)}</span
    >`;
  }
}
