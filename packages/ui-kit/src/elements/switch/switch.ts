import { html, type TemplateResult } from 'lit';
import { ToggleElement } from '#base/toggle-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { switchStrings } from '#strings/en/switch.ts';
import { switchStyles } from './switch.styles.ts';

/**
 * A switch that turns a setting on or off, with immediate effect.
 *
 * @when A setting that takes effect immediately.
 * @whenNot For a choice that is submitted with a form, use a `plinth-checkbox`.
 * @keyboard Space — Turns the switch on or off.
 * @slot - The label.
 * @slot description - Replaces the `description` property.
 * @csspart base - The component's wrapper.
 * @csspart control - The native control.
 * @csspart label - The label.
 * @csspart description - The description under the label.
 * @csspart error - The error message.
 * @fires input - Emitted when the user turns the switch on or off. Native; bubbles and is composed.
 * @fires change - Emitted when the user turns the switch on or off. Native.
 */
export class PlinthSwitch extends ToggleElement {
  static override styles = switchStyles;

  protected readonly locale = new LocaleController(this, switchStrings);

  protected override get missingMessage(): string {
    return this.locale.strings.switchMissing;
  }

  protected override renderControl(): TemplateResult {
    return html`<span class="box">
      <input
        part="control"
        id="control"
        type="checkbox"
        role="switch"
        ?disabled=${this.isDisabled}
        ?required=${this.required}
        aria-invalid=${this.error ? 'true' : 'false'}
        aria-describedby="description error"
        @input=${this.handleInput}
        @change=${this.handleChange}
      /><span class="thumb"></span>
    </span>`;
  }
}
