import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { warn } from '#base/warn.ts';
import { LocaleController } from '#controllers/locale.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { iconChevronDown, iconRefreshCw, iconX } from '#icons/icons.ts';
import { cardStrings } from '#strings/en/card.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { cardStyles } from './card.styles.ts';

const english = { ...cardStrings, ...sharedStrings };

export const cardVariants = ['plain', 'hero'] as const;

export interface PlinthCardEventMap {
  'plinth-card-toggle': CustomEvent<{ readonly collapsed: boolean }>;
  'plinth-card-refresh': CustomEvent<Record<string, never>>;
  'plinth-card-close': CustomEvent<Record<string, never>>;
}

/**
 * A white sheet on the page, with what belongs together. Cards never nest: inside one, hairlines and space divide.
 * It takes its width from its container and never from its content, so the cards of a page line up whatever they hold.
 *
 * It can have buttons at the end of its head: to fold it up to its head (`collapsible`), to read it anew (`refreshable`)
 * and to take it away (`closable`). It folds up by itself; the other two are the page's to do.
 *
 * The `hero` variant has two columns, 1.62 to 1, under each other where the card is narrow.
 *
 * @when Content on a page that has a heading of its own.
 * @whenNot Inside another card; a list or a figure that needs no heading stands on the page.
 * @keyboard Enter, Space — Presses a button of the head: fold, refresh or close.
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
 * @fires plinth-card-toggle - when a user folds it up or unfolds it; cancel it to leave it as it is.
 * @fires plinth-card-refresh - when a user asks to read it anew.
 * @fires plinth-card-close - when a user asks to take it away.
 * @cssproperty [--plinth-card-surface=--plinth-color-surface] - Background.
 * @cssproperty [--plinth-card-line=--plinth-color-line-card] - Hairline around it.
 * @cssproperty [--plinth-card-radius=--plinth-radius-card] - Corner radius.
 * @cssproperty [--plinth-card-padding=1.5rem] - Space inside, at the sides of head, body and foot.
 */
export class PlinthCard extends PlinthElement<PlinthCardEventMap> {
  static override styles = cardStyles;

  readonly #slotted = new SlottedController(this);
  /** Only for a card with buttons: a page has many without. */
  #locale: LocaleController<typeof english> | undefined;

  /** `hero` is for the one figure of a page and its reason. @default 'plain' */
  @property({ reflect: true, of: cardVariants }) variant: (typeof cardVariants)[number] = 'plain';
  /** The body has no padding: a table or a list that runs to the edges. */
  @property({ type: Boolean, reflect: true }) flush = false;
  /** Has a button that folds it up to its head. */
  @property({ type: Boolean, reflect: true }) collapsible = false;
  /** Is folded up to its head. */
  @property({ type: Boolean, reflect: true }) collapsed = false;
  /** Has a button to read it anew. */
  @property({ type: Boolean, reflect: true }) refreshable = false;
  /** Is being read anew: its button turns and takes no press. */
  @property({ type: Boolean, reflect: true }) refreshing = false;
  /** Has a button to take it away. */
  @property({ type: Boolean, reflect: true }) closable = false;

  readonly #handleToggle = (): void => {
    const collapsed = !this.collapsed;
    if (emit(this, 'plinth-card-toggle', { collapsed }, { cancelable: true })) this.collapsed = collapsed;
  };

  readonly #handleRefresh = (): void => {
    if (!this.refreshing) emit(this, 'plinth-card-refresh', {});
  };

  readonly #handleClose = (): void => {
    emit(this, 'plinth-card-close', {});
  };

  override render(): TemplateResult {
    if (import.meta.env?.DEV && this.parentElement?.closest(this.localName))
      warn(this, 'cards never nest; divide with a hairline or space.');
    const buttons = this.collapsible || this.refreshable || this.closable;
    const head = buttons || this.#slotted.has('heading') || this.#slotted.has('actions');
    return html`<div part="base" class=${head ? 'with-head' : ''}>
      <div part="head" ?hidden=${!head}>
        <slot name="heading"></slot><slot name="actions"></slot>${buttons ? this.renderButtons() : nothing}
      </div>
      <div class="columns" ?hidden=${this.collapsed}>
        <div part="body"><slot></slot></div>
        <div part="aside" ?hidden=${this.variant !== 'hero' || !this.#slotted.has('aside')}>
          <slot name="aside"></slot>
        </div>
      </div>
      <div part="foot" ?hidden=${this.collapsed || !this.#slotted.has('foot')}><slot name="foot"></slot></div>
    </div>`;
  }

  private renderButtons(): TemplateResult {
    this.#locale ??= new LocaleController(this, english);
    const { strings } = this.#locale;
    return html`<span class="buttons">
      ${
        this.refreshable
          ? html`<button
              class="corner"
              type="button"
              aria-label=${strings.refresh}
              aria-busy=${this.refreshing || nothing}
              @click=${this.#handleRefresh}
            >
              ${glyph(iconRefreshCw, 'small')}
            </button>`
          : nothing
      }
      ${
        this.collapsible
          ? html`<button
              class="corner"
              type="button"
              aria-label=${strings.showContent}
              aria-expanded=${!this.collapsed}
              @click=${this.#handleToggle}
            >
              ${glyph(iconChevronDown, 'small')}
            </button>`
          : nothing
      }
      ${this.closable ? html`<button class="corner" type="button" aria-label=${strings.close} @click=${this.#handleClose}>${glyph(iconX, 'small')}</button>` : nothing}
    </span>`;
  }
}
