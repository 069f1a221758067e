import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { queryAssignedElements } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { setOrRemove } from '#base/ids.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import { PlinthTabPanel } from './tab-panel.ts';
import { PlinthTab } from './tab.ts';
import { tabsStyles } from './tabs.styles.ts';

export interface PlinthTabsEventMap {
  'plinth-tab-change': CustomEvent<{ readonly value: string }>;
}

/**
 * A set of tabs that show one panel at a time. Panels can be left out if the page renders the content of the selected
 * tab itself.
 *
 * @when Views of one thing, of which one is shown at a time.
 * @whenNot For pages with their own addresses, use a nav; put content that people compare side by side.
 * @keyboard Left, Right — Moves to the previous or next tab and selects it, wrapping at the ends.
 * @keyboard Home, End — Selects the first or last tab.
 * @keyboard Tab — Moves the focus into the panel.
 * @slot tab - The tabs, as `plinth-tab` elements, which assign themselves to this slot.
 * @slot - The panels, as `plinth-tab-panel` elements.
 * @csspart list - The tab list.
 * @fires plinth-tab-change - Emitted when the user selects another tab. Cancel it to keep the current one.
 * @dependency plinth-tab
 * @dependency plinth-tab-panel
 */
export class PlinthTabs extends PlinthElement<PlinthTabsEventMap> {
  static override styles = tabsStyles;

  @queryAssignedElements({ slot: 'tab', flatten: true }) private readonly assignedTabs!: HTMLElement[];
  @queryAssignedElements({ flatten: true }) private readonly assignedPanels!: HTMLElement[];

  /** The name of the selected tab. An unknown name selects the first tab. */
  @property({ reflect: true }) value = '';
  /** The accessible name of the tab list. */
  @property() label: string | undefined;

  constructor() {
    super();
    new RovingFocusController<PlinthTab>(this, {
      items: () => this.#enabledTabs,
      orientation: () => 'horizontal',
      ends: true,
      onMove: (tab) => this.#select(tab),
    });
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('value')) this.#updateTabs();
  }

  get #tabs(): PlinthTab[] {
    return this.assignedTabs.filter((element) => element instanceof PlinthTab);
  }

  get #enabledTabs(): PlinthTab[] {
    return this.#tabs.filter((tab) => !tab.disabled);
  }

  readonly #handleClick = (event: Event): void => {
    const tab = this.#enabledTabs.find((candidate) => event.composedPath().includes(candidate));
    if (tab) this.#select(tab);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof PlinthTab)) return;
    event.preventDefault();
    event.target.click();
  };

  readonly #handleSlotchange = (): void => this.#updateTabs();

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
  }

  override render(): TemplateResult {
    return html`<div
        part="list"
        role="tablist"
        aria-label=${this.label ?? nothing}
        @click=${this.#handleClick}
        @keydown=${this.#handleKeydown}
      >
        <slot name="tab" @slotchange=${this.#handleSlotchange}></slot>
      </div>
      <slot @slotchange=${this.#handleSlotchange}></slot>`;
  }
}
