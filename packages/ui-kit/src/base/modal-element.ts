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

/** Base class of dialog and drawer: a native dialog with a header, a scrolling body and a footer. */
export abstract class ModalElement<Events extends object = object> extends PlinthElement<Events> {
  readonly #locale = new LocaleController(this, sharedStrings);
  readonly #slotted = new SlottedController(this);
  readonly #modal = new ModalController(this, {
    dialog: () => this.dialog,
    isOpen: () => this.open,
    isModal: () => this.isModal,
    onClose: (reason, forced) => {
      if (this.requestClose(reason, !forced)) this.open = false;
    },
  });

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  /** Whether it is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The heading. */
  @property() heading = '';

  constructor() {
    super();
    // Created after the modal, so that they measure what is visible. What scrolls depends on the height of the window.
    for (const region of ['.sheet', '.head', '.body'])
      new ScrollRegionController(this, () => this.renderRoot.querySelector(region));
  }

  /** Opens it. */
  show(): void {
    this.open = true;
  }

  /** Closes it without an event. */
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
          ${this.hasCloseButton ? this.#renderCloseButton() : nothing}
        </div>
        <div id="body" class="body" part="body"><slot></slot></div>
        <div class="foot" part="footer" ?hidden=${!this.#slotted.has('footer')}><slot name="footer"></slot></div>
      </div>
      <slot name="toasts"></slot>
    </dialog>`;
  }

  #renderCloseButton(): TemplateResult {
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
   * Emits the close event.
   * @returns False to keep it open.
   */
  protected abstract requestClose(reason: ModalCloseReason, cancelable: boolean): boolean;
  /** Whether the header has a close button. */
  protected abstract get hasCloseButton(): boolean;
  /** Whether the page behind it can't be used while it is open. */
  protected get isModal(): boolean {
    return true;
  }
  /** Whether it is an alert dialog, whose content is announced. */
  protected get isAlert(): boolean {
    return false;
  }
}
