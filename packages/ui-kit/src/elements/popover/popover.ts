import { html, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { PopupController, type PopupCloseReason } from '#controllers/popup.ts';
import { popoverStyles } from './popover.styles.ts';

export const popoverPlacements = ['bottom-end', 'bottom-start', 'top-end', 'top-start'] as const;

/** The reason for closing the popover; `leave` means that the focus moved out of it. */
export type PopoverCloseReason = PopupCloseReason | 'leave';

export interface PlinthPopoverEventMap {
  'plinth-popover-toggle': CustomEvent<{ readonly open: boolean; readonly reason: PopoverCloseReason }>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * A non-modal panel next to the button that opens it, with any content: notifications, a cart, filters. The page stays
 * usable while it is open.
 *
 * @when Content that belongs to a button, while the page stays usable.
 * @whenNot For a list of actions, use a dropdown menu; for a decision, a dialog; for a short hint, a tooltip.
 * @keyboard Enter, Space — On the trigger, opens or closes the popover.
 * @keyboard Escape — Closes the popover and returns the focus to the trigger.
 * @slot trigger - The button that opens the popover: a `plinth-button` or a native `<button>`.
 * @slot - The popover's content.
 * @csspart panel - The panel.
 * @cssproperty [--plinth-popover-width=23rem] - The width of the panel, at most that of the window.
 * @cssproperty [--plinth-popover-padding=--plinth-space-4] - The padding of the panel; 0 for content from edge to edge.
 * @fires plinth-popover-toggle - Emitted when the user opens or closes the popover.
 * @fires plinth-overlay-opened - Emitted when the popover has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the popover has closed, after its transition, whoever closed it.
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
  #focusesPanel = false;

  @query('[part="panel"]') private readonly panel!: HTMLElement | null;
  @queryAssignedElements({ slot: 'trigger', flatten: true }) private readonly triggers!: HTMLElement[];

  /** Whether the popover is open. */
  @property({ type: Boolean, reflect: true }) open = false;
  /** The preferred placement. The popover flips to the opposite side if there is not enough room. @default 'bottom-end' */
  @property({ reflect: true, of: popoverPlacements }) placement: (typeof popoverPlacements)[number] = 'bottom-end';
  /** The accessible name of the popover. */
  @property() label: string | undefined;

  /** Opens the popover without moving the focus. */
  show(): void {
    this.open = true;
  }

  /** Closes the popover. */
  hide(): void {
    this.open = false;
  }

  override updated(): void {
    if (!this.open || !this.#focusesPanel) return;
    this.#focusesPanel = false;
    this.panel?.focus();
  }

  #open(): void {
    this.#focusesPanel = true;
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
