import { emit } from '#base/emit.ts';
import { ModalElement } from '#base/modal-element.ts';
import { property } from '#base/property.ts';
import type { ModalCloseReason } from '#controllers/modal.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { drawerStyles } from './drawer.styles.ts';

export const drawerPlacements = ['end', 'start', 'top', 'bottom'] as const;

export interface PlinthDrawerEventMap {
  'plinth-drawer-close': CustomEvent<{ readonly reason: ModalCloseReason }>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A panel at an edge of the window for settings, filters or the details of a row. It is modal, unless it is `modeless`:
 * then the page beside it stays usable and scrolls, and Escape closes the drawer only while the focus is in it.
 *
 * @when Filters, settings or the details of a row, without leaving the page.
 * @whenNot For content that always belongs beside the page, use the page. For a decision, use a dialog.
 * @keyboard Tab — Moves the focus inside the drawer; out of a modeless one, into the page.
 * @keyboard Escape — Closes the drawer.
 * @slot - The drawer's content.
 * @slot heading - The heading, if it is more than plain text. Replaces the `heading` property.
 * @slot footer - The buttons, which stay visible while the content scrolls.
 * @slot toasts - Used by `plinth-toast-region`, which is in it while toasts are shown over the open drawer.
 * @csspart base - The native `<dialog>` element.
 * @csspart heading - The heading.
 * @csspart body - The scroll container of the content.
 * @csspart footer - The row of buttons.
 * @cssproperty [--plinth-drawer-width=25rem] - The width, limited to that of the window; at the top and bottom, it is that of the window.
 * @cssproperty [--plinth-drawer-height=auto] - The height at the top or bottom, limited to that of the window.
 * @fires plinth-drawer-close - Emitted when the user closes the drawer. Cancel it to keep the drawer open, unless the browser forces it to close after a repeated back gesture.
 * @fires plinth-overlay-opened - Emitted when the drawer has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the drawer has closed, after its transition, whoever closed it.
 */
export class PlinthDrawer extends ModalElement<PlinthDrawerEventMap> {
  static override styles = drawerStyles;

  /** The edge of the window; start and end are in reading direction. @default 'end' */
  @property({ reflect: true, of: drawerPlacements }) placement: (typeof drawerPlacements)[number] = 'end';
  /** Keeps the page beside the open drawer usable. */
  @property({ type: Boolean, reflect: true }) modeless = false;

  protected override requestClose(reason: ModalCloseReason, cancelable: boolean): boolean {
    return emit(this, 'plinth-drawer-close', { reason }, { cancelable });
  }

  protected override get isModal(): boolean {
    return !this.modeless;
  }

  protected override get hasCloseButton(): boolean {
    return true;
  }
}
