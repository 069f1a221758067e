import { css, html, type TemplateResult } from 'lit';
import { hostStyles } from '#base/host.styles.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { focusFirst } from '#controllers/focus.ts';

/** A form control, native or not. */
type Control = HTMLElement & Pick<HTMLInputElement, 'checkValidity' | 'reportValidity' | 'validity'>;

/**
 * A step of a `plinth-wizard`: the fields that are asked for together.
 *
 * @when Inside a `plinth-wizard`.
 * @whenNot Outside a `plinth-wizard`.
 * @keyboard none
 * @slot - The fields of the step.
 */
export class PlinthWizardStep extends PlinthElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      :host(:focus-visible) {
        outline: 2px solid var(--plinth-color-focus);
        outline-offset: 4px;
        border-radius: var(--plinth-radius-mark);
      }
    `,
  ];

  /** The name that identifies the step in `current` and in events. */
  @property({ reflect: true }) name = '';
  /** The label of the step. */
  @property() label = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.role = 'group';
    // A step without a field takes the focus itself.
    this.tabIndex = -1;
  }

  override focus(options?: FocusOptions): void {
    if (!focusFirst(this.querySelectorAll<HTMLElement>('*'), options)) super.focus(options);
  }

  /** Whether all fields of the step are valid. Fires no events. */
  get isValid(): boolean {
    return this.#controls.every(({ validity }) => validity.valid);
  }

  /**
   * Validates all fields of the step like a form: fires `invalid` on each that is invalid, focuses the first of them and,
   * in a form without `novalidate`, shows the browser's message at it.
   */
  validate(): boolean {
    const isSilent = this.closest('form')?.noValidate ?? false;
    let invalidControl: Control | undefined;
    for (const control of this.#controls) {
      const isValid = isSilent || invalidControl ? control.checkValidity() : control.reportValidity();
      if (!isValid) invalidControl ??= control;
    }
    invalidControl?.focus();
    return invalidControl === undefined;
  }

  get #controls(): readonly Control[] {
    return [...this.querySelectorAll('*')].filter(
      (element): element is Control => 'validity' in element && 'reportValidity' in element,
    );
  }

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
