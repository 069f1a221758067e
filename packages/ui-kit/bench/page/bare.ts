import { buttonStyles } from '@plinth/ui-kit/elements/button/button.styles';
import { cardStyles } from '@plinth/ui-kit/elements/card/card.styles';
import { fieldStyles } from '@plinth/ui-kit/elements/field/field.styles';
import { iconChevronDown, iconCircleAlert, iconLock } from '@plinth/ui-kit/icons';
import { html, LitElement, nothing, svg, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

// The baselines of the kit: elements without behavior, with the same template and styles. Each has only the properties
// that its template and styles read.

function glyph(path: string, className = ''): TemplateResult {
  return html`<svg class=${`glyph ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${path}></path>`}
  </svg>`;
}

/** An element that only looks like a button. */
export class BareButton extends LitElement {
  static override styles = buttonStyles;
  static override properties: PropertyDeclarations = {
    variant: { reflect: true },
    size: { reflect: true },
    disabled: { type: Boolean, reflect: true },
    busy: { type: Boolean, reflect: true },
    label: {},
    pressed: {},
    popup: {},
    expanded: {},
  };
  declare variant: string;
  declare size: string;
  declare disabled: boolean;
  declare busy: boolean;
  declare label: string | undefined;
  declare pressed: string | undefined;
  declare popup: 'menu' | undefined;
  declare expanded: string | undefined;

  constructor() {
    super();
    this.variant = 'secondary';
    this.size = 'medium';
    this.disabled = false;
    this.busy = false;
  }

  override render(): TemplateResult {
    const content = html`${this.busy ? html`<span class="spinner"></span>` : nothing}<slot name="start"></slot
      ><slot></slot><slot name="end"></slot>`;
    return html`<button
      part="base"
      ?disabled=${this.disabled}
      aria-busy=${this.busy || nothing}
      aria-label=${ifDefined(this.label)}
      aria-pressed=${ifDefined(this.pressed)}
      aria-haspopup=${ifDefined(this.popup)}
      aria-expanded=${ifDefined(this.expanded)}
    >
      ${content}
    </button>`;
  }
}

/** An element that only looks like a field; its label, help and error are children from the page. */
export class BareField extends LitElement {
  static override styles = fieldStyles;
  static override properties: PropertyDeclarations = {
    size: { reflect: true },
    optional: { type: Boolean },
    busy: { type: Boolean, reflect: true },
    count: {},
  };
  declare size: string;
  declare optional: boolean;
  declare busy: boolean;
  declare count: string;

  constructor() {
    super();
    this.size = 'medium';
    this.optional = false;
    this.busy = false;
    this.count = '';
  }

  override render(): TemplateResult {
    return html`<div part="base">
      <div part="label-row" class="label">
        <slot name="label"></slot>
        <span class="label-end">
          ${this.optional ? html`<span class="optional">Optional</span>` : nothing}<slot name="label-end"></slot>
        </span>
      </div>
      <div part="control">
        <slot></slot>
        <span class="start"><slot name="start"></slot></span>
        <span class="end"
          ><slot name="end"></slot>${glyph(iconChevronDown, 'small chevron')}${glyph(iconLock, 'small lock')}</span
        >
        ${this.busy ? html`<span class="skeleton"></span>` : nothing}
      </div>
      <div class="footer">
        <div class="messages">
          <div part="error">${glyph(iconCircleAlert)}<slot name="error"></slot></div>
          <div part="help">
            <slot name="help"><span class="help-text"></span></slot>
          </div>
        </div>
        ${this.count ? html`<div part="counter">${this.count}</div>` : nothing}
      </div>
    </div>`;
  }
}

/** An element that only looks like a card. */
export class BareCard extends LitElement {
  static override styles = cardStyles;
  static override properties: PropertyDeclarations = {
    variant: { reflect: true },
    flush: { type: Boolean, reflect: true },
    head: { type: Boolean },
    aside: { type: Boolean },
    foot: { type: Boolean },
  };
  declare variant: string;
  declare flush: boolean;
  declare head: boolean;
  declare aside: boolean;
  declare foot: boolean;

  constructor() {
    super();
    this.variant = 'plain';
    this.flush = false;
    this.head = true;
    this.aside = false;
    this.foot = true;
  }

  override render(): TemplateResult {
    return html`<div part="base" class=${this.head ? 'with-head' : ''}>
      <div part="head" ?hidden=${!this.head}><slot name="heading"></slot><slot name="actions"></slot></div>
      <div class="columns">
        <div part="body"><slot></slot></div>
        <div part="aside" ?hidden=${!this.aside}><slot name="aside"></slot></div>
      </div>
      <div part="foot" ?hidden=${!this.foot}><slot name="foot"></slot></div>
    </div>`;
  }
}

customElements.define('bare-button', BareButton);
customElements.define('bare-field', BareField);
customElements.define('bare-card', BareCard);
