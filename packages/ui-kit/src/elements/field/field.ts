import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { glyph } from '#base/glyph.ts';
import { ensureId, mergeIds, setOrRemove } from '#base/ids.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { iconChevronDown, iconCircleAlert, iconLock } from '#icons/icons.ts';
import { fieldStrings } from '#strings/en/field.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { controlIn, fieldParts, limitOf, ownWords, type FieldParts, type NativeControl } from './field-wiring.ts';
import { fieldStyles } from './field.styles.ts';

const english = { ...fieldStrings, ...sharedStrings };

export const fieldSizes = ['medium', 'large'] as const;

/** What is followed of its children and its control. A value that nobody changed yet follows an attribute, in a text area its text. */
const followed: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [
    'slot',
    'value',
    'id',
    'disabled',
    'required',
    'maxlength',
    'multiple',
    'aria-describedby',
    'aria-invalid',
  ],
};

/** From this many characters on, a screen reader hears how many are left. */
const NEAR_LIMIT = 20;

/**
 * Label, help, error and frame around a native `<input>`, `<select>` or `<textarea>`. The control stays the page's
 * own: password managers, autofill, form libraries and `form.elements` know it as any other.
 *
 * Label, help and error are written as children of the field, beside the control: only there `for` and `aria-*` reach
 * it. Put a child with `slot="label"`, `slot="help"` or `slot="error"` there yourself to use markup; it is wired too.
 *
 * @when Text, a number of digits, a choice of a short list: whatever a native control holds.
 * @whenNot For money, dates, times and quantities take their own fields; for a long list a combobox.
 * @keyboard none — It adds no key: the keys are those of the native control.
 * @slot - The native control.
 * @slot start - Inside the frame, before the text: an icon, a currency.
 * @slot end - Inside the frame, after the text: a button such as show password.
 * @slot label - The label, instead of the `label` property.
 * @slot label-end - Beside the label: a link such as "Forgot password?".
 * @slot help - The line of help, instead of the `help` property.
 * @slot error - The message of a field in error, instead of the `error` property.
 * @csspart base - The whole.
 * @csspart label-row - Label and what stands beside it.
 * @csspart control - The frame around the native control.
 * @csspart error - The message of a field in error.
 * @csspart help - The line of help.
 * @csspart counter - Characters used of the control's `maxlength`.
 * @cssState invalid - It says what is wrong.
 * @cssState locked - Its control is disabled, by itself or by a fieldset.
 * @cssState drops - Its control is a select that drops down.
 * @cssproperty [--plinth-field-radius=--plinth-radius-control] - Corner radius.
 */
export class PlinthField<Events extends object = object> extends PlinthElement<Events> {
  static override styles = fieldStyles;

  readonly #internals = this.attachInternals();
  readonly #locale = new LocaleController(this, english);
  /** Undefined while it follows nothing: before its first drawing, and out of the page. */
  #control: NativeControl | null | undefined;
  #observer: MutationObserver | undefined;
  #resizes: ResizeObserver | undefined;
  #listeners: AbortController | undefined;
  /** The number of characters that the counter shows. */
  #used = 0;
  /** What this field set on the control, and so may take back. */
  readonly #given = new Set<string>();

  @query('[part="control"]') private readonly frame!: HTMLElement;

  /** Names the control. */
  @property() label = '';
  /** Keeps the label for assistive technology only. */
  @property({ type: Boolean, reflect: true, attribute: 'label-hidden' }) labelHidden = false;
  /** A line under the control. */
  @property() help = '';
  /** What is wrong: shown under the control with an icon, and announced once. */
  @property() error = '';
  /** `large` is for sign-in and onboarding. @default 'medium' */
  @property({ reflect: true, of: fieldSizes }) size: (typeof fieldSizes)[number] = 'medium';
  /** Says beside the label that it may be left empty. */
  @property({ type: Boolean }) optional = false;
  /** Makes the control required; a control that is required by itself stays so. */
  @property({ type: Boolean }) required = false;
  /** Disables the control and shows a lock; a control that is disabled by itself shows one too. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Why it is disabled; takes the place of the help meanwhile. */
  @property({ attribute: 'disabled-reason' }) disabledReason = '';
  /** The value is not known yet: a skeleton of the control's size stands in its place. */
  @property({ type: Boolean, reflect: true }) busy = false;

  constructor() {
    super();
    // A slot among its children tells that another control was passed on.
    this.addEventListener('slotchange', () => this.requestUpdate());
  }

