import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query, queryAssignedElements } from 'lit/decorators.js';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { setOrRemove } from '#base/ids.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { ResizeController } from '#controllers/resize.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { PlinthTabPanel } from './tab-panel.ts';
import { PlinthTab } from './tab.ts';
import { tabsStyles } from './tabs.styles.ts';

export const tabsOrientations = ['horizontal', 'vertical'] as const;
export const tabsAlignments = ['start', 'center', 'end', 'fill', 'justify'] as const;
export const tabsPlacements = ['start', 'end'] as const;

/** The space beside a tab that is scrolled into view, which shows a part of its neighbor. */
const SCROLL_MARGIN_PX = 48;

export interface PlinthTabsEventMap {
  'plinth-tab-change': CustomEvent<{ readonly value: string }>;
  'plinth-tab-close': CustomEvent<{ readonly value: string }>;
}

/**
 * A set of tabs that show one panel at a time. Panels can be left out if the page renders the content of the selected
 * tab itself. Tabs that don't fit in one line scroll.
 *
 * @when Views of one thing, of which one is shown at a time.
 * @whenNot For pages with their own addresses, use a nav; put content that people compare side by side.
 * @keyboard Left, Right — Moves to the previous or next tab and selects it, wrapping at the ends; Up and Down if vertical.
 * @keyboard Home, End — Selects the first or last tab.
 * @keyboard Delete — Closes a closable tab.
 * @keyboard Tab — Moves the focus into the panel.
 * @slot tab - The tabs, as `plinth-tab` elements, which assign themselves to this slot.
 * @slot - The panels, as `plinth-tab-panel` elements.
 * @csspart list - The tab list.
 * @fires plinth-tab-change - Emitted when the user selects another tab. Cancel it to keep the current one.
 * @fires plinth-tab-close - Emitted when the user closes a tab. The page removes the tab and its panel, and the focus and the selection move to its neighbor; cancel it to leave both alone.
 * @dependency plinth-tab
 * @dependency plinth-tab-panel
 */
export class PlinthTabs extends PlinthElement<PlinthTabsEventMap> {
  static override styles = tabsStyles;

  @query('[part="list"]') private readonly list!: HTMLElement | null;
  @queryAssignedElements({ slot: 'tab', flatten: true }) private readonly assignedTabs!: HTMLElement[];
  @queryAssignedElements({ flatten: true }) private readonly assignedPanels!: HTMLElement[];

  /** The name of the selected tab. An unknown name selects the first tab. */
  @property({ reflect: true }) value = '';
  /** The accessible name of the tab list. */
  @property() label: string | undefined;

  /** The direction of the list of tabs. @default 'horizontal' */
  @property({ reflect: true, of: tabsOrientations }) orientation: (typeof tabsOrientations)[number] = 'horizontal';
  /** Where horizontal tabs are. They share the whole line with `fill` by the length of their labels, with `justify` in equal parts. @default 'start' */
  @property({ reflect: true, of: tabsAlignments }) alignment: (typeof tabsAlignments)[number] = 'start';
  /** The side of the panel on which vertical tabs are, in reading direction. @default 'start' */
  @property({ reflect: true, of: tabsPlacements }) placement: (typeof tabsPlacements)[number] = 'start';

  /** The tabs before the last change of them. */
  #previousTabs: readonly PlinthTab[] = [];
  /** The tabs that the user has closed and the page has not removed yet. */
  readonly #closingTabs = new Set<PlinthTab>();

