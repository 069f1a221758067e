import { html, type TemplateResult } from 'lit';
import { queryAssignedElements } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { FocusKeeper } from '#controllers/focus-keeper.ts';
import { LocaleController } from '#controllers/locale.ts';
import { navStrings } from '#strings/en/nav.ts';
import { PlinthNavItem } from './nav-item.ts';
import { navStyles } from './nav.styles.ts';

export const navVariants = ['line', 'pills'] as const;
export const navAlignments = ['start', 'center', 'end', 'fill', 'justify'] as const;

/**
 * A navigation between the pages of one area, such as the settings or a customer. The `line` variant looks like tabs,
 * for use under a heading; `pills` are laid out in a row or, with `vertical`, beside the page.
 *
 * @when Pages of one area that each have their own address.
 * @whenNot For content that changes without a new address, use tabs; for the navigation of the whole app, the side menu.
 * @keyboard Tab, Enter — Moves the focus to a link and follows it.
 * @slot - The links, as `plinth-nav-item` elements.
 * @csspart base - The native `<nav>`.
 * @csspart list - The list of links.
 * @dependency plinth-nav-item
 */
export class PlinthNav extends PlinthElement {
  static override styles = navStyles;

  readonly #locale = new LocaleController(this, navStrings);

  @queryAssignedElements({ flatten: true }) private readonly assignedElements!: HTMLElement[];

  /** The accessible name of the landmark. Defaults to a localized name. */
  @property() label: string | undefined;
  /** The appearance of the links. @default 'line' */
  @property({ reflect: true, of: navVariants }) variant: (typeof navVariants)[number] = 'line';
  /** Where the links in a row are. They share the whole row with `fill` by the length of their labels, with `justify` in equal parts. @default 'start' */
  @property({ reflect: true, of: navAlignments }) alignment: (typeof navAlignments)[number] = 'start';
  /** Stacks the links as pills. */
  @property({ type: Boolean, reflect: true }) vertical = false;

  constructor() {
    super();
    new FocusKeeper(this, () => this.assignedElements);
  }

  override updated(): void {
    this.#updateItems();
  }

  readonly #updateItems = (): void => {
    for (const item of this.assignedElements) {
      if (item instanceof PlinthNavItem) item.variant = this.vertical ? 'pills' : this.variant;
    }
  };

  override render(): TemplateResult {
    return html`<nav part="base" aria-label=${this.label || this.#locale.strings.nav}>
      <div part="list" role="list"><slot @slotchange=${this.#updateItems}></slot></div>
    </nav>`;
  }
}
