import { css, html, LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';

// The floor: what a page would write with Lit for the same content, without the kit's behavior, states and parts.

/** A native button in a shadow tree. */
class BareButton extends LitElement {
  static readonly formAssociated = true;
  static override styles = css`
    :host {
      display: inline-block;
    }
    button {
      padding: 0.4em 1em;
      border: 1px solid var(--_ink);
      border-radius: 6px;
      background: var(--_ink);
      color: var(--_paper);
      font: inherit;
    }
  `;
  static override properties: PropertyDeclarations = { disabled: { type: Boolean, reflect: true }, type: {} };
  declare disabled: boolean;
  declare type: 'button' | 'submit';
  readonly internals = this.attachInternals();

  constructor() {
    super();
    this.disabled = false;
    this.type = 'button';
  }

  override render(): TemplateResult {
    return html`<button part="base" type=${this.type} ?disabled=${this.disabled}>
      <slot name="start"></slot><slot></slot>
    </button>`;
  }
}

/** A label around a native input in a shadow tree. */
class BareInput extends LitElement {
  static readonly formAssociated = true;
  static override styles = css`
    :host {
      display: inline-flex;
      flex-direction: column;
    }
    label {
      display: flex;
      flex-direction: column;
      gap: 0.2em;
    }
    input {
      padding: 0.4em 0.6em;
      border: 1px solid var(--_line);
      border-radius: 6px;
      background: var(--_paper);
      color: var(--_ink);
      font: inherit;
    }
  `;
  static override properties: PropertyDeclarations = {
    disabled: { type: Boolean, reflect: true },
    label: {},
    placeholder: {},
    value: {},
  };
  declare disabled: boolean;
  declare label: string;
  declare placeholder: string;
  declare value: string;
  readonly internals = this.attachInternals();

  constructor() {
    super();
    this.disabled = false;
    this.label = '';
    this.placeholder = '';
    this.value = '';
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('value')) this.internals.setFormValue(this.value);
  }

  override render(): TemplateResult {
    return html`<label part="label"
        >${this.label}<input
          part="input"
          .value=${this.value}
          placeholder=${this.placeholder}
          ?disabled=${this.disabled}
          @input=${this.handleInput} /></label
      ><slot name="help"></slot>`;
  }

  private readonly handleInput = (event: Event): void => {
    this.value = (event.target as HTMLInputElement).value;
  };
}

/** A frame with slots for a heading, a body and a footer. */
class BareCard extends LitElement {
  static override styles = css`
    :host {
      display: block;
      padding: 1em;
      border: 1px solid var(--_line);
      border-radius: 8px;
      background: var(--_paper);
    }
  `;

  override render(): TemplateResult {
    return html`<header part="header"><slot name="header"></slot></header>
      <div part="body"><slot></slot></div>
      <footer part="footer"><slot name="footer"></slot></footer>`;
  }
}

/** The theme, as a page would declare it. */
const theme = css`
  :root {
    color-scheme: light;
    --_ink: #1b2440;
    --_line: #8a91a5;
    --_paper: #fff;
  }
  :root[data-skin='dark'] {
    color-scheme: dark;
    --_ink: #e6e8f0;
    --_line: #6b7390;
    --_paper: #12172a;
  }
  body {
    background: var(--_paper);
    color: var(--_ink);
    font: 14px/1.4 sans-serif;
  }
`;

/** Registers the elements and applies their theme. A function, since the build drops modules that only have side effects. */
export function defineBareElements(): void {
  customElements.define('bare-button', BareButton);
  customElements.define('bare-input', BareInput);
  customElements.define('bare-card', BareCard);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(theme.cssText);
  document.adoptedStyleSheets.push(sheet);
}
