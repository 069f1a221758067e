import { html, nothing, type TemplateResult } from 'lit';
import { property } from '#base/decorators.ts';
import { pressOnEnter } from '#base/implicit-submission.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { warn } from '#base/warn.ts';
import { buttonStyles } from './button.styles.ts';

export const buttonVariants = ['secondary', 'primary', 'ghost', 'accent', 'accent-line', 'danger'] as const;
export const buttonSizes = ['medium', 'small', 'large'] as const;
export const buttonTypes = ['button', 'submit', 'reset'] as const;

/**
 * Does something, or goes somewhere. One primary button a screen; brass (`accent`) only for what waits for the user.
 *
 * It takes part in forms as a native button does: `type="submit"` submits with its `name` and `value`, Enter in a text
 * field of the form presses the form's first submit button.
 *
 * @when A person does something, or goes on in a flow.
 * @whenNot A link inside a text is an `<a>`; a setting that stays on is a switch or a toggle group.
 * @keyboard Enter, Space — Presses it; as a link, Enter follows it.
 * @slot - The label. For an icon alone set `icon-only` and `label`.
 * @slot start - An icon before the label.
 * @slot end - An icon after the label.
 * @csspart base - The native button or link.
 * @cssproperty [--plinth-button-radius=--plinth-radius-control] - Corner radius.
 */
export class PlinthButton extends PlinthElement {
  static override styles = buttonStyles;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static readonly formAssociated = true;

  #form: HTMLFormElement | null = null;

  /** How much it weighs. @default 'secondary' */
  @property({ reflect: true, of: buttonVariants }) variant: (typeof buttonVariants)[number] = 'secondary';
  /** `large` is for sign-in and onboarding. @default 'medium' */
  @property({ reflect: true, of: buttonSizes }) size: (typeof buttonSizes)[number] = 'medium';
  /** What it does in a form. @default 'button' */
  @property({ of: buttonTypes }) type: (typeof buttonTypes)[number] = 'button';
  /** Name that is submitted with the form, with `value`. */
  @property() name = '';
  /** Value that is submitted when this button submits the form. */
  @property() value = '';
  /** Makes it a link. */
  @property() href: string | undefined;
  /** Where the link opens. */
  @property() target: string | undefined;
  /** Name for assistive technology; needed when only an icon shows. */
  @property() label: string | undefined;
  /** Square, for an icon alone. */
  @property({ attribute: 'icon-only', reflect: true, type: Boolean }) iconOnly = false;
  /** As wide as its container. */
  @property({ type: Boolean, reflect: true }) wide = false;
  /** Works on the last press: keeps width and focus, takes no further press. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** Makes it a toggle and says whether it is on: `true` or `false`. */
  @property() pressed: 'true' | 'false' | undefined;
  /** Says that it opens something: `menu`, `dialog`, `listbox`. */
  @property({ attribute: 'has-popup' }) popup: 'menu' | 'dialog' | 'listbox' | undefined;
  /** Says whether what it opens is open: `true` or `false`. */
  @property() expanded: 'true' | 'false' | undefined;

  constructor() {
    super();
    // oxlint-disable-next-line typescript/unbound-method -- a listener's `this` is what it listens to: the element
    this.addEventListener('click', this.#handleClick);
  }
  /** Cannot be pressed or focused. */
  @property({ type: Boolean, reflect: true })
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  /** The form that it belongs to, if any. */
  get form(): HTMLFormElement | null {
    return this.#form;
  }

  /** Disabled by itself or by a fieldset around it. */
  get #isDisabled(): boolean {
    // On a server there is nothing to match in, and no fieldset.
    return this.matches?.(':disabled') ?? this.disabled;
  }

  override click(): void {
    const link = this.shadowRoot?.querySelector('a');
    if (link) link.click();
    else super.click();
  }

  /** The browser does not know it as a submit button. The form listens once, for all that it gets, and holds none. */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#form = form;
    form?.addEventListener('keydown', pressOnEnter);
  }

  formDisabledCallback(): void {
    this.requestUpdate();
  }

  #handleClick(event: Event): void {
    const form = this.#form;
    if (this.#isDisabled || this.busy) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (form && this.href === undefined && !event.defaultPrevented) {
      if (this.type === 'reset') form.reset();
      if (this.type === 'submit') {
        // A native button carries name, value and the validation of the form.
        const native = document.createElement('button');
        native.hidden = true;
        native.name = this.name;
        native.value = this.value;
        form.append(native);
        form.requestSubmit(native);
        native.remove();
      }
    }
  }

  override render(): TemplateResult {
    if (import.meta.env?.DEV && this.iconOnly && !this.label && this.hasUpdated) {
      warn(this, 'an icon-only button needs a label.');
    }
    const isDisabled = this.#isDisabled;
    // The same content twice, and not a template of its own: that would cost each button an instance more.
    return this.href === undefined
      ? html`<button
          part="base"
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
          href=${isDisabled ? nothing : this.href}
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
