import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ScrollRegionController } from '#controllers/scroll-region.ts';
import { codeSnippetStrings } from '#strings/en/code-snippet.ts';
import { codeSnippetStyles } from './code-snippet.styles.ts';

/**
 * A block of code with a copy button, such as a command, markup or an API response. It has no syntax highlighting.
 *
 * @when Lines of code that people copy.
 * @whenNot For a word inside a sentence, use `<code>`.
 * @keyboard Enter, Space — On the copy button, copies the code.
 * @keyboard Tab — Moves the focus to the code if it overflows; arrow keys scroll it.
 * @csspart base - The component's wrapper.
 * @csspart head - The header with the label.
 * @csspart code - The native `<pre>` element.
 * @cssproperty [--plinth-code-snippet-max-height=24rem] - The height from which the code scrolls.
 * @dependency plinth-copy-button
 */
export class PlinthCodeSnippet extends PlinthElement {
  static override styles = codeSnippetStyles;

  readonly #locale = new LocaleController(this, codeSnippetStrings);

  @query('pre') private readonly pre!: HTMLElement | null;

  /** The code. */
  @property() code = '';
  /** The label above the code, also its accessible name. */
  @property() label = '';
  /** Wraps long lines instead of scrolling. */
  @property({ type: Boolean, reflect: true }) wrap = false;
  /** Hides the copy button. */
  @property({ type: Boolean, reflect: true, attribute: 'no-copy' }) noCopy = false;

  constructor() {
    super();
    new ScrollRegionController(this, () => this.pre);
  }

  override render(): TemplateResult {
    const code = String(this.code ?? '').replace(/^\n+|\s+$/g, '');
    return html`<div part="base" class=${this.label ? 'labelled' : ''}>
      ${this.label ? html`<div part="head">${this.label}</div>` : nothing}
      ${this.noCopy ? nothing : html`<plinth-copy-button class="copy" .value=${code}></plinth-copy-button>`}
      <pre
        part="code"
        dir="ltr"
        role="group"
        aria-label=${this.label || this.#locale.strings.code}
      ><code>${code}</code></pre>
    </div>`;
  }
}
