import { css, html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { hostStyles } from '#base/host.styles.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { focusFirst } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import { chipsStrings } from '#strings/en/chips.ts';
import { tagStrings } from '#strings/en/tag.ts';

const english = { ...chipsStrings, ...tagStrings };

/**
 * An item of a `plinth-repeater`: its name, the button that removes it, and its fields.
 *
 * @when Inside a `plinth-repeater`.
 * @whenNot Outside a `plinth-repeater`.
 * @keyboard Enter, Space — On its button, removes the item.
 * @slot - The fields of the item.
 * @csspart head - The name of the item and the button that removes it.
 * @dependency plinth-button
 */
export class PlinthRepeaterItem extends PlinthElement {
  static override styles = [
    hostStyles,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      :host(:not(:first-of-type)) {
        padding-block-start: var(--plinth-space-4);
        border-block-start: 1px solid var(--plinth-color-line);
      }
      [part='head'] {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--plinth-space-3);
        min-block-size: var(--plinth-size-control-small);
        margin-block-end: var(--plinth-space-2);
        font-weight: var(--plinth-weight-medium);
      }
      .name {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      [data-remove] {
        flex: none;
        margin-inline-end: calc(-1 * var(--plinth-space-2));
      }
    `,
  ];

  readonly #locale = new LocaleController(this, english);

  /** The name of the item, such as “Guest 2”. By default, the repeater numbers its items. */
  @property() label = '';

  @state() private numberedName = '';
  @state() private isRemovable = false;

  /** The name of the item. */
  get itemName(): string {
    return this.label || this.numberedName;
  }

  /** Sets what follows from the place of the item; called by the repeater. */
  setPlace(numberedName: string, isRemovable: boolean): void {
    this.numberedName = numberedName;
    this.isRemovable = isRemovable;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.role = 'group';
  }

  override focus(options?: FocusOptions): void {
    focusFirst(this.querySelectorAll<HTMLElement>('*'), options);
  }

  protected override updated(): void {
    this.ariaLabel = this.itemName;
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    return html`<div part="head">
        <span class="name">${this.itemName}</span>
        <plinth-button
          data-remove
          size="small"
          variant="ghost"
          label=${strings.removeNamed(this.itemName)}
          ?disabled=${!this.isRemovable}
          >${strings.remove}</plinth-button
        >
      </div>
      <slot></slot>`;
  }
}
