import { emit } from '#base/emit.ts';
import { ModalElement } from '#base/modal-element.ts';
import { property } from '#base/property.ts';
import type { ModalCloseReason } from '#controllers/modal.ts';
import { drawerStyles } from './drawer.styles.ts';

export const drawerPlacements = ['end', 'start'] as const;

export interface PlinthDrawerEventMap {
  'plinth-drawer-close': CustomEvent<{ readonly reason: ModalCloseReason }>;
}

/**
 * A modal panel at an edge of the window for settings, filters or the details of a row.
 *
 * @when Filters, settings or the details of a row, without leaving the page.
 * @whenNot For content that people need beside the page, use the page. For a decision, use a dialog.
 * @keyboard Tab — Moves the focus inside the drawer.
 * @keyboard Escape — Closes the drawer.
 * @slot - The drawer's content.
 * @slot heading - The heading, if it is more than plain text. Replaces the `heading` property.
 * @slot footer - The buttons, which stay visible while the content scrolls.
 * @csspart base - The native `<dialog>` element.
 * @csspart heading - The heading.
 * @csspart body - The scroll container of the content.
 * @csspart footer - The row of buttons.
 * @cssproperty [--plinth-drawer-width=25rem] - The width, limited to that of the window.
 * @fires plinth-drawer-close - Emitted when the user closes the drawer. Cancel it to keep the drawer open, unless the browser forces it to close after a repeated back gesture.
 */
export class PlinthDrawer extends ModalElement<PlinthDrawerEventMap> {
  static override styles = drawerStyles;

  /** The edge of the window, in reading direction. @default 'end' */
  @property({ reflect: true, of: drawerPlacements }) placement: (typeof drawerPlacements)[number] = 'end';

  protected override requestClose(reason: ModalCloseReason, cancelable: boolean): boolean {
    return emit(this, 'plinth-drawer-close', { reason }, { cancelable });
  }

  protected override get hasCloseButton(): boolean {
    return true;
  }
}
