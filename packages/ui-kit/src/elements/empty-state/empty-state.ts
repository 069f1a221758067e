import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconRefreshCw } from '#icons/icons.ts';
import { listStrings } from '#strings/en/list.ts';
import { shiftedShaft, waitingBase } from './drawings.ts';
import { emptyStateStyles } from './empty-state.styles.ts';

export const emptyStateKinds = ['empty', 'error'] as const;

export interface PlinthEmptyStateEventMap {
  'plinth-load-retry': CustomEvent<undefined>;
}

/**
 * Stands where content would: there is none yet, or it did not load. Says what is missing and what one can do.
 * An error is announced once and offers to try again, unless an action of its own takes that place.
 *
 * @when A list, table or panel has nothing to show, or did not load.
 * @whenNot While it loads take a skeleton; for a notice beside content an alert.
 * @keyboard Enter, Space — On its button: the way on, or another try.
 * @slot - The sentence under the heading, instead of `text`.
 * @slot heading - Replaces the heading, where it is a heading of the page.
 * @slot drawing - Replaces the drawing.
 * @slot action - One button; of an error it replaces "Try again".
 * @csspart base - The column.
 * @csspart heading - What is missing.
 * @csspart text - The sentence under it.
 * @fires plinth-load-retry - The user presses "Try again".
 * @dependency plinth-button
 */
export class PlinthEmptyState extends PlinthElement<PlinthEmptyStateEventMap> {
  static override styles = emptyStateStyles;

  readonly #locale = new LocaleController(this, listStrings);

  /** Nothing is there yet, or it did not load. @default 'empty' */
  @property({ reflect: true, of: emptyStateKinds }) kind: (typeof emptyStateKinds)[number] = 'empty';
  /** What is missing: `No contracts yet`. */
  @property() heading = '';
  /** What it means, or what to do: `Your first appears here once it is approved.` */
  @property() text = '';

  private readonly handleRetry = (): void => {
    emit(this, 'plinth-load-retry', undefined);
  };

  override render(): TemplateResult {
    const failed = this.kind === 'error';
    return html`<div part="base">
      <slot name="drawing"
        ><svg
          class="drawing"
          viewBox="0 0 132 84"
          width="132"
          height="84"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          ${failed ? shiftedShaft : waitingBase}
        </svg></slot
      >
      <div class="words" role=${failed ? 'alert' : nothing}>
        <div part="heading"><slot name="heading">${this.heading}</slot></div>
        <div part="text"><slot>${this.text}</slot></div>
      </div>
      <div class="action"><slot name="action">${failed ? this.renderRetry() : nothing}</slot></div>
    </div>`;
  }

  private renderRetry(): TemplateResult {
    return html`<plinth-button @click=${this.handleRetry}
      ><span class="retry">${glyph(iconRefreshCw, 'small')}${this.#locale.strings.tryAgain}</span></plinth-button
    >`;
  }
}
