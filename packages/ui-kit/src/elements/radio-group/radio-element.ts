import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { property } from '#base/property.ts';

/** The state that a group sets on each of its options. */
export interface RadioGroupState {
  readonly name: string;
  readonly checked: boolean;
  /** Whether the option is in the tab order. */
  readonly tabbable: boolean;
  readonly disabled: boolean;
  /** The position from 1, in a group of `size` options. */
  readonly position: number;
  readonly size: number;
}

const UNGROUPED: RadioGroupState = {
  name: '',
  checked: false,
  tabbable: true,
  disabled: false,
  position: 1,
  size: 1,
};

/** Stops the native event: the group emits its own, with itself as the target. */
const stopNativeEvent = (event: Event): void => event.stopPropagation();

/** Base class of the options of a group in which exactly one is selected. */
export abstract class RadioElement extends FocusDelegatingElement {
  /** The native radio button, which the group's validity message refers to. */
  @query('input') readonly control!: HTMLInputElement | null;

  /** The group's value while this option is selected. */
  @property({ reflect: true }) value = '';
  /** Disables the option. */
  @property({ type: Boolean, reflect: true }) disabled = false;
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

  /** Sets the state that the group assigns; called by the group. */
  setGroupState(next: RadioGroupState): void {
    const current = this.groupState;
    const isSame = (Object.keys(next) as (keyof RadioGroupState)[]).every((key) => current[key] === next[key]);
    if (!isSame) this.groupState = next;
    // The page may have reverted the click at once, which leaves the assigned state unchanged.
    this.#syncChecked();
  }

  override click(): void {
    this.control?.click();
  }

  override updated(_changed: PropertyValues<this>): void {
    this.#syncChecked();
  }

  #syncChecked(): void {
    if (this.control) this.control.checked = this.groupState.checked;
  }

  /** Renders the native radio button. While it is disabled, its name includes the description and the reason. */
  protected renderControl(descriptionId?: string): TemplateResult {
    const { tabbable, position, size } = this.groupState;
    const disabled = this.disabled || this.groupState.disabled;
    return html`<input
      part="control"
      id="control"
      class="box"
      type="radio"
      ?disabled=${disabled}
      tabindex=${tabbable ? 0 : -1}
      aria-posinset=${position}
      aria-setsize=${size}
      aria-labelledby=${disabled ? 'label description reason' : nothing}
      aria-describedby=${(!disabled && descriptionId) || nothing}
      @input=${stopNativeEvent}
    />`;
  }
}
