import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { FocusDelegatingElement } from '#base/focus-delegating-element.ts';
import { handleImplicitSubmission } from '#base/implicit-submission.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { warn } from '#base/warn.ts';
import { buttonStyles } from './button.styles.ts';

export const buttonVariants = ['secondary', 'primary', 'ghost', 'accent', 'accent-line', 'danger'] as const;
export const buttonSizes = ['medium', 'small', 'large'] as const;
export const buttonTypes = ['button', 'submit', 'reset'] as const;

/**
 * A button that triggers an action or, with `href`, navigates. Use one `primary` button per view, and `accent` only
 * when the user has to act.
 *
 * It takes part in forms like a native button: `type="submit"` submits the form with the button's `name` and `value`,
 * and Enter in a text field activates the form's first submit button.
 *
 * @when People trigger an action or continue a process.
 * @whenNot For a link in a text, use `<a>`. For a setting that stays on, use a switch or a toggle group.
 * @keyboard Enter, Space — Activates the button. A link is followed with Enter.
 * @slot - The label. For an icon button, set `icon-only` and `label`.
 * @slot start - An icon before the label.
 * @slot end - An icon after the label.
 * @csspart base - The native `<button>` or `<a>` element.
 * @cssproperty [--plinth-button-radius=--plinth-radius-control] - The border radius.
 */
export class PlinthButton extends FocusDelegatingElement {
  static override styles = buttonStyles;
  static readonly formAssociated = true;

  #form: HTMLFormElement | null = null;

  /** The visual variant. @default 'secondary' */
  @property({ reflect: true, of: buttonVariants }) variant: (typeof buttonVariants)[number] = 'secondary';
  /** The size. Use `large` for sign-in and onboarding. @default 'medium' */
  @property({ reflect: true, of: buttonSizes }) size: (typeof buttonSizes)[number] = 'medium';
  /** The behavior in a form. @default 'button' */
  @property({ of: buttonTypes }) type: (typeof buttonTypes)[number] = 'button';
  /** The name that is submitted with the form, together with `value`. */
  @property() name = '';
  /** The value that is submitted when this button submits the form. */
  @property() value = '';
  /** The URL, which makes the button a link. Schemes other than `http`, `https`, `mailto` and `tel` are not rendered. */
  @property() href: string | undefined;
  /** Where the link opens, like `target` of `<a>`. */
  @property() target: string | undefined;
  /** The accessible name. Required for an icon button. */
  @property() label: string | undefined;
  /** Makes the button square, for a single icon. */
  @property({ attribute: 'icon-only', reflect: true, type: Boolean }) iconOnly = false;
  /** Makes the button as wide as its container. */
  @property({ type: Boolean, reflect: true }) wide = false;
  /** Shows that the action is running. The button keeps its width and focus, and ignores clicks. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** Makes the button a toggle button and sets its state: `true` or `false`. */
  @property() pressed: 'true' | 'false' | undefined;
  /** The kind of popup that the button opens: `menu`, `dialog` or `listbox`. */
  @property({ attribute: 'has-popup' }) popup: 'menu' | 'dialog' | 'listbox' | undefined;
  /** Whether the popup is open: `true` or `false`. */
  @property() expanded: 'true' | 'false' | undefined;

  /** Whether there is more than text in the button. Always true on a server, which does not know the children. */
  @state() private hasElements = false;

  constructor() {
    super();
    // oxlint-disable-next-line typescript/unbound-method -- a listener's `this` is what it listens to: the element
    this.addEventListener('click', this.#handleClick);
  }
  /** Whether the button is disabled. */
  @property({ type: Boolean, reflect: true })
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  /** The button's form, or null. */
  get form(): HTMLFormElement | null {
    return this.#form;
  }

  /** Whether the button is disabled by itself or by a fieldset. */
  get #isDisabled(): boolean {
    // `matches` does not exist on a server.
    return this.matches?.(':disabled') ?? this.disabled;
  }

  override click(): void {
    const link = this.shadowRoot?.querySelector('a');
    if (link) link.click();
    else super.click();
  }

  /** Activates the button on Enter in its form, since the browser does not know it as a submit button. The form has one listener for all buttons and keeps no reference to them. */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#form = form;
    form?.addEventListener('keydown', handleImplicitSubmission);
  }

  formDisabledCallback(): void {
    this.requestUpdate();
  }

  override willUpdate(): void {
    this.#findElements();
  }

  #findElements(): void {
    this.hasElements = this.firstElementChild !== null;
  }

  #handleClick(event: Event): void {
    const form = this.#form;
    // The page may keep a click for when it has hydrated the button.
    if (this.renderRoot === this) return;
    if (this.#isDisabled || this.busy) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (form && this.href === undefined && !event.defaultPrevented) {
      if (this.type === 'reset') form.reset();
      if (this.type === 'submit') {
        // A native button carries the name, the value and the validation of the form.
        const { name, value } = this;
        const submitter = Object.assign(document.createElement('button'), { hidden: true, name, value });
        form.append(submitter);
        form.requestSubmit(submitter);
        submitter.remove();
      }
    }
  }

  override render(): TemplateResult {
    if (import.meta.env?.DEV && this.iconOnly && !this.label && this.hasUpdated) {
      warn(this, 'an icon-only button needs a label.');
    }
    const isDisabled = this.#isDisabled;
    const classes = `${this.variant} ${this.size}${this.hasElements ? ' row' : ''}${this.iconOnly ? ' icon-only' : ''}`;
    // oxlint-disable-next-line typescript/unbound-method -- Lit calls it on the element
    const handleSlotchange = this.#findElements;
    // Duplicated rather than shared, since another template would cost an instance per button.
    return this.href === undefined
      ? html`<button
          part="base"
          class=${classes}
          @slotchange=${handleSlotchange}
          ?disabled=${isDisabled}
          aria-busy=${this.busy || nothing}
          aria-label=${this.label ?? nothing}
          aria-pressed=${this.pressed ?? nothing}
          aria-haspopup=${this.popup ?? nothing}
          aria-expanded=${this.expanded ?? nothing}
        >
          <slot name="start"></slot><slot></slot><slot name="end"></slot>
        </button>`
      : html`<a
          part="base"
          class=${classes}
          @slotchange=${handleSlotchange}
          href=${isDisabled ? nothing : (safeHref(this.href) ?? nothing)}
          role="link"
          aria-disabled=${isDisabled || nothing}
          aria-busy=${this.busy || nothing}
          target=${this.target ?? nothing}
          rel=${this.target === '_blank' ? 'noreferrer' : nothing}
          aria-label=${this.label ?? nothing}
        >
          <slot name="start"></slot><slot></slot><slot name="end"></slot>
        </a>`;
  }
}