  constructor() {
    super();
    // Keeps the selected tab visible when the list is shown or resized.
    new ResizeController(
      this,
      () => this.list,
      () => this.#scrollTo(this.#tabs.find(({ selected }) => selected)),
    );
    new RovingFocusController<PlinthTab>(this, {
      items: () => this.#enabledTabs,
      orientation: () => this.orientation,
      ends: true,
      onMove: (tab) => this.#select(tab),
    });
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('value')) this.#updateTabs();
  }

  /** Scrolls the list, but not the page, so that a tab is visible. */
  #scrollTo(tab: PlinthTab | undefined): void {
    const { list } = this;
    if (!list || !tab) return;
    const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    const margin = Math.min(SCROLL_MARGIN_PX, Math.max(0, (frame.width - box.width) / 2));
    const start = box.left - margin - frame.left;
    const end = box.right + margin - frame.right;
    if (start < 0) list.scrollBy(start, 0);
    else if (end > 0) list.scrollBy(end, 0);
  }

  get #tabs(): PlinthTab[] {
    return this.assignedTabs.filter((element) => element instanceof PlinthTab);
  }

  get #enabledTabs(): PlinthTab[] {
    return this.#tabs.filter((tab) => !tab.disabled);
  }

  readonly #handleClick = (event: Event): void => {
    const path = event.composedPath();
    const tab = this.#enabledTabs.find((candidate) => path.includes(candidate));
    if (!tab) return;
    if (isElement(path[0]) && path[0].closest('[part="close"]')) this.#close(tab);
    else this.#select(tab);
  };

  readonly #handleFocusin = (event: Event): void => {
    if (event.target instanceof PlinthTab) this.#scrollTo(event.target);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    const { key, target } = event;
    if (!(target instanceof PlinthTab)) return;
    if (key === 'Enter' || key === ' ') target.click();
    else if (key === 'Delete' && target.closable && !target.disabled) this.#close(target);
    else return;
    event.preventDefault();
  };

  readonly #handleSlotchange = (): void => {
    const [previousTabs, tabs] = [this.#previousTabs, this.#tabs];
    this.#previousTabs = tabs;
    for (const tab of previousTabs) if (!tabs.includes(tab)) this.#leave(tab, previousTabs);
    this.#updateTabs();
  };

  #close(tab: PlinthTab): void {
    if (emit(this, 'plinth-tab-close', { value: tab.name }, { cancelable: true })) this.#closingTabs.add(tab);
  }

  /** Moves the selection from a removed tab to the next one, or to the previous one if it was the last. */
  #leave(tab: PlinthTab, previousTabs: readonly PlinthTab[]): void {
    const isClosedByUser = this.#closingTabs.delete(tab);
    if (!tab.selected || this.#tabs.some(({ name }) => name === this.value)) return;
    const index = previousTabs.indexOf(tab);
    const tabs = this.#enabledTabs;
    const neighbor =
      previousTabs.slice(index).find((other) => tabs.includes(other)) ??
      previousTabs.slice(0, index).findLast((other) => tabs.includes(other));
    if (!neighbor) return;
    if (isClosedByUser) this.#select(neighbor);
    else this.value = neighbor.name;
  }

  #select(tab: PlinthTab): void {
    if (tab.selected) return;
    if (emit(this, 'plinth-tab-change', { value: tab.name }, { cancelable: true })) this.value = tab.name;
  }

  /** Updates the tabs and panels to match `value`. */
  #updateTabs(): void {
    const panels = this.assignedPanels.filter((element) => element instanceof PlinthTabPanel);
    const tabs = this.#tabs;
    const selectedTab = tabs.find((tab) => tab.name === this.value) ?? this.#enabledTabs[0];
    for (const tab of tabs) {
      const panel = panels.find(({ name }) => name === tab.name);
      tab.selected = tab === selectedTab;
      tab.tabIndex = tab === selectedTab ? 0 : -1;
      setOrRemove(tab, 'aria-controls', panel?.id ?? null);
      panel?.setAttribute('aria-labelledby', tab.id);
    }
    for (const panel of panels) panel.hidden = panel.name !== selectedTab?.name;
    void selectedTab?.updateComplete.then(() => this.#scrollTo(selectedTab));
  }

  override render(): TemplateResult {
    return html`<div
        part="list"
        role="tablist"
        aria-label=${this.label ?? nothing}
        aria-orientation=${this.orientation}
        @click=${this.#handleClick}
        @keydown=${this.#handleKeydown}
        @focusin=${this.#handleFocusin}
      >
        <slot name="tab" @slotchange=${this.#handleSlotchange}></slot>
      </div>
      <slot @slotchange=${this.#handleSlotchange}></slot>`;
  }
}
