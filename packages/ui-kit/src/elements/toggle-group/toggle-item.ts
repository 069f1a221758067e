import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { toggleItemStyles } from './toggle-item.styles.ts';

/** What a toggle group sets on each of its items. */
export interface TogglePlace {
  readonly kind: 'radio' | 'checkbox';
  readonly on: boolean;
  /** Whether the item is in the tab order. */
  readonly tabbable: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
}

const ALONE: TogglePlace = { kind: 'checkbox', on: false, tabbable: true, disabled: false, invalid: false };

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
export class PlinthToggleItem extends PlinthElement {
  static override styles = toggleItemStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  @query('input') private readonly input!: HTMLInputElement | null;

  /** The value that the group has while the item is on; without spaces. */
  @property({ reflect: true }) value = '';
  /** The accessible name, required for an item with only an icon. */
  @property() label: string | undefined;
  /** Disables the item. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  @state() private place: TogglePlace = ALONE;

  /** Whether the item is on. */
  get on(): boolean {
    return this.place.on;
  }

  /** The native control. */
  get control(): HTMLElement | null {
    return this.input;
  }

  /** Sets the state that the group assigns; called by the group. */
  takePlace(place: TogglePlace): void {
    const known = this.place;
    const same = (Object.keys(place) as (keyof TogglePlace)[]).every((key) => known[key] === place[key]);
    if (!same) this.place = place;
    // The page may have reverted the click at once, which leaves the assigned state unchanged.
    this.#mark();
  }

  override click(): void {
    this.input?.click();
  }

  override updated(): void {
    this.toggleAttribute('on', this.place.on);
    this.#mark();
  }

  #mark(): void {
    if (this.input) this.input.checked = this.place.on;
  }

  /** Stops the native event: the group emits its own, with itself as the target. */
  readonly #handleInput = (event: Event): void => event.stopPropagation();

  override render(): TemplateResult {
    const { kind, tabbable, disabled, invalid } = this.place;
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
