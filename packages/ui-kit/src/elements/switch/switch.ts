import { html, type TemplateResult } from 'lit';
import { ToggleElement } from '#base/toggle-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { switchStrings } from '#strings/en/switch.ts';
import { switchStyles } from './switch.styles.ts';

/**
 * A setting that is on or off and takes effect at once.
 *
 * @when A setting that takes effect as soon as it is pressed.
 * @whenNot For a choice that is sent with a form use a `plinth-checkbox`.
 * @keyboard Space — Turns it on or off.
 * @slot - The label.
 * @slot description - A line under the label, instead of the `description` property.
 * @csspart base - The frame.
 * @csspart control - The native control.
 * @csspart label - The label.
 * @csspart description - The line under the label.
 * @csspart error - The message of a switch in error.
 * @fires input - when a person changed it; native, reaches out of shadow trees.
 * @fires change - when a person changed it; native.
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
