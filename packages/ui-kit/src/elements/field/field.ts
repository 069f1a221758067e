import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { ensureId, mergeIds, setOrRemove } from '#base/ids.ts';
import { measureTogether } from '#base/measure-together.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { refuseChange } from '#base/read-only-control.ts';
import { LocaleController } from '#controllers/locale.ts';
import { isSlotFilled } from '#controllers/slotted.ts';
import { formatCount } from '#format/count.ts';
import { iconChevronDown, iconCircleAlert, iconLock, iconX } from '#icons/icons.ts';
import { fieldStrings } from '#strings/en/field.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { childObserverOf, OBSERVED_MUTATIONS } from './child-observer.ts';
import {
  controlIn,
  fieldParts,
  hasReadOnlyState,
  maxLengthOf,
  setInputValue,
  slottedPart,
  textOf,
  type FieldParts,
  type NativeControl,
} from './field-wiring.ts';
import { fieldStyles } from './field.styles.ts';

const english = { ...fieldStrings, ...sharedStrings };

export const fieldSizes = ['medium', 'large'] as const;

// Functions for all fields, since functions for each take memory.

function handleSlotchange(this: PlinthField): void {
  this.requestUpdate();
}

/** Keeps the focus in the control, which would otherwise report a change before it is cleared. */
function handleClearMousedown(event: Event): void {
  event.preventDefault();
}