  /** The native control, once it is there. */
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
    this.#hold(undefined);
  }

  override updated(_changed: PropertyValues<this>): void {
    const control = this.isConnected ? this.control : undefined;
    if (control) this.#wire(control);
    // What was just written needs no second look.
    this.#observer?.takeRecords();
    if (control !== this.#control) this.#hold(control);
    if (control && limitOf(control) >= 0) this.#count(control);
  }

  /**
   * Follows its children, one control and its fieldsets: what they say changes what the field shows. Slots would tell of
   * children too, but also of each that the field makes itself.
   */
  #hold(control: NativeControl | null | undefined): void {
    this.#observer?.disconnect();
    this.#listeners?.abort();
    this.#listeners = undefined;
    this.#control = control;
    const view = this.ownerDocument.defaultView;
    if (control === undefined || !view) return;
    this.#observer ??= new view.MutationObserver(() => this.requestUpdate());
    this.#observer.observe(this, followed);
    if (!control) return;
    if (!this.contains(control)) this.#observer.observe(control, followed);
    for (let set = control.closest('fieldset'); set; set = set.parentElement?.closest('fieldset') ?? null) {
      this.#observer.observe(set, { attributeFilter: ['disabled'] });
    }
  }

  /**
   * Shows how much of a limited control is used after every change of it. For a value that a script sets the browser has
   * no event, but it moves the caret to the end of it, and tells that.
   */
  #count(control: NativeControl): void {
    if (this.#listeners) return;
    this.#listeners = new AbortController();
    const recount = (): void => {
      if (control.value.length !== this.#used) this.requestUpdate();
    };
    for (const type of ['input', 'change', 'selectionchange']) control.addEventListener(type, recount, this.#listeners);
    // The values are reset after the event, not before it.
    control.form?.addEventListener('reset', () => setTimeout(recount), this.#listeners);
  }

  #wire(control: NativeControl): void {
    this.#give(control, 'required', this.required ? '' : null);
    this.#give(control, 'disabled', this.disabled ? '' : null);
    const isDisabled = control.matches(':disabled');
    const drops = control.type === 'select-one';
    const help = (isDisabled && this.disabledReason) || this.help;
    const parts = fieldParts(this, { label: this.label, help, error: this.error });
    const failed = ownWords(parts.error) !== '';
    this.#show('invalid', failed);
    this.#show('locked', isDisabled);
    this.#show('drops', drops);
    if (isDisabled || drops || parts.hasEnds) this.#watchEnds();
    this.#give(control, 'aria-invalid', failed ? 'true' : null);
    if (control.getRootNode() === this.getRootNode()) this.#wireByIds(control, parts, failed);
    else this.#wireByText(control, parts);
  }

  #show(state: string, on: boolean): void {
    const { states } = this.#internals;
    if (on) states.add(state);
    else states.delete(state);
  }

  #wireByIds(control: NativeControl, { label, help, error }: FieldParts, failed: boolean): void {
    const id = ensureId(control, 'control');
    if (label.localName === 'label') setOrRemove(label, 'for', id);
    // A copy of a field brings its ids along: they are given anew, and go from what describes the copy.
    const copied = [error.id, help.id];
    const spoken = [error, help].filter(ownWords).map((each) => ensureId(each, each.slot));
    mergeIds(control, 'aria-describedby', [...copied, error.id, help.id], spoken);
    setOrRemove(control, 'aria-errormessage', failed ? error.id : null);
  }

  /** A control that was passed on through slots stands in another tree: no id of this one reaches it, words do. */
  #wireByText(control: NativeControl, { label, help, error }: FieldParts): void {
    this.#give(control, 'aria-label', ownWords(label) || null);
    this.#give(control, 'aria-description', [error, help].map(ownWords).join(' ').trim() || null);
    label.onclick = (): void => control.focus();
  }

  /** Sets an attribute of the control, or takes it back; `required` and `disabled` that the page set stay. */
  #give(control: NativeControl, name: string, value: string | null): void {
    if (value === null && !this.#given.delete(name)) return;
    if (value || (value === '' && !control.hasAttribute(name))) this.#given.add(name);
    setOrRemove(control, name, value);
  }

  /**
   * The text keeps clear of what stands in the frame before and after it. The browser says how wide that is when it has
   * laid the page out; to ask it here would lay it out once a field.
   */
  #watchEnds(): void {
    const view = this.ownerDocument.defaultView;
    if (this.#resizes || !view) return;
    this.#resizes = new view.ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        this.frame.style.setProperty(`--_${target.className}`, `${borderBoxSize[0]?.inlineSize ?? 0}px`);
      }
    });
    for (const end of this.frame.querySelectorAll('.start, .end')) this.#resizes.observe(end);
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    return html`<div part="base">
      <div part="label-row" class="label">
        <slot name="label">${this.#words(this.label)}</slot>
        <span class="beside">
          ${this.optional ? html`<span class="optional">${strings.optional}</span>` : nothing}<slot
            name="label-end"
          ></slot>
        </span>
      </div>
      <div part="control">
        ${this.renderSlot()}
        <span class="start"><slot name="start"></slot></span>
        <span class="end"
          ><slot name="end"></slot>${glyph(iconChevronDown, 'small chevron')}${glyph(iconLock, 'small lock')}</span
        >
        ${this.busy ? html`<span class="skeleton"><span class="visually-hidden">${strings.loading}</span></span>` : nothing}
      </div>
      <div class="below">
        <div class="messages">
          <div part="error">${glyph(iconCircleAlert)}<slot name="error"></slot></div>
          <div part="help">
            <slot name="help"><span class="words">${this.#words(this.help)}</span></slot>
          </div>
        </div>
        ${this.renderCounter()}
      </div>
    </div>`;
  }

  /** On a server, where it makes no parts: what will stand in the one that it makes in the page. */
  #words(text: string): string | typeof nothing {
    return this.isConnected ? nothing : text;
  }

  /** The slot of the control, and what an element like this one draws around it. */
  protected renderSlot(): TemplateResult {
    return html`<slot></slot>`;
  }

  private renderCounter(): TemplateResult | typeof nothing {
    const { control } = this;
    const limit = limitOf(control);
    if (!control || limit < 0) return nothing;
    const { language, strings } = this.#locale;
    const text = (value: number): string => formatCount(value, language);
    this.#used = control.value.length;
    const left = Math.max(0, limit - this.#used);
    const spoken = left <= NEAR_LIMIT && left % 5 === 0 ? strings.charactersLeft(text(left)) : '';
    return html`<div part="counter" aria-hidden="true">${strings.characterCount(text(this.#used), text(limit))}</div>
      <div class="visually-hidden" aria-live="polite">${spoken}</div>`;
  }
}
