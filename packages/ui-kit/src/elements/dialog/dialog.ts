import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { oneOf, PlinthElement } from '#base/plinth-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ModalController, type ModalCloseReason } from '#controllers/modal.ts';
import { ScrollRegionController } from '#controllers/scroll-region.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { iconX } from '#icons/icons.ts';
import { dialogStyles } from './dialog.styles.ts';

export const dialogSizes = ['small', 'medium', 'large'] as const;

export interface PlinthDialogEventMap {
  'plinth-dialog-close': CustomEvent<{ readonly reason: ModalCloseReason }>;
}

/**
 * Asks for a decision or a few fields, over a page that waits. The verb of the button that opened it is the verb of
 * its own button. The page behind does not scroll, and the focus returns to where it was.
 *
 * @slot - The text or fields.
 * @slot heading - A heading richer than the `heading` property.
 * @slot footer - Buttons, the one that acts last.
 * @csspart base - The native dialog.
 * @csspart heading - The heading.
 * @csspart body - The part that scrolls.
 * @csspart footer - The row of buttons.
 * @cssproperty [--plinth-dialog-width] - Width, instead of the one of `size`.
 * @fires plinth-dialog-close - when a user asks to close it; cancel it to keep it open. A back gesture that the browser insists on cannot be cancelled.
 */
export class PlinthDialog extends PlinthElement<PlinthDialogEventMap> {
  static override styles = dialogStyles;

  readonly #locale = new LocaleController(this);
  readonly #slotted = new SlottedController(this);
  readonly #modal = new ModalController(this, {
    dialog: () => this.dialog,
    isOpen: () => this.open,
    onClose: (reason, forced) => this.#close(reason, forced),
  });

  @query('[part="body"]') private readonly body!: HTMLElement | null;
  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  /** Whether it shows. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** What it asks. */
  @property() heading = '';
  /** How wide: 416, 560 or 800 px. @default 'small' */
  @property({ reflect: true }) size: (typeof dialogSizes)[number] = 'small';
  /** Has to be answered: the backdrop does not close it and assistive technology reads it at once. */
  @property({ type: Boolean, reflect: true }) alert = false;
  /** Shows a close button in its head. */
  @property({ type: Boolean, reflect: true }) closable = false;

  constructor() {
    super();
    // After the modal, so that it measures what shows.
    new ScrollRegionController(this, () => this.body);
  }

  /** Opens it. */
  show(): void {
    this.open = true;
  }

  /** Closes it without asking. */
  hide(): void {
    this.open = false;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('size')) this.size = oneOf(this.size, dialogSizes, 'small');
  }

  #close(reason: ModalCloseReason, forced: boolean): void {
    if (reason === 'backdrop' && this.alert) return;
    if (this.emit('plinth-dialog-close', { reason }, { cancelable: !forced })) this.open = false;
  }

  override render(): TemplateResult {
    return html`<dialog
      part="base"
      role=${this.alert ? 'alertdialog' : nothing}
      aria-labelledby="heading"
      aria-describedby=${this.alert ? 'body' : nothing}
      @cancel=${this.#modal.handleCancel}
      @close=${this.#modal.handleClose}
      @pointerdown=${this.#modal.handlePointerdown}
      @click=${this.#modal.handleClick}
    >
      <div class="sheet">
        <div class="head">
          <h2 id="heading" part="heading"><slot name="heading">${this.heading}</slot></h2>
          ${this.closable ? this.renderCloseButton() : nothing}
        </div>
        <div id="body" class="body" part="body"><slot></slot></div>
        <div class="foot" part="footer" ?hidden=${!this.#slotted.has('footer')}><slot name="footer"></slot></div>
      </div>
    </dialog>`;
  }

  private renderCloseButton(): TemplateResult {
    return html`<button class="corner" type="button" aria-label=${this.#locale.strings.close} @click=${this.#modal.handleCloseButton}>
      ${glyph(iconX)}
    </button>`;
  }
}
