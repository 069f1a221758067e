import { html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconGripVertical } from '#icons/icons.ts';
import { moveStrings } from '#strings/en/move.ts';
import { sortableItemStyles } from './sortable-item.styles.ts';

/** The way in which the user moves an item: `picked` with the keyboard or by pressing its handle, `dragged` with the pointer. */
export type SortableMotion = 'picked' | 'dragged' | undefined;

/**
 * An item of a `plinth-sortable-list`: a handle that moves it, and its content, which stays usable.
 *
 * @when Inside a `plinth-sortable-list`.
 * @whenNot Outside a `plinth-sortable-list`.
 * @keyboard Space, Enter — Picks the item up; the list handles the other keys.
 * @slot - The content of the item.
 * @csspart base - The item with its handle, which follows the pointer during a drag.
 * @csspart handle - The button that moves the item.
 */
export class PlinthSortableItem extends PlinthElement {
  static override styles = sortableItemStyles;

  readonly #locale = new LocaleController(this, moveStrings);
  #origin: { readonly left: number; readonly top: number } | undefined;

  @query('[part="base"]') private readonly base!: HTMLElement | null;
  @query('[part="handle"]') private readonly handle!: HTMLElement | null;

  /** The value that identifies the item in events. */
  @property({ reflect: true }) value = '';
  /** The name of the item for assistive technology. By default, the text of its content. */
  @property() label: string | undefined;
  /** The accessible name of the handle. By default, “Move” with the name of the item. */
  @property({ attribute: 'handle-label' }) handleLabel: string | undefined;
  /** Keeps the item where it is. Its content stays usable, and others can be moved past it. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  @state() private motion: SortableMotion;

  /** The name of the item for assistive technology. */
  get itemName(): string {
    return this.label || (this.textContent ?? '').trim().replaceAll(/\s+/gu, ' ');
  }

  /** Shows how the item is being moved; called by the list. */
  setMotion(motion: SortableMotion): void {
    this.motion = motion;
    const { base } = this;
    if (!base || (motion === 'dragged') === (base.popover !== null)) return;
    if (motion !== 'dragged') {
      base.popover = null;
      for (const name of ['inline-size', 'block-size', 'left', 'top', 'translate']) base.style.removeProperty(name);
      this.style.removeProperty('--plinth-sortable-item-place');
      return;
    }
    const { left, top, width, height } = base.getBoundingClientRect();
    this.#origin = { left, top };
    this.style.setProperty('--plinth-sortable-item-place', `${height}px`);
    base.style.inlineSize = `${width}px`;
    base.style.blockSize = `${height}px`;
    // In the top layer, no ancestor cuts it off.
    base.popover = 'manual';
    base.showPopover();
  }

  /** Shows the dragged item at a distance from its place; called by the list. */
  moveBy(x: number, y: number): void {
    if (!this.base || !this.#origin) return;
    this.base.style.left = `${this.#origin.left}px`;
    this.base.style.top = `${this.#origin.top}px`;
    this.base.style.translate = `${x}px ${y}px`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // An attribute, because accessibility checkers don't see roles set through ElementInternals.
    if (!this.hasAttribute('role')) this.setAttribute('role', 'listitem');
  }

  override focus(options?: FocusOptions): void {
    this.handle?.focus(options);
  }

  readonly #handleSlotchange = (): void => {
    // The name of the handle contains the text.
    if (!this.label) this.requestUpdate();
  };

  override render(): TemplateResult {
    const label = this.handleLabel || this.#locale.strings.moveNamed(this.itemName);
    return html`<div part="base" class=${this.motion ?? ''}>
      <button
        part="handle"
        type="button"
        aria-label=${label}
        aria-pressed=${this.motion === 'picked' ? 'true' : 'false'}
        ?disabled=${this.disabled}
      >
        ${glyph(iconGripVertical, 'small')}
      </button>
      <div class="content"><slot @slotchange=${this.#handleSlotchange}></slot></div>
    </div>`;
  }
}
