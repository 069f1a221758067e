import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { breadcrumbStrings } from '#strings/en/breadcrumb.ts';
import { breadcrumbStyles } from './breadcrumb.styles.ts';

/**
 * A breadcrumb that shows the path from the home page to the current page, which is the last item. In a narrow
 * container, it shows only the current page and its parent.
 *
 * @when Pages that are at least three levels deep.
 * @whenNot For the steps of a process, use a stepper.
 * @keyboard Tab, Enter — Moves the focus to a link and follows it.
 * @slot - The `plinth-breadcrumb-item` elements, from the outermost to the current page.
 * @csspart base - The native `<nav>` element.
 * @cssproperty [--plinth-breadcrumb-align=start] - Where the items are: `start`, `center` or `end`.
 * @dependency plinth-breadcrumb-item
 */
export class PlinthBreadcrumb extends PlinthElement {
  static override styles = breadcrumbStyles;

  readonly #locale = new LocaleController(this, breadcrumbStrings);

  @query('slot') private readonly defaultSlot!: HTMLSlotElement | null;

  /** The accessible name of the landmark. Defaults to a localized text. */
  @property() label: string | undefined;

  private readonly handleSlotchange = (): void => {
    const items = this.defaultSlot?.assignedElements() ?? [];
    // Attributes, because Chromium does not update `::slotted(:nth-last-of-type())` when items are added.
    for (const [index, item] of items.entries()) {
      const level = items.length - 1 - index;
      item.toggleAttribute('current', level === 0);
      item.toggleAttribute('parent', level === 1);
      item.toggleAttribute('ancestor', level > 1);
    }
  };

  override render(): TemplateResult {
    return html`<nav part="base" aria-label=${this.label || this.#locale.strings.breadcrumb}>
      <div role="list"><slot @slotchange=${this.handleSlotchange}></slot></div>
    </nav>`;
  }
}
