import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from '#base/decorators.ts';
import { oneOf, PlinthElement } from '#base/plinth-element.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { cardStyles } from './card.styles.ts';

export const cardVariants = ['plain', 'hero'] as const;

/**
 * A white sheet on the page, with what belongs together. Cards never nest: inside one, hairlines and space divide.
 * It takes its width from its container and never from its content, so the cards of a page line up whatever they hold.
 *
 * The `hero` variant has two columns, 1.62 to 1, under each other where the card is narrow.
 *
 * @slot - The body; in a hero the wide column.
 * @slot heading - An `h2` that names the card.
 * @slot actions - Small buttons or a segmented control, at the end of the head.
 * @slot aside - The second column of a hero.
 * @slot foot - A line under the body: a count, a link, "Show more".
 * @csspart base - The sheet.
 * @csspart head - The line with heading and actions.
 * @csspart body - What surrounds the default slot.
 * @csspart aside - What surrounds the second column.
 * @csspart foot - The last line.
 * @cssproperty [--plinth-card-surface=--plinth-color-surface] - Background.
 * @cssproperty [--plinth-card-line=--plinth-color-line-card] - Hairline around it.
 * @cssproperty [--plinth-card-radius=--plinth-radius-card] - Corner radius.
 * @cssproperty [--plinth-card-padding=1.5rem] - Space inside, at the sides of head, body and foot.
 */
export class PlinthCard extends PlinthElement {
  static override styles = cardStyles;

  readonly #slotted = new SlottedController(this);

  /** `hero` is for the one figure of a page and its reason. @default 'plain' */
  @property({ reflect: true }) variant: (typeof cardVariants)[number] = 'plain';
  /** The body has no padding: a table or a list that runs to the edges. */
  @property({ type: Boolean, reflect: true }) flush = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (import.meta.env?.DEV && this.parentElement?.closest(this.localName)) this.warn('cards never nest; divide with a hairline or space.');
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('variant')) this.variant = oneOf(this.variant, cardVariants, 'plain');
  }

  override render(): TemplateResult {
    const head = this.#slotted.has('heading') || this.#slotted.has('actions');
    return html`<div part="base" class=${head ? 'with-head' : ''}>
      <div part="head" ?hidden=${!head}><slot name="heading"></slot><slot name="actions"></slot></div>
      <div class="columns">
        <div part="body"><slot></slot></div>
        <div part="aside" ?hidden=${this.variant !== 'hero' || !this.#slotted.has('aside')}><slot name="aside"></slot></div>
      </div>
      <div part="foot" ?hidden=${!this.#slotted.has('foot')}><slot name="foot"></slot></div>
    </div>`;
  }
}
