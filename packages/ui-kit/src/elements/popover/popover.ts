import { html, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { PopupController, type PopupCloseReason } from '#controllers/popup.ts';
import { popoverStyles } from './popover.styles.ts';

export const popoverPlacements = ['bottom-end', 'bottom-start', 'top-end', 'top-start'] as const;

/** How a user closed it; `leave` when the focus went elsewhere. */
export type PopoverCloseReason = PopupCloseReason | 'leave';

export interface PlinthPopoverEventMap {
  'plinth-popover-toggle': CustomEvent<{ readonly open: boolean; readonly reason: PopoverCloseReason }>;
}

/**
 * A small sheet beside the button that opens it, with anything in it: notifications, a cart, filters. The page stays
 * usable.
 *
 * @when Something to look at beside its button, while the page stays usable.
 * @whenNot For a list of actions take a dropdown menu, for a decision a dialog, for one remark a tooltip.
 * @keyboard Enter, Space — On its trigger: opens or closes it.
 * @keyboard Escape — Closes it; the focus returns to the trigger.
 * @slot trigger - The button that opens it; a `plinth-button` or a native one.
 * @slot - The content.
 * @csspart panel - The sheet.
 * @cssproperty [--plinth-popover-width=23rem] - Width; never wider than the window.
 * @cssproperty [--plinth-popover-padding=--plinth-space-4] - Space around the content; 0 for lists from edge to edge.
 * @fires plinth-popover-toggle - when a user opened or closed it.
 */
export class PlinthPopover extends PlinthElement<PlinthPopoverEventMap> {
  static override styles = popoverStyles;

  readonly #popup = new PopupController(this, {
    panel: () => this.panel,
    trigger: () => this.triggers[0],
    kind: 'dialog',
    isOpen: () => this.open,
    onOpen: () => this.#open(),
    onClose: (reason) => this.#close(reason),
  });
  #takesFocus = false;

  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @queryAssignedElements({ slot: 'trigger', flatten: true }) private readonly triggers!: HTMLElement[];

  /** Whether it shows. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Where it stands; turns to the other side when there is no room. @default 'bottom-end' */
  @property({ reflect: true, of: popoverPlacements }) placement: (typeof popoverPlacements)[number] = 'bottom-end';
  /** Name for assistive technology. */
  @property() label: string | undefined;

  /** Opens it; the focus stays. */
  show(): void {
    this.open = true;
  }

  /** Closes it. */
  hide(): void {
    this.open = false;
  }

  override updated(): void {
    if (!this.open || !this.#takesFocus) return;
    this.#takesFocus = false;
    this.panel?.focus();
  }

  #open(): void {
    this.#takesFocus = true;
    this.open = true;
    emit(this, 'plinth-popover-toggle', { open: true, reason: 'trigger' });
  }

  #close(reason: PopoverCloseReason): void {
    if (!this.open) return;
    this.open = false;
    if (reason === 'escape' || reason === 'trigger') this.triggers[0]?.focus();
    emit(this, 'plinth-popover-toggle', { open: false, reason });
  }

  readonly #handleFocusout = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!isElement(next) || this.contains(next) || this.shadowRoot?.contains(next)) return;
    this.#close('leave');
  };

  override render(): TemplateResult {
    const { handleTriggerPointerdown, handleTriggerClick, handleBeforetoggle, handleTriggerChange } = this.#popup;
    return html`<slot
        name="trigger"
        @slotchange=${handleTriggerChange}
        @pointerdown=${handleTriggerPointerdown}
        @click=${handleTriggerClick}
      ></slot>
      <div
        part="panel"
        class="float"
        popover="auto"
        role="dialog"
        tabindex="-1"
        aria-label=${ifDefined(this.label || this.triggers[0]?.textContent?.trim() || undefined)}
        @beforetoggle=${handleBeforetoggle}
        @focusout=${this.#handleFocusout}
      >
        <slot></slot>
      </div>`;
  }
}
