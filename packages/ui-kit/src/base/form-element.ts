import type { PropertyDeclaration, PropertyValues } from 'lit';
import { submitImplicitly } from './implicit-submission.ts';
import { PlinthElement } from './plinth-element.ts';
import { property } from './property.ts';

/** What is wrong with a control's value; an empty message means that nothing is. */
export interface ValidationResult {
  readonly flags: ValidityStateFlags;
  readonly message: string;
}

/** A value that is in order. */
export const VALID: ValidationResult = { flags: {}, message: '' };

/**
 * Base of every control that takes part in forms as a native one does: its value is submitted under its name, it
 * resets, restores, validates, follows a disabled fieldset and answers to an outer `<label>`.
 *
 * The form knows a new value in the same statement that sets it, as with a native control; rendering comes after.
 */
export abstract class FormElement<Events extends object = object> extends PlinthElement<Events> {
  static readonly formAssociated = true;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  protected readonly internals = this.attachInternals();
  #customMessage = '';
  #outerLabels = false;
  /** Not a `#private`: Lit asks for updates before private fields exist. */
  private ready = false;

  /** Must have a value before its form is submitted. */
  @property({ type: Boolean, reflect: true }) required = false;
  /** What is wrong, shown under the control with an icon and announced once. It is the page's finding; see `setCustomValidity` for the form's. */
  @property() error = '';

  /** The element inside that carries role and name; the one of part `label` names it. */
  protected abstract readonly control: HTMLElement | null;
  constructor() {
    super();
    this.addEventListener('keydown', this.#handleKeydown);
    this.addEventListener('focusin', this.#nameFromLabels);
  }

  /** Name that the value is submitted under. */
  @property({ reflect: true })
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(value: string) {
    const name = String(value ?? '');
    if (name !== this.name) this.setAttribute('name', name);
  }

  /** Cannot be used, focused or submitted. */
  @property({ type: Boolean, reflect: true })
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  /** The form that it belongs to, if any: the nearest, or the one that its `form` attribute names. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** The `<label>`s of the page that name it. */
  get labels(): readonly HTMLLabelElement[] {
    return [...(this.internals.labels as NodeListOf<HTMLLabelElement>)];
  }

  /** What is wrong with the value, by kind. */
  get validity(): ValidityState {
    this.syncForm();
    return this.internals.validity;
  }

  /** What is wrong with the value, in words; empty when nothing is. */
  get validationMessage(): string {
    this.syncForm();
    return this.internals.validationMessage;
  }

  /** Whether the form asks for its validity: not while disabled. */
  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  /** True when the value is in order; else fires `invalid`. */
  checkValidity(): boolean {
    this.syncForm();
    return this.internals.checkValidity();
  }

  /** As `checkValidity`, and shows the person what is wrong. */
  reportValidity(): boolean {
    this.syncForm();
    return this.internals.reportValidity();
  }

  /** Makes the control invalid with a message of the page, until it is called with an empty one. */
  setCustomValidity(message: string): void {
    this.#customMessage = String(message ?? '');
    this.syncForm();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.formAssociatedCallback();
  }

  formAssociatedCallback(): void {
    this.ready = true;
    this.syncForm();
  }

  formDisabledCallback(): void {
    this.requestUpdate();
  }

  formStateRestoreCallback(kept: string | File | FormData | null): void {
    if (typeof kept === 'string') this.restoreValue(kept);
  }

  override requestUpdate(
    name?: PropertyKey,
    oldValue?: unknown,
    options?: PropertyDeclaration,
    useNewValue?: boolean,
    newValue?: unknown,
  ): void {
    super.requestUpdate(name, oldValue, options, useNewValue, newValue);
    if (this.ready && name !== undefined) this.syncForm();
  }

  override updated(_changed: PropertyValues<this>): void {
    this.syncForm();
    this.#nameFromLabels();
  }

  /** Disabled by itself or by a fieldset around it. */
  protected get isDisabled(): boolean {
    // On a server there is nothing to match in, and no fieldset.
    return this.matches?.(':disabled') ?? this.disabled;
  }

  /** Hands value and validity to the form; called on every change, cheap when nothing changed. */
  protected syncForm(): void {
    this.internals.setFormValue(this.formValue, this.formState);
    const problem = this.#customMessage
      ? { flags: { customError: true }, message: this.#customMessage }
      : this.validate();
    if (problem.message) this.internals.setValidity(problem.flags, problem.message, this.anchor ?? undefined);
    else this.internals.setValidity({});
  }

  /** Fires a native `input` or `change`, after a person's own action that no native control reports. */
  protected dispatchNative(...types: readonly ('input' | 'change')[]): void {
    for (const type of types) this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0] as Element;
    // A link or button in a slot has an Enter of its own.
    if (
      event.key !== 'Enter' ||
      event.defaultPrevented ||
      event.isComposing ||
      !this.form ||
      target.localName !== 'input'
    )
      return;
    event.preventDefault();
    this.beforeImplicitSubmission();
    submitImplicitly(this.form);
  };

  /** An outer `<label>` lives in a tree above the control's own, so the control can point at it. */
  readonly #nameFromLabels = (): void => {
    const { control, labels } = this;
    // Untouched without outer labels: setting the property takes the template's own attribute away.
    if (!control || (labels.length === 0 && !this.#outerLabels)) return;
    this.#outerLabels = labels.length > 0;
    control.ariaLabelledByElements = [...labels, ...this.renderRoot.querySelectorAll('[part="label"]')];
  };
  /** The value to submit; null submits nothing. */
  protected abstract get formValue(): string | FormData | null;
  /** What the browser keeps to restore the control; given back to `restoreValue`. Null keeps nothing. */
  protected abstract get formState(): string | null;
  /** What is wrong with the value now. */
  protected abstract validate(): ValidationResult;
  /** Sets the value that the markup gave: its form is reset. */
  abstract formResetCallback(): void;
  /** Sets the value from what `formState` was, or from the browser's autofill. */
  protected abstract restoreValue(kept: string): void;
  /** Where the browser shows its message and puts the focus. */
  protected get anchor(): HTMLElement | null {
    return this.control;
  }
  /** Enter submits the form: the last chance to take in what was typed. */
  protected beforeImplicitSubmission(): void {}
}
