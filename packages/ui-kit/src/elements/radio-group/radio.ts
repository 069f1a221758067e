import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { radioStyles } from './radio.styles.ts';

/** What a radio group tells each of its choices. */
export interface RadioPlace {
  readonly appearance: 'list' | 'segment' | 'tile';
  readonly checked: boolean;
  /** Tab reaches this one. */
  readonly tabbable: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  /** Counted from 1, with `size` the number of choices. */
  readonly position: number;
  readonly size: number;
}

const ALONE: RadioPlace = {
  appearance: 'list',
  checked: false,
  tabbable: true,
  disabled: false,
  invalid: false,
  position: 1,
  size: 1,
};

/** The group reports what was chosen; the native radio's own event would name the choice instead of the group. */
const keepInside = (event: Event): void => event.stopPropagation();

/**
 * One choice of a `plinth-radio-group`, which alone knows whether it is the chosen one and how it is drawn.
 *
 * @when Inside a `plinth-radio-group`.
 * @whenNot Outside of one.
 * @keyboard Space — Chooses it; the arrows are those of the group.
 * @slot - The label; in a tile the large line.
 * @slot start - Before the label: an icon, or the small line over it in a tile.
 * @slot description - A line under the label, instead of the `description` property.
 * @csspart base - The frame.
 * @csspart control - The native radio.
 * @csspart label - The label.
 * @csspart description - The line under the label.
 */
export class PlinthRadio extends PlinthElement {
  static override styles = radioStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #slotted = new SlottedController(this);

  @query('input') private readonly input!: HTMLInputElement | null;

  /** What the group's value is when this one is chosen. */
  @property({ reflect: true }) value = '';
  /** A line under the label. */
  @property() description = '';
  /** Cannot be chosen. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Why it cannot be chosen: takes the place of a description that shows, else it is a tooltip. */
  @property() reason = '';
  @state() private place: RadioPlace = ALONE;

  /** True when it is the chosen one of its group. */
  get checked(): boolean {
    return this.place.checked;
  }

  /** The native radio inside: where the group's validity message stands. */
  get control(): HTMLElement | null {
    return this.input;
  }

  /** Called by its group. */
  takePlace(place: RadioPlace): void {
    const known = this.place;
    const same = (Object.keys(place) as (keyof RadioPlace)[]).every((key) => known[key] === place[key]);
    if (!same) this.place = place;
    // What a person clicked may have been taken back in the same moment, with no change of place.
    this.#mark();
  }

  override click(): void {
    this.input?.click();
  }

  override willUpdate(_changed: PropertyValues<this>): void {
    if (this.getAttribute('appearance') !== this.place.appearance)
      this.setAttribute('appearance', this.place.appearance);
  }

  override updated(_changed: PropertyValues<this>): void {
    this.#mark();
  }

  #mark(): void {
    if (this.input) this.input.checked = this.place.checked;
  }

  override render(): TemplateResult {
    const { tabbable, invalid, position, size, appearance } = this.place;
    const disabled = this.disabled || this.place.disabled;
    const reason = this.disabled ? this.reason : '';
    const shown = this.description || appearance === 'list' ? reason : '';
    const tooltip = shown ? '' : reason;
    return html`<div part="base" class=${this.#slotted.has('start') ? 'stacked' : ''} title=${tooltip || nothing}>
      <input
        part="control"
        id="control"
        class="box"
        type="radio"
        ?disabled=${disabled}
        tabindex=${tabbable ? 0 : -1}
        aria-posinset=${position}
        aria-setsize=${size}
        aria-labelledby=${disabled ? 'label description reason' : nothing}
        aria-describedby=${disabled ? nothing : 'description'}
        ?data-invalid=${invalid}
        @input=${keepInside}
      />
      <label part="label" id="label" for="control"><slot name="start"></slot><slot></slot></label>
      <div part="description" id="description"><slot name="description">${shown || this.description}</slot></div>
      <span id="reason" hidden>${tooltip}</span>
    </div>`;
  }
}
