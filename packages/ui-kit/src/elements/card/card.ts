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

// Functions for all cards, since functions for each take memory, and most have no buttons.

function handleToggle(this: PlinthCard): void {
  const collapsed = !this.collapsed;
  if (emit(this, 'plinth-card-toggle', { collapsed }, { cancelable: true })) this.collapsed = collapsed;
}

function handleRefresh(this: PlinthCard): void {
  if (!this.refreshing) emit(this, 'plinth-card-refresh', {});
}

function handleClose(this: PlinthCard): void {
  emit(this, 'plinth-card-close', {});
}

/**
 * A container that groups related content under a heading. Don't nest cards; inside a card, use dividers and space. A
 * card takes its width from its container and never from its content, so the cards of a page line up.
 *
 * The header can have buttons that collapse the card to its header (`collapsible`), refresh it (`refreshable`) or close
 * it (`closable`). The card collapses by itself; the page handles refreshing and closing.
 *
 * The `hero` variant has two columns with a ratio of 1.62 to 1, stacked in a narrow card.
 *
 * @when Content on a page that has its own heading.
 * @whenNot Inside another card. Put a list or an amount that needs no heading directly on the page.
 * @keyboard Enter, Space — Activates a button of the header: collapse, refresh or close.
 * @slot - The card's content; in a hero, the wide column.
 * @slot heading - An `<h2>` that names the card.
 * @slot actions - Small buttons or a segmented control at the end of the header.
 * @slot aside - The second column of a hero.
 * @slot foot - The footer, such as a count, a link or "Show more".
 * @csspart base - The component's wrapper.
 * @csspart head - The header with the heading and the actions.
 * @csspart body - The container of the content.
 * @csspart aside - The container of the second column.
 * @csspart foot - The footer.
 * @fires plinth-card-toggle - Emitted when the user collapses or expands the card. Cancel it to leave the card unchanged.
 * @fires plinth-card-refresh - Emitted when the user activates the refresh button.
 * @fires plinth-card-close - Emitted when the user activates the close button.
 * @cssproperty [--plinth-card-surface=--plinth-color-surface] - The background.
 * @cssproperty [--plinth-card-line=--plinth-color-line-card] - The border color.
 * @cssproperty [--plinth-card-radius=--plinth-radius-card] - The border radius.
 * @cssproperty [--plinth-card-padding=1.5rem] - The horizontal padding of header, body and footer, and the vertical padding of the card.
 */
export class PlinthCard extends PlinthElement<PlinthCardEventMap> {
  static override styles = cardStyles;

  readonly #slotted = new SlottedController(this);
  /** Created only for a card with buttons, since most cards have none. */
  #locale: LocaleController<typeof english> | undefined;

  /** The variant. Use `hero` for the most important amount of a page. @default 'plain' */
  @property({ reflect: true, of: cardVariants }) variant: (typeof cardVariants)[number] = 'plain';
  /** Removes the padding of the body, for a table or list that reaches the edges. */
  @property({ type: Boolean, reflect: true }) flush = false;
  /** Shows a button that collapses the card to its header. */
  @property({ type: Boolean, reflect: true }) collapsible = false;
  /** Whether the card is collapsed to its header. */
  @property({ type: Boolean, reflect: true }) collapsed = false;
  /** Shows a refresh button. */
  @property({ type: Boolean, reflect: true }) refreshable = false;
  /** Whether the card is refreshing. The refresh button spins and ignores clicks. */
  @property({ type: Boolean, reflect: true }) refreshing = false;
  /** Shows a close button. */
  @property({ type: Boolean, reflect: true }) closable = false;

  override render(): TemplateResult {
    if (import.meta.env?.DEV && this.parentElement?.closest(this.localName))
      warn(this, "cards can't be nested; separate the content with a divider or space.");
    const hasButtons = this.collapsible || this.refreshable || this.closable;
    const hasActions = this.#slotted.has('actions');
    const hasControls = hasActions || hasButtons;
    const isHero = this.variant === 'hero';
    const classes = [
      isHero && 'hero',
      this.flush && 'flush',
      this.collapsed && 'collapsed',
      (this.#slotted.has('heading') || hasControls) && 'with-head',
      isHero && this.#slotted.has('aside') && 'with-aside',
      this.#slotted.has('foot') && 'with-foot',
    ];
    // The slots of the content are its boxes: wrappers would double the boxes of a page with many cards.
    return html`<div part="base" class=${classes.filter(Boolean).join(' ') || nothing}>
      <div part="head" class=${hasControls ? (hasActions ? 'row with-actions' : 'row') : nothing}>
        <slot name="heading"></slot><slot name="actions"></slot>${hasButtons ? this.renderButtons() : nothing}
      </div>
      <slot part="body"></slot><slot part="aside" name="aside"></slot><slot part="foot" name="foot"></slot>
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
              @click=${handleRefresh}
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
              @click=${handleToggle}
            >
              ${glyph(iconChevronDown, 'small')}
            </button>`
          : nothing
      }
      ${this.closable ? html`<button class="corner" type="button" aria-label=${strings.close} @click=${handleClose}>${glyph(iconX, 'small')}</button>` : nothing}
    </span>`;
  }
}
