import { html, type TemplateResult } from 'lit';
import { queryAssignedElements } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { navStrings } from '#strings/en/nav.ts';
import { PlinthNavItem } from './nav-item.ts';
import { navStyles } from './nav.styles.ts';

export const navVariants = ['line', 'pills'] as const;

/**
 * Links to the parts of one area: the pages of the settings, of a customer. `line` looks like tabs, under a heading;
 * `pills` stand in a row or, `vertical`, beside the page.
 *
 * @when The parts of one area each have an address: settings, a customer.
 * @whenNot What changes a panel without changing the address is tabs; the way through the whole app is the side menu.
 * @keyboard Tab, Enter — Goes to a link and follows it.
 * @slot - The `plinth-nav-item`s.
 * @csspart base - The native `nav`.
 * @csspart list - The row of links.
 * @dependency plinth-nav-item
 */
export class PlinthNav extends PlinthElement {
  static override styles = navStyles;

  readonly #locale = new LocaleController(this, navStrings);

  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** Name of the landmark. The kit's own word when not given. */
  @property() label: string | undefined;
  /** How the links are drawn. @default 'line' */
  @property({ reflect: true, of: navVariants }) variant: (typeof navVariants)[number] = 'line';
  /** Pills under each other. */
  @property({ type: Boolean, reflect: true }) vertical = false;

  override updated(): void {
    this.#apply();
  }

  readonly #apply = (): void => {
    for (const item of this.assigned) {
      if (item instanceof PlinthNavItem) item.variant = this.vertical ? 'pills' : this.variant;
    }
  };

  override render(): TemplateResult {
    return html`<nav part="base" aria-label=${this.label || this.#locale.strings.nav}>
      <div part="list" role="list"><slot @slotchange=${this.#apply}></slot></div>
    </nav>`;
  }
}
