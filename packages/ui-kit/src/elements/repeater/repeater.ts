import { html, nothing, type TemplateResult } from 'lit';
import { query, queryAssignedElements, state } from 'lit/decorators.js';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { FocusKeeper } from '#controllers/focus-keeper.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { iconPlus } from '#icons/icons.ts';
import { chipsStrings } from '#strings/en/chips.ts';
import { repeaterStrings } from '#strings/en/repeater.ts';
import { PlinthRepeaterItem } from './repeater-item.ts';
import { repeaterStyles } from './repeater.styles.ts';

const english = { ...chipsStrings, ...repeaterStrings };

export interface PlinthRepeaterEventMap {
  'plinth-item-add': CustomEvent<{ readonly index: number }>;
  'plinth-item-remove': CustomEvent<{ readonly item: HTMLElement; readonly index: number }>;
}

/**
 * A list of items with the same fields, to which people add items and from which they remove them. A new item gets the
 * focus; when an item is removed, the next one does.
 *
 * With a `<template>` of a `plinth-repeater-item` among its children, the repeater adds and removes the items itself. A
 * page that renders them from its own data, such as a React component, has no template and changes its data on the
 * events. Fields of all items may have the same name: `FormData.getAll()` returns their values in order.
 *
 * @when A list of unknown length whose entries have the same few fields, such as the items of an invoice.
 * @whenNot For single words, use a tag input; for items that people sort or filter, the data grid.
 * @keyboard Enter, Space — On a button, adds or removes an item.
 * @slot - The items, as `plinth-repeater-item` elements, and optionally a `<template>` of a new one.
 * @csspart base - The component's wrapper.
 * @csspart foot - The button that adds an item.
 * @fires plinth-item-add - Emitted when the user adds an item. Cancel it to add none from the template.
 * @fires plinth-item-remove - Emitted when the user removes an item. Cancel it to keep the item.
 * @dependency plinth-button
 * @dependency plinth-repeater-item
 */
export class PlinthRepeater extends PlinthElement<PlinthRepeaterEventMap> {
  static override styles = repeaterStyles;

  readonly #locale = new LocaleController(this, english);
  /** Whether the user has added an item that is not there yet. */
  #isAdding = false;

  @query('[data-add]') private readonly addButton!: HTMLElement | null;
  @queryAssignedElements({ flatten: true }) private readonly assigned!: HTMLElement[];

  /** The accessible name of the list. */
  @property() label: string | undefined;
  /** The noun for an item, which names each item together with its number. Defaults to a localized "Item". */
  @property({ attribute: 'item-label' }) itemLabel = '';
  /** The label of the button that adds an item. Defaults to a localized "Add". */
  @property({ attribute: 'add-label' }) addLabel = '';
  /** The number of items that can't be removed. */
  @property({ type: Number }) min = 1;
  /** The largest number of items. */
  @property({ type: Number }) max: number | undefined;

  @state() private items: readonly PlinthRepeaterItem[] = [];
  @state() private status = '';

  constructor() {
    super();
    new FocusKeeper(this, () => this.items);
  }

  protected override updated(): void {
    const { strings, language } = this.#locale;
    const isRemovable = this.items.length > this.min;
    for (const [index, item] of this.items.entries()) {
      const number = formatCount(index + 1, language);
      item.setPlace(strings.repeaterPlace(this.itemLabel || strings.repeaterItem, number), isRemovable);
    }
  }

  readonly #handleSlotchange = (): void => {
    const previous = this.items;
    this.items = this.assigned.filter((element) => element instanceof PlinthRepeaterItem);
    const added = this.items.find((item) => !previous.includes(item));
    // Only from the button: the user may have gone on meanwhile.
    if (!added || !this.#isAdding || !this.addButton?.matches(':focus')) return;
    this.#isAdding = false;
    void added.updateComplete.then(() => added.focus());
  };

  readonly #handleClick = (event: Event): void => {
    const button = event.composedPath().find((node) => isElement(node) && node.matches('[data-remove]'));
    // A repeater in an item has items of its own.
    const index = this.items.findIndex(({ shadowRoot }) => button && shadowRoot?.contains(button as Element));
    const item = this.items[index];
    if (!item) return;
    const { itemName } = item;
    if (!emit(this, 'plinth-item-remove', { item, index }, { cancelable: true })) return;
    this.status = this.#locale.strings.removed(itemName);
    if (this.#template) item.remove();
  };

  readonly #add = (): void => {
    this.#isAdding = true;
    this.status = '';
    if (!emit(this, 'plinth-item-add', { index: this.items.length }, { cancelable: true })) return;
    const template = this.#template;
    if (template) this.append(template.content.cloneNode(true));
  };

  get #template(): HTMLTemplateElement | null {
    return this.querySelector<HTMLTemplateElement>(':scope > template');
  }

  override render(): TemplateResult {
    const { strings, language } = this.#locale;
    const isFull = this.max !== undefined && this.items.length >= this.max;
    return html`<div part="base" role="group" aria-label=${this.label || nothing} @click=${this.#handleClick}>
      <slot @slotchange=${this.#handleSlotchange}></slot>
      <div part="foot">
        <plinth-button data-add ?disabled=${isFull} @click=${this.#add}
          >${glyph(iconPlus, 'small')}${this.addLabel || strings.repeaterAdd}</plinth-button
        >
        ${isFull ? html`<span class="limit">${strings.repeaterMax(formatCount(this.max ?? 0, language))}</span>` : nothing}
      </div>
      <div class="visually-hidden" role="status">${this.status}</div>
    </div>`;
  }
}
