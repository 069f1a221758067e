import { html, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { ToggleElement } from '#base/toggle-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck } from '#icons/icons.ts';
import { checkboxStrings } from '#strings/en/checkbox.ts';
import { checkboxStyles } from './checkbox.styles.ts';

/** The state that a checkbox group sets on each of its checkboxes. */
interface CheckboxGroupState {
  readonly disabled: boolean;
  readonly invalid: boolean;
}

/**
 * A checkbox that lets users turn an option on or off in a form.
 *
 * @when An option that is submitted with a form, such as consent.
 * @whenNot For a setting that takes effect immediately, use a `plinth-switch`. For one of several options, use a radio group. For several of them, put the checkboxes into a checkbox group.
 * @keyboard Space — Toggles the checkbox.
 * @slot - The label.
 * @slot description - The description below the label. Replaces the `description` property.
 * @csspart base - The component's wrapper.
 * @csspart control - The native checkbox.
 * @csspart label - The label.
 * @csspart description - The description below the label.
 * @csspart error - The error message.
 * @fires input - Emitted when the user toggles the checkbox. Native event, composed.
 * @fires change - Emitted when the user toggles the checkbox. Native event.
 */
export class PlinthCheckbox extends ToggleElement {
  static override styles = checkboxStyles;

  protected readonly locale = new LocaleController(this, checkboxStrings);

  /** Shows the checkbox as neither on nor off, for a group of which some are selected. Cleared when the user toggles the checkbox; does not affect the value. */
  @property({ type: Boolean, reflect: true }) indeterminate = false;

  @state() private groupState: CheckboxGroupState = { disabled: false, invalid: false };

  /** Sets the state that a checkbox group assigns; called by the group. */
  setGroupState(next: CheckboxGroupState): void {
    const { disabled, invalid } = this.groupState;
    if (next.disabled !== disabled || next.invalid !== invalid) this.groupState = next;
  }

  override updated(changed: PropertyValues<this>): void {
    if (this.control) this.control.indeterminate = this.indeterminate;
    super.updated(changed);
  }

  protected override get isDisabled(): boolean {
    return this.groupState.disabled || super.isDisabled;
  }

  protected override afterInput(): void {
    this.indeterminate = false;
  }

  protected override get missingMessage(): string {
    return this.locale.strings.checkboxMissing;
  }

  protected override renderControl(): TemplateResult {
    return html`<span class="box">
      <input
        part="control"
        id="control"
        type="checkbox"
        ?disabled=${this.isDisabled}
        ?required=${this.required}
        aria-invalid=${this.error || this.groupState.invalid ? 'true' : 'false'}
        aria-describedby="description error"
        @input=${this.handleInput}
        @change=${this.handleChange}
      />${glyph(iconCheck)}<span class="dash"></span>
    </span>`;
  }
}
