import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { property } from '#base/property.ts';
import { toggleItemStyles } from './toggle-item.styles.ts';

/** The state that a toggle group sets on each of its items. */
export interface ToggleGroupState {
  readonly kind: 'radio' | 'checkbox';
  readonly on: boolean;
  /** Whether the item is in the tab order. */
  readonly tabbable: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
}

const UNGROUPED: ToggleGroupState = { kind: 'checkbox', on: false, tabbable: true, disabled: false, invalid: false };

/**
 * A toggle button in a `plinth-toggle-group`. The group sets its state.
 *
 * @when Inside a `plinth-toggle-group`.
 * @whenNot Outside a `plinth-toggle-group`.
 * @keyboard Space — Turns the item on or off; the group handles the arrow keys.
 * @slot - The label, or an icon if `label` is set.
 * @csspart base - The component's wrapper.
 * @csspart control - The native radio button or checkbox.
 * @cssproperty [--plinth-toggle-item-radius=--plinth-radius-control] - The corner radius, set by the group.
 */
export class PlinthToggleItem extends FocusDelegatingElement {
  static override styles = toggleItemStyles;

  /** The native control. */
  @query('input') readonly control!: HTMLInputElement | null;

  /** The value that the group has while the item is on; without spaces. */
  @property({ reflect: true }) value = '';
  /** The accessible name, required for an item with only an icon. */
  @property() label: string | undefined;
  /** Disables the item. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  @state() private groupState: ToggleGroupState = UNGROUPED;

  /** Whether the item is on. */
  get on(): boolean {
    return this.groupState.on;
  }

  /** Sets the state that the group assigns; called by the group. */
  setGroupState(next: ToggleGroupState): void {
    const current = this.groupState;
    const isSame = (Object.keys(next) as (keyof ToggleGroupState)[]).every((key) => current[key] === next[key]);
    if (!isSame) this.groupState = next;
    // The page may have reverted the click at once, which leaves the assigned state unchanged.
    this.#syncChecked();
  }

  override click(): void {
    this.control?.click();
  }

  override updated(): void {
    this.toggleAttribute('on', this.groupState.on);
    this.#syncChecked();
  }

  #syncChecked(): void {
    if (this.control) this.control.checked = this.groupState.on;
  }

  /** Stops the native event: the group emits its own, with itself as the target. */
  readonly #handleInput = (event: Event): void => event.stopPropagation();

  override render(): TemplateResult {
    const { kind, tabbable, disabled, invalid } = this.groupState;
    return html`<label part="base">
      <input
        part="control"
        type=${kind}
        tabindex=${tabbable ? 0 : -1}
        ?disabled=${disabled || this.disabled}
        aria-label=${this.label || nothing}
        aria-invalid=${invalid && kind === 'checkbox' ? 'true' : nothing}
        ?data-invalid=${invalid}
        @input=${this.#handleInput} /><slot></slot
    ></label>`;
  }
}
