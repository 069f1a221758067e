import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { toggleItemStyles } from './toggle-item.styles.ts';

/** What a toggle group tells each of its items. */
export interface TogglePlace {
  readonly kind: 'radio' | 'checkbox';
  readonly on: boolean;
  /** Tab reaches this one. */
  readonly tabbable: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
}

const ALONE: TogglePlace = { kind: 'checkbox', on: false, tabbable: true, disabled: false, invalid: false };

/**
 * One setting of a `plinth-toggle-group`, which alone knows whether it is on.
 *
 * @when Inside a `plinth-toggle-group`.
 * @whenNot Outside of one.
 * @keyboard Space — Turns it on or off; the arrows are those of the group.
 * @slot - The label, or an icon with `label` set.
 * @csspart base - The box.
 * @csspart control - The native radio or checkbox.
 * @cssproperty [--plinth-toggle-item-radius=--plinth-radius-control] - Corner radius; the group sets it.
 */
export class PlinthToggleItem extends PlinthElement {
  static override styles = toggleItemStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  @query('input') private readonly input!: HTMLInputElement | null;

  /** What is in the group's values while it is on; no spaces. */
  @property({ reflect: true }) value = '';
  /** Name for assistive technology; needed when only an icon shows. */
  @property() label: string | undefined;
  /** Cannot be turned on or off. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  @state() private place: TogglePlace = ALONE;

  /** Whether it is on. */
  get on(): boolean {
    return this.place.on;
  }

  /** The native control inside. */
  get control(): HTMLElement | null {
    return this.input;
  }

  /** Called by its group. */
  takePlace(place: TogglePlace): void {
    const known = this.place;
    const same = (Object.keys(place) as (keyof TogglePlace)[]).every((key) => known[key] === place[key]);
    if (!same) this.place = place;
    // What a person clicked may have been taken back in the same moment, with no change of place.
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

  /** The group reports what was turned on; the native event would name the item. */
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
