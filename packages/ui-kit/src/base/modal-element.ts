import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { LocaleController } from '../controllers/locale.ts';
import { ModalController, type ModalCloseReason } from '../controllers/modal.ts';
import { ScrollRegionController } from '../controllers/scroll-region.ts';
import { SlottedController } from '../controllers/slotted.ts';
import { iconX } from '../icons/icons.ts';
import { sharedStrings } from '../strings/en/shared.ts';
import { glyph } from './glyph.ts';
import { PlinthElement } from './plinth-element.ts';
import { property } from './property.ts';

/** What dialog and drawer share: a native modal dialog with head, body that scrolls, and foot. */
export abstract class ModalElement<Events extends object = object> extends PlinthElement<Events> {
  readonly #locale = new LocaleController(this, sharedStrings);
  readonly #slotted = new SlottedController(this);
  readonly #modal = new ModalController(this, {
    dialog: () => this.dialog,
    isOpen: () => this.open,
    onClose: (reason, forced) => {
      if (this.requestClose(reason, !forced)) this.open = false;
    },
  });

  @query('[part="body"]') private readonly body!: HTMLElement | null;
  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  /** Whether it shows. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** What it asks or holds. */
  @property() heading = '';

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

  override render(): TemplateResult {
    const { handleCancel, handleClose, handlePointerdown, handleClick } = this.#modal;
    return html`<dialog
      part="base"
      role=${this.isAlert ? 'alertdialog' : nothing}
      aria-labelledby="heading"
      aria-describedby=${this.isAlert ? 'body' : nothing}
      @cancel=${handleCancel}
      @close=${handleClose}
      @pointerdown=${handlePointerdown}
      @click=${handleClick}
    >
      <div class="sheet">
        <div class="head">
          <h2 id="heading" part="heading"><slot name="heading">${this.heading}</slot></h2>
          ${this.hasCloseButton ? this.renderCloseButton() : nothing}
        </div>
        <div id="body" class="body" part="body"><slot></slot></div>
        <div class="foot" part="footer" ?hidden=${!this.#slotted.has('footer')}><slot name="footer"></slot></div>
      </div>
    </dialog>`;
  }

  private renderCloseButton(): TemplateResult {
    return html`<button
      class="corner"
      type="button"
      aria-label=${this.#locale.strings.close}
      @click=${this.#modal.handleCloseButton}
    >
      ${glyph(iconX)}
    </button>`;
  }

  /**
   * Tells the page that a person asks to close it.
   * @returns false to keep it open.
   */
  protected abstract requestClose(reason: ModalCloseReason, cancelable: boolean): boolean;
  /** Whether its head has a close button. */
  protected abstract get hasCloseButton(): boolean;
  /** Whether assistive technology reads all of it at once. */
  protected get isAlert(): boolean {
    return false;
  }
}
