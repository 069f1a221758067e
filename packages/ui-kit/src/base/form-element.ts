import type { PropertyDeclaration, PropertyValues } from 'lit';
import { FocusDelegatingElement } from './focus-delegating-element.ts';
import { isImplicitSubmission, submitImplicitly } from './implicit-submission.ts';
import { property } from './property.ts';

/** The result of a validation: the validity flags and the error message, which is empty if the value is valid. */
export interface ValidationResult {
  readonly flags: ValidityStateFlags;
  readonly message: string;
}

/** The result for a valid value. */
export const VALID: ValidationResult = { flags: {}, message: '' };

/**
 * Base class of all form controls. They behave like native ones: the value is submitted under the name, and the control
 * resets, restores, validates, and follows a disabled fieldset and an external `<label>`.
 *
 * As with a native control, the form knows a new value synchronously, before the control renders.
 */
export abstract class FormElement<Events extends object = object> extends FocusDelegatingElement<Events> {
  static readonly formAssociated = true;

  protected readonly internals = this.attachInternals();
  #customMessage = '';
  #hasExternalLabels = false;
  /** Not a private field, since Lit requests an update before private fields exist. */
  private isInitialized = false;

  /** Whether a value is required to submit the form. */
  @property({ type: Boolean, reflect: true }) required = false;
  /** The error message, shown below the control with an icon and announced once. It does not affect validity; for that, use `setCustomValidity`. */
  @property() error = '';

  /** The inner element with the role and the accessible name; the part `label` names it. */
  protected abstract readonly control: HTMLElement | null;
  constructor() {
    super();
    this.addEventListener('keydown', this.#handleKeydown);
    this.addEventListener('focusin', this.#updateAccessibleName);
  }

  /** The name under which the value is submitted. */
  @property({ reflect: true })
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(value: string) {
    const name = String(value ?? '');
    if (name !== this.name) this.setAttribute('name', name);
  }

  /** Whether the control is disabled: it can't be used, focused or submitted. */
  @property({ type: Boolean, reflect: true })
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  /** The form of the control: the nearest one, or the one that the `form` attribute references. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** The external `<label>` elements of the control. */
  get labels(): readonly HTMLLabelElement[] {
    return [...(this.internals.labels as NodeListOf<HTMLLabelElement>)];
  }

  /** The validity of the value. */
  get validity(): ValidityState {
    this.syncForm();
    return this.internals.validity;
  }

  /** The validation message; empty if the value is valid. */
  get validationMessage(): string {
    this.syncForm();
    return this.internals.validationMessage;
  }

  /** Whether the control is validated: not while it is disabled. */
  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  /** Returns whether the value is valid; otherwise fires `invalid`. */
  checkValidity(): boolean {
    this.syncForm();
    return this.internals.checkValidity();
  }

  /** Like `checkValidity`, and also shows the error to the user. */
  reportValidity(): boolean {
    this.syncForm();
    return this.internals.reportValidity();
  }

  /** Sets a custom validation message, which makes the control invalid until it is set to an empty string. */
  setCustomValidity(message: string): void {
    this.#customMessage = String(message ?? '');
    this.syncForm();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.formAssociatedCallback();
  }

  formAssociatedCallback(): void {
    this.isInitialized = true;
    this.syncForm();
  }

  formDisabledCallback(): void {
    this.requestUpdate();
  }

  formStateRestoreCallback(savedState: string | File | FormData | null): void {
    if (typeof savedState === 'string') this.restoreValue(savedState);
  }

  override requestUpdate(
    name?: PropertyKey,
    oldValue?: unknown,
    options?: PropertyDeclaration,
    useNewValue?: boolean,
    newValue?: unknown,
  ): void {
    super.requestUpdate(name, oldValue, options, useNewValue, newValue);
    if (this.isInitialized && name !== undefined) this.syncForm();
  }

  override updated(_changed: PropertyValues<this>): void {
    this.syncForm();
    this.#updateAccessibleName();
  }

  /** Whether the control is disabled by itself or by a fieldset. */
  protected get isDisabled(): boolean {
    // `matches` does not exist on a server.
    return this.matches?.(':disabled') ?? this.disabled;
  }

  /** Sets value and validity of the form internals. Called on every change, and cheap if nothing has changed. */
  protected syncForm(): void {
    this.internals.setFormValue(this.formValue, this.formState);
    const result = this.#customMessage
      ? { flags: { customError: true }, message: this.#customMessage }
      : this.validation;
    if (result.message) this.internals.setValidity(result.flags, result.message, this.anchor ?? undefined);
    else this.internals.setValidity({});
  }

  /** The result of the validation that applies now. */
  protected get validation(): ValidationResult {
    return this.validate();
  }

  /** Fires a native `input` or `change` event for an action of the user that no native control reports. */
  protected dispatchNative(...types: readonly ('input' | 'change')[]): void {
    for (const type of types) this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    // A link or button in a slot handles Enter itself.
    if (!this.form || !isImplicitSubmission(event, event.composedPath()[0])) return;
    event.preventDefault();
    this.beforeImplicitSubmission();
    submitImplicitly(this.form);
  };

  /** References external labels from the inner control, which is possible since they are in a tree above its own. */
  readonly #updateAccessibleName = (): void => {
    const { control, labels } = this;
    // Skipped without external labels: setting the property would remove the attribute of the template.
    if (!control || (labels.length === 0 && !this.#hasExternalLabels)) return;
    this.#hasExternalLabels = labels.length > 0;
    control.ariaLabelledByElements = [...labels, ...this.renderRoot.querySelectorAll('[part="label"]')];
  };
  /** The value to submit; null submits nothing. */
  protected abstract get formValue(): string | FormData | null;
  /** The state that the browser saves and passes to `restoreValue`; null saves nothing. */
  protected abstract get formState(): string | null;
  /** Validates the current value. */
  protected abstract validate(): ValidationResult;
  /** Restores the initial value, when the form is reset. */
  abstract formResetCallback(): void;
  /** Restores a saved `formState`, or a value of autofill. */
  protected abstract restoreValue(savedState: string): void;
  /** The element where the browser shows its message and which it focuses. */
  protected get anchor(): HTMLElement | null {
    return this.control;
  }
  /** Called before Enter submits the form, to commit the typed text. */
  protected beforeImplicitSubmission(): void {}
}
