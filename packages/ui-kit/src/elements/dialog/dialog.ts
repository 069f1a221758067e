import { emit } from '#base/emit.ts';
import { ModalElement } from '#base/modal-element.ts';
import { property } from '#base/property.ts';
import type { ModalCloseReason } from '#controllers/modal.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { dialogStyles } from './dialog.styles.ts';

export const dialogSizes = ['small', 'medium', 'large'] as const;

export interface PlinthDialogEventMap {
  'plinth-dialog-close': CustomEvent<{ readonly reason: ModalCloseReason }>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A modal dialog that asks for a decision or a few inputs. Its main button repeats the verb of the button that opened
 * it. The page behind does not scroll, and the focus is restored when the dialog closes.
 *
 * @when A decision that can't wait, or two or three fields that belong to it.
 * @whenNot For many fields, use a page or a drawer. For a message that needs no answer, use a toast or an alert. For a question, a message or a line of text, `confirm()`, `alert()` and `prompt()` of `@plinth/ui-kit/dialogs` open one.
 * @keyboard Tab — Moves the focus inside the dialog.
 * @keyboard Escape — Closes the dialog.
 * @slot - The dialog's content.
 * @slot heading - The heading, if it is more than plain text. Replaces the `heading` property.
 * @slot footer - The buttons, the main one last.
 * @slot toasts - Used by `plinth-toast-region`, which is in it while toasts are shown over the open dialog.
 * @csspart base - The native `<dialog>` element.
 * @csspart heading - The heading.
 * @csspart body - The scroll container of the content.
 * @csspart footer - The row of buttons.
 * @cssproperty [--plinth-dialog-width] - The width. Overrides `size`.
 * @fires plinth-dialog-close - Emitted when the user closes the dialog. Cancel it to keep the dialog open, unless the browser forces it to close after a repeated back gesture.
 * @fires plinth-overlay-opened - Emitted when the dialog has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the dialog has closed, after its transition, whoever closed it.
 */
export class PlinthDialog extends ModalElement<PlinthDialogEventMap> {
  static override styles = dialogStyles;

  /** The width: 416, 560 or 800 px. @default 'small' */
  @property({ reflect: true, of: dialogSizes }) size: (typeof dialogSizes)[number] = 'small';
  /** Makes the dialog an alert dialog: the backdrop does not close it, and assistive technology announces its content. */
  @property({ type: Boolean, reflect: true }) alert = false;
  /** Shows a close button in the header. */
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
