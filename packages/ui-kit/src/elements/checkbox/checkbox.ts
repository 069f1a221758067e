import { html, type PropertyValues, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { ToggleElement } from '#base/toggle-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconCheck } from '#icons/icons.ts';
import { checkboxStrings } from '#strings/en/checkbox.ts';
import { checkboxStyles } from './checkbox.styles.ts';

/**
 * One choice that is on or off and takes effect with its form.
 *
 * @when A choice that is on or off and is sent with its form; a consent.
 * @whenNot For a setting that takes effect at once use a `plinth-switch`; for one out of several a radio group.
 * @keyboard Space — Turns it on or off.
 * @slot - The label.
 * @slot description - A line under the label, instead of the `description` property.
 * @csspart base - The frame.
 * @csspart control - The native checkbox.
 * @csspart label - The label.
 * @csspart description - The line under the label.
 * @csspart error - The message of a checkbox in error.
 * @fires input - when a person changed it; native, reaches out of shadow trees.
 * @fires change - when a person changed it; native.
 */
export class PlinthCheckbox extends ToggleElement {
  static override styles = checkboxStyles;

  protected readonly locale = new LocaleController(this, checkboxStrings);

  /** Neither on nor off, as for a group of which some are on. A person's click ends it; it changes no value. */
  @property({ type: Boolean, reflect: true }) indeterminate = false;

  override updated(changed: PropertyValues<this>): void {
    if (this.control) this.control.indeterminate = this.indeterminate;
    super.updated(changed);
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
        aria-invalid=${this.error ? 'true' : 'false'}
        aria-describedby="description error"
        @input=${this.handleInput}
        @change=${this.handleChange}
      />${glyph(iconCheck)}<span class="dash"></span>
    </span>`;
  }
}
