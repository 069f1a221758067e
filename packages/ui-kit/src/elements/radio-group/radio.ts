import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { setOrRemove } from '#base/ids.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { radioStyles } from './radio.styles.ts';

/** What a radio group sets on each of its radios. */
export interface RadioGroupState {
  readonly name: string;
  readonly appearance: 'list' | 'segment' | 'tile';
  readonly checked: boolean;
  /** Whether the radio is in the tab order. */
  readonly tabbable: boolean;
  readonly disabled: boolean;
  /** The position from 1, in a group of `size` options. */
  readonly position: number;
  readonly size: number;
}

const UNGROUPED: RadioGroupState = {
  name: '',
  appearance: 'list',
  checked: false,
  tabbable: true,
  disabled: false,
  position: 1,
  size: 1,
};

/** Stops the native event: the group emits its own, with itself as the target. */
const stopNativeEvent = (event: Event): void => event.stopPropagation();

/**
 * An option of a `plinth-radio-group`. The group sets its state and its appearance.
 *
 * @when Inside a `plinth-radio-group`.
 * @whenNot Outside a `plinth-radio-group`.
 * @keyboard Space — Selects the option; the group handles the arrow keys.
 * @slot - The label; the large line of a tile.
 * @slot start - Content before the label, such as an icon; the small line above it in a tile.
 * @slot description - Replaces the `description` property.
 * @csspart base - The component's wrapper.
 * @csspart control - The native radio button.
 * @csspart label - The label.
 * @csspart description - The description under the label.
 */
export class PlinthRadio extends PlinthElement {
  static override styles = radioStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #slotted = new SlottedController(this);

  @query('input') private readonly input!: HTMLInputElement | null;

  /** The group's value while this option is selected. */
  @property({ reflect: true }) value = '';
  /** The description under the label. */
  @property() description = '';
  /** Disables the option. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Why the option is disabled. Replaces a visible description; otherwise it is shown as a tooltip. */
  @property() reason = '';
  @state() private groupState: RadioGroupState = UNGROUPED;

  /** The name of its group, as of a native radio button: form libraries find the field of a focus event by it. Assigning it has no effect. */
  get name(): string {
    return this.groupState.name;
  }

  set name(_name: string) {
    // Frameworks assign the `name` of a template as a property, which would throw without a setter.
  }

  /** Whether the option is selected. */
  get checked(): boolean {
    return this.groupState.checked;
  }

  /** The native radio button, which the group's validity message refers to. */
  get control(): HTMLElement | null {
    return this.input;
  }

  /** Sets the state that the group assigns; called by the group. */
  setGroupState(next: RadioGroupState): void {
    const current = this.groupState;
    const isSame = (Object.keys(next) as (keyof RadioGroupState)[]).every((key) => current[key] === next[key]);
    if (!isSame) this.groupState = next;
    // The page may have reverted the click at once, which leaves the assigned state unchanged.
    this.#syncChecked();
  }

  override click(): void {
    this.input?.click();
  }

  override willUpdate(_changed: PropertyValues<this>): void {
    setOrRemove(this, 'appearance', this.groupState.appearance);
  }

  override updated(_changed: PropertyValues<this>): void {
    this.#syncChecked();
  }

  #syncChecked(): void {
    if (this.input) this.input.checked = this.groupState.checked;
  }

  override render(): TemplateResult {
    const { tabbable, position, size, appearance } = this.groupState;
    const disabled = this.disabled || this.groupState.disabled;
    const reason = this.disabled ? this.reason : '';
    const visibleReason = this.description || appearance === 'list' ? reason : '';
    const description = visibleReason || this.description;
    const tooltip = visibleReason ? '' : reason;
    return html`<div
      part="base"
      class=${this.#slotted.has('start') ? `${appearance} stacked` : appearance}
      title=${tooltip || nothing}
    >
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
        @input=${stopNativeEvent}
      />
      <label part="label" id="label" for="control"><slot name="start"></slot><slot></slot></label>
      <div part="description" id="description"><slot name="description">${description}</slot></div>
      <span id="reason" hidden>${tooltip}</span>
    </div>`;
  }
}