function handleClear(this: PlinthField): void {
  const { control } = this;
  if (!control) return;
  control.focus();
  setInputValue(control, '');
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The events that can change a control that has no read-only state. */
const CHANGING_EVENTS = ['mousedown', 'touchstart', 'click', 'keydown'] as const;

/** The number of remaining characters from which assistive technology announces the counter. */
const COUNTER_ANNOUNCEMENT_THRESHOLD = 20;

/**
 * A field that adds a label, help text, an error message and a frame to a native `<input>`, `<select>` or `<textarea>`.
 * The control stays in the page's own tree, so that password managers, autofill, form libraries and `form.elements` can
 * use it.
 *
 * The field renders label, help and error as its own children, where `for` and `aria-*` can reference them. To use
 * markup, add a child with `slot="label"`, `slot="help"` or `slot="error"`.
 *
 * @when Text, digits or a choice from a short list: any native control.
 * @whenNot For money, dates, times and quantities, use their own fields. For a long list, use a combobox.
 * @keyboard none — The keys are those of the native control.
 * @slot - The native control.
 * @slot start - Content inside the frame before the text, such as an icon or a currency.
 * @slot end - Content inside the frame after the text, such as a button that shows the password.
 * @slot label - The label. Replaces the `label` property.
 * @slot label-end - Content after the label, such as a link.
 * @slot help - The help text. Replaces the `help` property.
 * @slot error - The error message. Replaces the `error` property.
 * @csspart base - The component's wrapper.
 * @csspart label-row - The row with the label and the content after it.
 * @csspart control - The frame around the native control.
 * @csspart clear - The button that clears a `clearable` field.
 * @csspart error - The error message.
 * @csspart help - The help text.
 * @csspart counter - The number of characters used of the control's `maxlength`.
 * @cssState invalid - The field has an error.
 * @cssState locked - The control is disabled, by itself or by a fieldset.
 * @cssState drops - The control is a dropdown select.
 * @cssproperty [--plinth-field-radius=--plinth-radius-control] - The border radius.
 * @cssproperty [--plinth-field-max-size=15rem] - The height from which a growing `<textarea>` scrolls.
 */
export class PlinthField<Events extends object = object> extends PlinthElement<Events> {
  static override styles = fieldStyles;

  readonly #internals = this.attachInternals();
  /** Created for the first text of the kit, since most fields have none. */
  #localeController: LocaleController<typeof english> | undefined;
  /** Undefined before the first render and while disconnected. */
  #control: NativeControl | null | undefined;
  /** Observes a control of another tree and the fieldsets, which most fields don't have. */
  #outerObserver: MutationObserver | undefined;
  #resizeObserver: ResizeObserver | undefined;
  /** The base whose content before and after the control is measured; each of the two templates has its own. */
  #measuredBase: HTMLElement | undefined;
  #listeners: AbortController | undefined;
  /** The read-only control, if it has no such state itself. */
  #frozenControl: NativeControl | undefined;
  /** The number of characters of the control, for the counter and the clear button. */
  #characterCount = 0;
  /** The attributes that this field has set on the control, and may remove. */
  #assignedAttributes: Set<string> | undefined;
  #hasError = false;
  #hasHelp = false;
  #hasLabelEnd = false;
  /** Whether there is content before or after the control: of the page, a chevron or a lock. */
  #hasEnds = false;
  #isLocked = false;
  #isDropdown = false;
  #isClearable = false;

  @query('[part="base"]') protected readonly base!: HTMLElement;

  /** The label of the control. */
  @property() label = '';
  /** Hides the label visually. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;
  /** The help text below the control. */
  @property() help = '';
  /** The error message, shown below the control with an icon and announced once. */
  @property() error = '';
  /** The size. Use `large` for sign-in and onboarding. @default 'medium' */
  @property({ reflect: true, of: fieldSizes }) size: (typeof fieldSizes)[number] = 'medium';
  /** Shows beside the label that the field is optional. */
  @property({ type: Boolean }) optional = false;
  /** Makes the control required. A control that is required by itself stays so. */
  @property({ type: Boolean }) required = false;
  /** Disables the control and shows a lock, as for a control that is disabled by itself. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Makes the control read-only: its value can't be changed, but focused and submitted. So are a `<select>` and the other controls that have no such state in HTML. */
  @property({ type: Boolean, reflect: true, attribute: 'readonly' }) readOnly = false;
  /** Shows a button that clears the control, while it has text that the user can change. Not for a `<select>`. */
  @property({ type: Boolean }) clearable = false;
  /** Makes a `<textarea>` as high as its text, up to `--plinth-field-max-size`. Browsers without `field-sizing` keep its handle. */
  @property({ type: Boolean, reflect: true }) grow = false;
  /** Why the control is disabled. Shown instead of the help text while it is. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** Shows a skeleton of the control's size while its value is loading. */
  @property({ type: Boolean, reflect: true }) busy = false;

  constructor() {
    super();
    // A slot among the children means that another control was passed on.
    this.addEventListener('slotchange', handleSlotchange);
  }

  get #locale(): LocaleController<typeof english> {
    return (this.#localeController ??= new LocaleController(this, english));
  }

  /** The error message to show, or an empty string. */
  protected get errorText(): string {
    return this.error;
  }

  /** The help text to show, or an empty string. */
  get #helpText(): string {
    return (this.#isLocked && this.disabledReason) || this.help;
  }

  /** The native control, or null. */
  get control(): NativeControl | null {
    return controlIn(this);
  }

  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observe(undefined);
    this.#freeze(undefined);
  }

  override willUpdate(_changed: PropertyValues<this>): void {
    const control = this.isConnected ? this.control : null;
    const isFrozen = control !== null && this.readOnly && !hasReadOnlyState(control);
    this.#freeze(isFrozen ? control : undefined);
    if (control) {
      // Like every read-only control, a frozen one is not validated.
      this.#setControlAttribute(control, 'required', this.required && !isFrozen ? '' : null);
      this.#setControlAttribute(control, 'disabled', this.disabled ? '' : null);
      this.#setControlAttribute(control, 'readonly', this.readOnly && !isFrozen ? '' : null);
      // Not for a radio button, whose role does not have this state.
      this.#setControlAttribute(control, 'aria-readonly', isFrozen && control.type !== 'radio' ? 'true' : null);
      this.#characterCount = control.value.length;
    }
    this.#isClearable = this.clearable && this.#characterCount > 0 && (control?.matches(':read-write') ?? false);
    // Before the button is removed, which would leave the focus to the body.
    if (!this.#isClearable && this.shadowRoot?.activeElement?.matches('[part="clear"]')) control?.focus();
    this.#isLocked = control?.matches(':disabled') ?? false;
    this.#isDropdown = control?.type === 'select-one';
    this.#hasHelp = Boolean(this.#helpText) || slottedPart(this, 'help') !== undefined;
    this.#hasLabelEnd = this.optional || isSlotFilled(this, 'label-end');
    this.#hasEnds =
      this.#isLocked || this.#isDropdown || this.clearable || isSlotFilled(this, 'start') || isSlotFilled(this, 'end');
    this.#hasError = textOf(slottedPart(this, 'error') ?? String(this.errorText ?? '')) !== '';
  }

  override updated(_changed: PropertyValues<this>): void {
    const control = this.isConnected ? this.control : undefined;
    if (control) this.#wire(control);
    this.#discardOwnMutations();
    if (control !== this.#control) this.#observe(control);
    if (control && (this.clearable || maxLengthOf(control) >= 0)) this.#listenForChanges(control);
  }

  /** Keeps the user from changing a control that has no read-only state. */
  #freeze(control: NativeControl | undefined): void {
    if (control === this.#frozenControl) return;
    for (const type of CHANGING_EVENTS) {
      this.#frozenControl?.removeEventListener(type, refuseChange);
      control?.addEventListener(type, refuseChange, { passive: false });
    }
    this.#frozenControl = control;
  }

  /** Observes the children, the control and its fieldsets. */
  #observe(control: NativeControl | null | undefined): void {
    this.#outerObserver?.disconnect();
    this.#listeners?.abort();
    this.#listeners = undefined;
    this.#control = control;
    const view = this.ownerDocument.defaultView;
    if (control === undefined || !view) return;
    childObserverOf(view).observe(this);
    if (!control) return;
    const observeOuter = (node: Element, mutations: MutationObserverInit): void => {
      this.#outerObserver ??= new view.MutationObserver(() => this.requestUpdate());
      this.#outerObserver.observe(node, mutations);
    };
    if (!this.contains(control)) observeOuter(control, OBSERVED_MUTATIONS);
    for (
      let fieldset = control.closest('fieldset');
      fieldset;
      fieldset = fieldset.parentElement?.closest('fieldset') ?? null
    ) {
      observeOuter(fieldset, { attributeFilter: ['disabled'] });
    }
  }

  #discardOwnMutations(): void {
    const view = this.ownerDocument.defaultView;
    if (view) childObserverOf(view).discard(this);
    this.#outerObserver?.takeRecords();
  }

  /**
   * Updates the counter and the clear button after every change of the control. For a value that a script sets, browsers fire no event
   * but move the caret to its end, which fires `selectionchange`.
   */
  #listenForChanges(control: NativeControl): void {
    if (this.#listeners) return;
    this.#listeners = new AbortController();
    const updateCount = (): void => {
      if (control.value.length !== this.#characterCount) this.requestUpdate();
    };
    for (const type of ['input', 'change', 'selectionchange'])
      control.addEventListener(type, updateCount, this.#listeners);
    // Values are reset after the event.
    control.form?.addEventListener('reset', () => setTimeout(updateCount), this.#listeners);
  }

  #wire(control: NativeControl): void {
    const parts = fieldParts(this, { label: this.label, help: this.#helpText, error: this.errorText });
    const hasError = this.#hasError;
    this.#setState('invalid', hasError);
    this.#setState('locked', this.#isLocked);
    this.#setState('drops', this.#isDropdown);
    this.#observeEnds();
    this.#setControlAttribute(control, 'aria-invalid', hasError ? 'true' : null);
    if (control.getRootNode() === this.getRootNode()) this.#wireByIds(control, parts, hasError);
    else this.#wireByText(control, parts);
  }

  #setState(state: string, on: boolean): void {
    const { states } = this.#internals;
    if (on) states.add(state);
    else states.delete(state);
  }

  #wireByIds(control: NativeControl, { label, help, error }: FieldParts, hasError: boolean): void {
    const id = ensureId(control, 'control');
    if (label.localName === 'label') setOrRemove(label, 'for', id);
    // A clone of a field copies its ids: they are replaced, and removed from the descriptions of the clone.
    const parts = [error, help].filter((part) => part !== undefined);
    const staleIds = parts.map((part) => part.id);
    const descriptionIds = parts.filter(textOf).map((part) => ensureId(part, part.slot));
    mergeIds(control, 'aria-describedby', [...staleIds, ...parts.map((part) => part.id)], descriptionIds);
    setOrRemove(control, 'aria-errormessage', (hasError && error?.id) || null);
  }

  /** A control that was passed on through slots is in another tree, where ids of this tree don't work; text does. */
  #wireByText(control: NativeControl, { label, help, error }: FieldParts): void {
    this.#setControlAttribute(control, 'aria-label', textOf(label) || null);
    this.#setControlAttribute(
      control,
      'aria-description',
      `${textOf(error ?? '')} ${textOf(help ?? '')}`.trim() || null,
    );
    label.onclick = (): void => control.focus();
  }

  /** Sets or removes an attribute of the control. A `required` or `disabled` that the page has set stays. */
  #setControlAttribute(control: NativeControl, name: string, value: string | null): void {
    if (value === null && !this.#assignedAttributes?.delete(name)) return;
    if (value || (value === '' && !control.hasAttribute(name))) (this.#assignedAttributes ??= new Set()).add(name);
    setOrRemove(control, name, value);
  }

  /**
   * Measures the content before and after the control, which sets the padding of the control, and observes its size.
   * All fields are measured together: one by one, each would force a layout.
   */
  #observeEnds(): void {
    const base = this.#hasEnds ? this.base : undefined;
    const view = this.ownerDocument.defaultView;
    if (base === this.#measuredBase || !view) return;
    this.#measuredBase = base;
    this.#resizeObserver?.disconnect();
    if (!base) {
      for (const end of ['start', 'end']) this.base.style.removeProperty(`--_${end}`);
      return;
    }
    this.#resizeObserver = new view.ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) this.#reserveEnd(target, borderBoxSize[0]?.inlineSize ?? 0);
    });
    const ends = [...base.querySelectorAll('.start, .end')];
    for (const end of ends) this.#resizeObserver.observe(end);
    measureTogether(() => {
      const sizes = ends.map((end) => end.getBoundingClientRect().width);
      return () => {
        for (const [index, end] of ends.entries()) this.#reserveEnd(end, sizes[index] ?? 0);
      };
    });
  }

  #reserveEnd(end: Element, size: number): void {
    this.base.style.setProperty(`--_${end.className}`, `${size}px`);
  }

  override render(): TemplateResult {
    const label = this.#serverText(this.label);
    const overControl = this.renderOverControl();
    const error = this.#hasError ? this.#renderError() : nothing;
    const help = this.#hasHelp ? this.#renderHelp() : nothing;
    const counter = this.#renderCounter();
    const classes = [
      (overControl !== nothing || counter !== nothing) && 'grid',
      counter !== nothing && 'with-counter',
      this.#hasHelp && 'with-help',
      this.#hasError && 'invalid',
      this.size === 'large' && 'large',
      this.busy && 'busy',
    ];
    const className = classes.filter(Boolean).join(' ') || nothing;
    // Only what every field needs. Two templates, since a wrapper around the label would be one more node in each field.
    return this.#hasLabelEnd
      ? html`<div part="base" class=${className}>
          <div part="label-row" class="label-row label">
            <slot name="label">${label}</slot>${this.#renderLabelEnd()}
          </div>
          <slot part="control"></slot>${overControl}
          <div part="error" aria-live="polite">${error}</div>
          ${help}${counter}
        </div>`
      : html`<div part="base" class=${className}>
          <slot name="label" part="label-row" class="label">${label}</slot>
          <slot part="control"></slot>${overControl}
          <div part="error" aria-live="polite">${error}</div>
          ${help}${counter}
        </div>`;
  }

  #renderLabelEnd(): TemplateResult {
    return html`<span class="label-end"
      >${this.optional ? html`<span class="optional">${this.#locale.strings.optional}</span>` : nothing}<slot
        name="label-end"
      ></slot
    ></span>`;
  }

  /** Renders the content before and after the control, which is drawn over its padding, and the skeleton, which covers it. */
  protected renderOverControl(): TemplateResult | typeof nothing {
    if (!this.#hasEnds && !this.busy) return nothing;
    const lock = this.#isLocked ? glyph(iconLock, 'small lock') : nothing;
    const icon = this.#isDropdown && !this.#isLocked ? glyph(iconChevronDown, 'small chevron') : lock;
    return html`<span class="start"><slot name="start"></slot></span
      ><span class="end"><slot name="end"></slot>${this.#isClearable ? this.#renderClear() : nothing}${icon}</span
      >${this.busy ? this.#renderSkeleton() : nothing}`;
  }

  #renderClear(): TemplateResult {
    const label = textOf(slottedPart(this, 'label') ?? String(this.label ?? ''));
    return html`<button
      part="clear"
      type="button"
      class="corner"
      aria-label=${this.#locale.strings.clearNamed(label).trim()}
      @mousedown=${handleClearMousedown}
      @click=${handleClear}
    >
      ${glyph(iconX, 'small')}
    </button>`;
  }

  #renderSkeleton(): TemplateResult {
    return html`<span class="skeleton"><span class="visually-hidden">${this.#locale.strings.loading}</span></span>`;
  }

  /** Returns the text on a server, where the texts are not yet children. */
  #serverText(text: string): string {
    return this.isConnected ? '' : text;
  }

  /** Renders the error message into a live region, which exists before it, so that the message is announced. */
  #renderError(): TemplateResult {
    return html`${glyph(iconCircleAlert)}<slot name="error">${this.#serverText(this.errorText)}</slot>`;
  }

  #renderHelp(): TemplateResult {
    const serverHelp = this.#serverText(this.help);
    return html`<slot name="help" part="help" class=${serverHelp ? 'server-text' : nothing}>${serverHelp}</slot>`;
  }

  #renderCounter(): TemplateResult | typeof nothing {
    const { control } = this;
    const maxLength = maxLengthOf(control);
    if (!control || maxLength < 0) return nothing;
    const { language, strings } = this.#locale;
    const format = (value: number): string => formatCount(value, language);
    const remaining = Math.max(0, maxLength - this.#characterCount);
    const announcement =
      remaining <= COUNTER_ANNOUNCEMENT_THRESHOLD && remaining % 5 === 0
        ? strings.charactersLeft(format(remaining))
        : '';
    const counterText = strings.characterCount(format(this.#characterCount), format(maxLength));
    return html`<div part="counter" aria-hidden="true">${counterText}</div>
      <div class="visually-hidden" aria-live="polite">${announcement}</div>`;
  }
}
