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
 * Views of one thing, one at a time. Panels may be left out when the page shows something else for each tab.
 *
 * @when Views of one thing that are looked at one at a time.
 * @whenNot What has an address of its own is a nav; what is compared stands side by side.
 * @keyboard Left, Right — Goes to the tab before or after and chooses it, round the ends.
 * @keyboard Home, End — Chooses the first or last tab.
 * @keyboard Tab — Goes into the panel.
 * @slot tab - The tabs, `plinth-tab`; they go there by themselves.
 * @slot - The panels, `plinth-tab-panel`.
 * @csspart list - The row of tabs.
 * @fires plinth-tab-change - when a user chooses another tab; cancel it to stay.
 * @dependency plinth-tab
 * @dependency plinth-tab-panel
 */
export class PlinthTabs extends PlinthElement<PlinthTabsEventMap> {
  static override styles = tabsStyles;

  @queryAssignedElements({ slot: 'tab', flatten: true }) private readonly assignedTabs!: HTMLElement[];
  @queryAssignedElements({ flatten: true }) private readonly assignedPanels!: HTMLElement[];

  /** Name of the tab that is chosen; an unknown one chooses the first. */
  @property({ reflect: true }) value = '';
  /** Name of the row for assistive technology. */
  @property() label: string | undefined;

  constructor() {
    super();
    new RovingFocusController<PlinthTab>(this, {
      items: () => this.#enabledTabs,
      orientation: () => 'horizontal',
      ends: true,
      onMove: (tab) => this.#choose(tab),
    });
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('value')) this.#apply();
  }

  get #tabs(): PlinthTab[] {
    return this.assignedTabs.filter((each) => each instanceof PlinthTab);
  }

  get #enabledTabs(): PlinthTab[] {
    return this.#tabs.filter((tab) => !tab.disabled);
  }

  readonly #handleClick = (event: Event): void => {
    const tab = this.#enabledTabs.find((each) => event.composedPath().includes(each));
    if (tab) this.#choose(tab);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof PlinthTab)) return;
    event.preventDefault();
    event.target.click();
  };

  readonly #handleSlotchange = (): void => this.#apply();

  #choose(tab: PlinthTab): void {
    if (tab.selected) return;
    if (emit(this, 'plinth-tab-change', { value: tab.name }, { cancelable: true })) this.value = tab.name;
  }

  /** Brings tabs and panels in line with `value`. */
  #apply(): void {
    const panels = this.assignedPanels.filter((each) => each instanceof PlinthTabPanel);
    const tabs = this.#tabs;
    const chosen = tabs.find((tab) => tab.name === this.value) ?? this.#enabledTabs[0];
    for (const tab of tabs) {
      const panel = panels.find((each) => each.name === tab.name);
      tab.selected = tab === chosen;
      tab.tabIndex = tab === chosen ? 0 : -1;
      setOrRemove(tab, 'aria-controls', panel?.id ?? null);
      panel?.setAttribute('aria-labelledby', tab.id);
    }
    for (const panel of panels) panel.hidden = panel.name !== chosen?.name;
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
