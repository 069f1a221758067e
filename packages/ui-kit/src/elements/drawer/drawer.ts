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
 * A sheet along one edge, as tall as the window: settings, filters, the details of a row. It is modal; what a user
 * should see beside the page belongs on the page.
 *
 * @when Filters, settings or the details of a row, without leaving the page.
 * @whenNot What a person should see beside the page belongs on the page; a decision is a dialog.
 * @keyboard Tab — Stays inside while it is open.
 * @keyboard Escape — Asks to close it.
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
export class PlinthDrawer extends ModalElement<PlinthDrawerEventMap> {
  static override styles = drawerStyles;

  /** The edge, in reading direction. @default 'end' */
  @property({ reflect: true, of: drawerPlacements }) placement: (typeof drawerPlacements)[number] = 'end';

  protected override requestClose(reason: ModalCloseReason, cancelable: boolean): boolean {
    return emit(this, 'plinth-drawer-close', { reason }, { cancelable });
  }

  protected override get hasCloseButton(): boolean {
    return true;
  }
}
