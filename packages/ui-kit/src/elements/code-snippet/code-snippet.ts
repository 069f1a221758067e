import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ScrollRegionController } from '#controllers/scroll-region.ts';
import { codeSnippetStrings } from '#strings/en/code-snippet.ts';
import { codeSnippetStyles } from './code-snippet.styles.ts';

/**
 * Lines to read and copy as they are: a command, a piece of markup, an answer of an interface. It colours nothing.
 *
 * @when Lines that a person copies elsewhere.
 * @whenNot For one word inside a sentence use `<code>`.
 * @keyboard Enter, Space — On the button: copies the lines.
 * @keyboard Tab — Reaches the lines where they scroll; the arrows move them.
 * @csspart base - The frame.
 * @csspart head - The line with the label.
 * @csspart code - The native `pre`.
 * @cssproperty [--plinth-code-snippet-max-height=24rem] - From there on the lines scroll.
 * @dependency plinth-copy-button
 */
export class PlinthCodeSnippet extends PlinthElement {
  static override styles = codeSnippetStyles;

  readonly #locale = new LocaleController(this, codeSnippetStrings);

  @query('pre') private readonly lines!: HTMLElement | null;

  /** The lines, as they are copied. */
  @property() code = '';
  /** What they are, over them; also their name for assistive technology. */
  @property() label = '';
  /** Long lines go on in the next one instead of scrolling. */
  @property({ type: Boolean, reflect: true }) wrap = false;
  /** Has no button to copy. */
  @property({ type: Boolean, reflect: true, attribute: 'no-copy' }) noCopy = false;

  constructor() {
    super();
    new ScrollRegionController(this, () => this.lines);
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
