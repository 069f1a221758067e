import { html, nothing, type TemplateResult } from 'lit';
import { property, query } from '#base/decorators.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { LocaleController } from '#controllers/locale.ts';
import { OverflowController } from '#controllers/overflow.ts';
import { codeSnippetStyles } from './code-snippet.styles.ts';

/**
 * Lines to read and copy as they are: a command, a piece of markup, an answer of an interface. It colours nothing.
 * For one word inside a sentence use `<code>`.
 *
 * @csspart base - The frame.
 * @csspart head - The line with the label.
 * @csspart code - The native `pre`.
 * @cssproperty [--plinth-code-snippet-max-height=24rem] - From there on the lines scroll.
 * @dependency plinth-copy-button
 */
export class PlinthCodeSnippet extends PlinthElement {
  static override styles = codeSnippetStyles;

  readonly #locale = new LocaleController(this);
  readonly #overflow = new OverflowController(this, () => this.lines);

  @query('pre') private readonly lines!: HTMLElement | null;

  /** The lines, as they are copied. */
  @property() code = '';
  /** What they are, over them; also their name for assistive technology. */
  @property() label = '';
  /** Long lines go on in the next one instead of scrolling. */
  @property({ type: Boolean, reflect: true }) wrap = false;
  /** Has no button to copy. */
  @property({ type: Boolean, reflect: true, attribute: 'no-copy' }) noCopy = false;

  override render(): TemplateResult {
    const code = String(this.code ?? '').replace(/^\n+|\s+$/g, '');
    return html`<div part="base" class=${this.label ? 'labelled' : ''}>
      ${this.label ? html`<div part="head" id="label">${this.label}</div>` : nothing}
      ${this.noCopy ? nothing : html`<plinth-copy-button class="copy" .value=${code}></plinth-copy-button>`}
      ${this.renderLines(code)}
    </div>`;
  }

  private renderLines(code: string): TemplateResult {
    // The keyboard scrolls what has the focus.
    const scrolls = this.#overflow.overflows || code.split('\n').length > 16;
    return html`<pre
      part="code"
      dir="ltr"
      tabindex=${scrolls ? 0 : nothing}
      role=${scrolls ? 'region' : nothing}
      aria-label=${scrolls ? this.label || this.#locale.strings.code : nothing}
    ><code>${code}</code></pre>`;
  }
}
