import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { BlankSlotController } from '#controllers/blank-slot.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconRefreshCw } from '#icons/icons.ts';
import { listStrings } from '#strings/en/list.ts';
import { emptyDrawing, errorDrawing } from './drawings.ts';
import { emptyStateStyles } from './empty-state.styles.ts';

export const emptyStateKinds = ['empty', 'error'] as const;

export interface PlinthEmptyStateEventMap {
  'plinth-load-retry': CustomEvent<undefined>;
}

/**
 * A placeholder for content that does not exist yet or failed to load. It tells users what is missing and what they can
 * do. An error is announced once and offers "Try again", unless it has its own action.
 *
 * @when A list, table or panel that is empty or failed to load.
 * @whenNot While content is loading, use a skeleton. For a message beside content, use an alert.
 * @keyboard Enter, Space — On the button, triggers the action or tries again.
 * @slot - The text below the heading. Replaces the `text` property.
 * @slot heading - Replaces the heading, if it is a heading of the page.
 * @slot drawing - Replaces the illustration.
 * @slot action - A button. For an error, replaces "Try again".
 * @csspart base - The component's wrapper.
 * @csspart heading - The heading.
 * @csspart text - The text below the heading.
 * @fires plinth-load-retry - Emitted when the user activates "Try again".
 * @dependency plinth-button
 */
export class PlinthEmptyState extends PlinthElement<PlinthEmptyStateEventMap> {
  static override styles = emptyStateStyles;

  readonly #locale = new LocaleController(this, listStrings);
  readonly #defaultSlot = new BlankSlotController(this);

  /** The kind: no content yet, or a failure to load. @default 'empty' */
  @property({ reflect: true, of: emptyStateKinds }) kind: (typeof emptyStateKinds)[number] = 'empty';
  /** The heading: what is missing, such as `No contracts yet`. */
  @property() heading = '';
  /** The text: what it means or what to do, such as `Your first appears here once it is approved.` */
  @property() text = '';

  private readonly handleRetry = (): void => {
    emit(this, 'plinth-load-retry', undefined);
  };

  override render(): TemplateResult {
    const isError = this.kind === 'error';
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
          ${isError ? errorDrawing : emptyDrawing}
        </svg></slot
      >
      <div class="message" role=${isError ? 'alert' : nothing}>
        <div part="heading"><slot name="heading">${this.heading}</slot></div>
        <div part="text">${this.#defaultSlot.isBlank ? this.text : nothing}<slot>${this.text}</slot></div>
      </div>
      <div class="action"><slot name="action">${isError ? this.renderRetry() : nothing}</slot></div>
    </div>`;
  }

  private renderRetry(): TemplateResult {
    return html`<plinth-button @click=${this.handleRetry}
      ><span class="retry">${glyph(iconRefreshCw, 'small')}${this.#locale.strings.tryAgain}</span></plinth-button
    >`;
  }
}
