import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { breadcrumbStrings } from '#strings/en/breadcrumb.ts';
import { breadcrumbStyles } from './breadcrumb.styles.ts';

/**
 * The way to this page, from the home page down. The last item is the page itself, whatever its address; where there
 * is little room only it and its parent stay.
 *
 * @when Pages lie three levels deep or more.
 * @whenNot For steps that one goes through in order take a stepper.
 * @keyboard Tab, Enter — Goes to a step and follows it.
 * @slot - The `plinth-breadcrumb-item`s, outermost first.
 * @csspart base - The native `nav`.
 * @dependency plinth-breadcrumb-item
 */
export class PlinthBreadcrumb extends PlinthElement {
  static override styles = breadcrumbStyles;

  readonly #locale = new LocaleController(this, breadcrumbStrings);

  @query('slot') private readonly list!: HTMLSlotElement | null;

  /** Name of the landmark. The kit's own word when not given. */
  @property() label: string | undefined;

  private readonly handleSlotchange = (): void => {
    const items = this.list?.assignedElements() ?? [];
    for (const item of items) item.toggleAttribute('current', item === items.at(-1));
  };

  override render(): TemplateResult {
    return html`<nav part="base" aria-label=${this.label || this.#locale.strings.breadcrumb}>
      <div role="list"><slot @slotchange=${this.handleSlotchange}></slot></div>
    </nav>`;
  }
}
