import { emit } from '#base/emit.ts';
import { ModalElement } from '#base/modal-element.ts';
import { property } from '#base/property.ts';
import type { ModalCloseReason } from '#controllers/modal.ts';
import { dialogStyles } from './dialog.styles.ts';

export const dialogSizes = ['small', 'medium', 'large'] as const;

export interface PlinthDialogEventMap {
  'plinth-dialog-close': CustomEvent<{ readonly reason: ModalCloseReason }>;
}

/**
 * Asks for a decision or a few fields, over a page that waits. The verb of the button that opened it is the verb of
 * its own button. The page behind does not scroll, and the focus returns to where it was.
 *
 * @when A decision that cannot wait, or two or three fields that belong to it.
 * @whenNot For many fields take a page or a drawer; for news that needs no answer a toast or an alert.
 * @keyboard Tab — Stays inside while it is open.
 * @keyboard Escape — Asks to close it.
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
export class PlinthDialog extends ModalElement<PlinthDialogEventMap> {
  static override styles = dialogStyles;

  /** How wide: 416, 560 or 800 px. @default 'small' */
  @property({ reflect: true, of: dialogSizes }) size: (typeof dialogSizes)[number] = 'small';
  /** Has to be answered: the backdrop does not close it and assistive technology reads it at once. */
  @property({ type: Boolean, reflect: true }) alert = false;
  /** Shows a close button in its head. */
  @property({ type: Boolean, reflect: true }) closable = false;

  protected override requestClose(reason: ModalCloseReason, cancelable: boolean): boolean {
    if (reason === 'backdrop' && this.alert) return false;
    return emit(this, 'plinth-dialog-close', { reason }, { cancelable });
  }

  protected override get hasCloseButton(): boolean {
    return this.closable;
  }

  protected override get isAlert(): boolean {
    return this.alert;
  }
}
