import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { oneOf, PlinthElement } from '#base/plinth-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ModalController, type ModalCloseReason } from '#controllers/modal.ts';
import { ScrollRegionController } from '#controllers/scroll-region.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { iconX } from '#icons/icons.ts';
import { drawerStyles } from './drawer.styles.ts';

export const drawerPlacements = ['end', 'start'] as const;

export interface PlinthDrawerEventMap {
  'plinth-drawer-close': CustomEvent<{ readonly reason: ModalCloseReason }>;
}

/**
 * A sheet along one edge, as tall as the window: settings, filters, the details of a row. It is modal; what a user
 * should see beside the page belongs on the page.
 *
 * @slot - The content.
 * @slot heading - A heading richer than the `heading` property.
 * @slot footer - Buttons, in a row that stays in view.
 * @csspart base - The native dialog.
 * @csspart heading - The heading.
 * @csspart body - The part that scrolls.
 * @csspart footer - The row of buttons.
 * @cssproperty [--plinth-drawer-width=25rem] - Width; never wider than the window.
 * @fires plinth-drawer-close - when a user asks to close it; cancel it to keep it open. A back gesture that the browser insists on cannot be cancelled.
 */
export class PlinthDrawer extends PlinthElement<PlinthDrawerEventMap> {
  static override styles = drawerStyles;

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
  /** What it holds. */
  @property() heading = '';
  /** The edge, in reading direction. @default 'end' */
  @property({ reflect: true }) placement: (typeof drawerPlacements)[number] = 'end';

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
    if (changed.has('placement')) this.placement = oneOf(this.placement, drawerPlacements, 'end');
  }

  #close(reason: ModalCloseReason, forced: boolean): void {
    if (this.emit('plinth-drawer-close', { reason }, { cancelable: !forced })) this.open = false;
  }

  override render(): TemplateResult {
    return html`<dialog
      part="base"
      aria-labelledby="heading"
      @cancel=${this.#modal.handleCancel}
      @close=${this.#modal.handleClose}
      @pointerdown=${this.#modal.handlePointerdown}
      @click=${this.#modal.handleClick}
    >
      <div class="sheet">
        <div class="head">
          <h2 id="heading" part="heading"><slot name="heading">${this.heading}</slot></h2>
          <button class="corner" type="button" aria-label=${this.#locale.strings.close} @click=${this.#modal.handleCloseButton}>
            ${glyph(iconX)}
          </button>
        </div>
        <div class="body" part="body"><slot></slot></div>
        <div class="foot" part="footer" ?hidden=${!this.#slotted.has('footer')}><slot name="footer"></slot></div>
      </div>
    </dialog>`;
  }
}
