import '#define/tabs.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthTab } from './tab.ts';
import { tabsAlignments, type PlinthTabs } from './tabs.ts';

const template = (value = '') =>
  html`<plinth-tabs style="background: var(--plinth-color-surface)" label="Platforms" value=${value}>
    <plinth-tab name="linked">Linked</plinth-tab>
    <plinth-tab name="available" count="4">Available</plinth-tab>
    <plinth-tab name="archived" disabled>Archived</plinth-tab>
    <plinth-tab name="awaiting">Awaiting link</plinth-tab>
    <plinth-tab-panel name="linked">One</plinth-tab-panel>
    <plinth-tab-panel name="available">Two</plinth-tab-panel>
    <plinth-tab-panel name="awaiting">Three</plinth-tab-panel>
  </plinth-tabs>`;

describeElement({ name: 'tabs', define: () => import('#define/tabs.ts'), template });

async function createTabs(value = '') {
  const element = await fixture<PlinthTabs>(template(value));
  const tabs = [...element.querySelectorAll('plinth-tab')];
  await Promise.all(tabs.map((tab) => tab.updateComplete));
  const changes: string[] = [];
  element.addEventListener('plinth-tab-change', (event) =>
    changes.push((event as CustomEvent<{ value: string }>).detail.value),
  );
  const visiblePanels = () =>
    [...element.querySelectorAll('plinth-tab-panel')].filter((panel) => !panel.hidden).map((panel) => panel.name);
  const focusedTab = () => (document.activeElement as PlinthTab).name;
  return { element, tabs, changes, visiblePanels, focusedTab };
}

describe('<plinth-tabs>', () => {
  it('shows the panel of its value, or the first panel', async () => {
    expect((await createTabs('available')).visiblePanels()).toEqual(['available']);
    expect((await createTabs('unknown')).visiblePanels()).toEqual(['linked']);
  });

  it('connects tab and panel with ARIA attributes', async () => {
    const { element, tabs } = await createTabs();
    const panel = element.querySelector('plinth-tab-panel')!;
    expect(tabs[0]!.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(tabs[0]!.id);
    expect(tabs.map((tab) => tab.ariaSelected)).toEqual(['true', 'false', 'false', 'false']);
  });

  it('has one tab stop, followed by the panel', async () => {
    const { element, tabs, focusedTab } = await createTabs('available');
    await userEvent.tab();
    expect(focusedTab()).toBe('available');
    await userEvent.tab();
    expect(document.activeElement).toBe(element.querySelectorAll('plinth-tab-panel')[1]);
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1, -1]);
  });

  it('selects with arrows, Home and End, skipping disabled tabs and wrapping at the ends', async () => {
    const { element, tabs, changes, focusedTab } = await createTabs();
    tabs[0]!.focus();
    const visited: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(focusedTab());
    }
    expect(visited).toEqual(['available', 'awaiting', 'linked', 'awaiting', 'linked', 'awaiting']);
    expect(changes).toEqual(visited);
    expect(element.value).toBe('awaiting');
  });

  it('moves in the opposite direction in right-to-left text', async () => {
    const container = await fixture(html`<div dir="rtl">${template()}</div>`);
    const tab = container.querySelector('plinth-tab')!;
    tab.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect((document.activeElement as PlinthTab).name).toBe('available');
  });

  it('selects a tab on a press, except disabled ones', async () => {
    const { tabs, changes, visiblePanels, element } = await createTabs();
    await userEvent.click(tabs[3]!);
    tabs[2]!.click();
    await element.updateComplete;
    expect(changes).toEqual(['awaiting']);
    expect(visiblePanels()).toEqual(['awaiting']);
  });

  it('keeps the selected tab when the event is cancelled', async () => {
    const { element, tabs, visiblePanels } = await createTabs();
    element.addEventListener('plinth-tab-change', (event) => event.preventDefault());
    await userEvent.click(tabs[1]!);
    expect(visiblePanels()).toEqual(['linked']);
  });

  it('selects the focused tab with Enter and Space, but not the selected one again', async () => {
    const { element, tabs, changes } = await createTabs();
    element.addEventListener('plinth-tab-change', (event) => event.preventDefault(), { once: true });
    tabs[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(element.value).toBe('');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(tabs[1]!);
    expect([element.value, changes]).toEqual(['available', ['available', 'available']]);
    tabs[2]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    expect(element.value).toBe('available');
  });

  it('uses Up and Down when it is vertical, and says so', async () => {
    const { element, tabs, focusedTab } = await createTabs();
    const list = element.shadowRoot!.querySelector('[role="tablist"]')!;
    expect(list.getAttribute('aria-orientation')).toBe('horizontal');
    element.orientation = 'vertical';
    await element.updateComplete;
    expect(list.getAttribute('aria-orientation')).toBe('vertical');
    tabs[0]!.focus();
    const visited: string[] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(focusedTab());
    }
    expect(visited).toEqual(['linked', 'available', 'awaiting', 'available', 'available']);
  });

  it.each(['ltr', 'rtl'])('draws the line of the selected tab beside the panel when vertical, in %s', async (dir) => {
    const container = await fixture(html`<div dir=${dir} style="inline-size: 320px">${template()}</div>`);
    const element = container.querySelector('plinth-tabs')!;
    element.orientation = 'vertical';
    await element.updateComplete;
    const tab = container.querySelector('plinth-tab')!;
    const { borderRightWidth, borderLeftWidth, borderBottomWidth } = getComputedStyle(tab);
    expect([borderRightWidth, borderLeftWidth, borderBottomWidth]).toEqual(
      dir === 'ltr' ? ['2px', '0px', '0px'] : ['0px', '2px', '0px'],
    );
    const [line, panel] = [tab, container.querySelector('plinth-tab-panel')!].map((node) =>
      node.getBoundingClientRect(),
    );
    expect(dir === 'ltr' ? line!.right <= panel!.left : line!.left >= panel!.right).toBe(true);
    expect(container.scrollWidth).toBe(320);
  });

  it('falls back to a horizontal list for an unknown orientation', async () => {
    const element = await fixture<PlinthTabs>(html`<plinth-tabs orientation="diagonal"></plinth-tabs>`);
    expect(element.orientation).toBe('horizontal');
  });

  describe('with closable tabs', () => {
    async function createClosableTabs(value = '') {
      const created = await createTabs(value);
      for (const tab of created.tabs) tab.closable = true;
      await Promise.all(created.tabs.map((tab) => tab.updateComplete));
      const closed: string[] = [];
      created.element.addEventListener('plinth-tab-close', (event) =>
        closed.push((event as CustomEvent<{ value: string }>).detail.value),
      );
      const removeOnClose = () =>
        created.element.addEventListener('plinth-tab-close', (event) => {
          const { value: name } = (event as CustomEvent<{ value: string }>).detail;
          for (const node of created.element.querySelectorAll(`[name="${name}"]`)) node.remove();
        });
      return { ...created, closed, removeOnClose };
    }
    const closeButton = (tab: PlinthTab) => tab.shadowRoot!.querySelector<HTMLElement>('[part="close"]')!;

    it('asks the page with Delete, then selects and focuses the next tab, or the previous one at the end', async () => {
      const { tabs, closed, changes, removeOnClose, focusedTab, visiblePanels } = await createClosableTabs('available');
      removeOnClose();
      tabs[1]!.focus();
      await userEvent.keyboard('{Delete}');
      await vi.waitFor(() => expect([focusedTab(), visiblePanels()]).toEqual(['awaiting', ['awaiting']]));
      await userEvent.keyboard('{Delete}');
      await vi.waitFor(() => expect([focusedTab(), visiblePanels()]).toEqual(['linked', ['linked']]));
      expect([closed, changes]).toEqual([
        ['available', 'awaiting'],
        ['awaiting', 'linked'],
      ]);
    });

    it('closes another tab with its button, which keeps the selection', async () => {
      const { element, tabs, closed, changes, removeOnClose, visiblePanels } = await createClosableTabs('available');
      removeOnClose();
      await userEvent.click(closeButton(tabs[0]!));
      await element.updateComplete;
      expect([closed, changes, visiblePanels(), element.value]).toEqual([['linked'], [], ['available'], 'available']);
      await vi.waitFor(() => expect(document.activeElement).toBe(tabs[1]));
    });

    it('leaves the tabs alone when the event is canceled', async () => {
      const { element, tabs, changes, focusedTab } = await createClosableTabs('available');
      element.addEventListener('plinth-tab-close', (event) => event.preventDefault());
      tabs[1]!.focus();
      await userEvent.keyboard('{Delete}');
      await element.updateComplete;
      expect([changes, element.value, focusedTab()]).toEqual([[], 'available', 'available']);
      // The page removes it later: the next one is selected, without an event.
      tabs[1]!.remove();
      await vi.waitFor(() => expect([changes, element.value, focusedTab()]).toEqual([[], 'awaiting', 'awaiting']));
      tabs[0]!.focus();
      expect(focusedTab()).toBe('linked');
    });

    it('waits for a page that removes the tab later, and does not take the focus from elsewhere', async () => {
      const { element, tabs, changes } = await createClosableTabs('linked');
      const button = document.createElement('button');
      element.after(button);
      tabs[0]!.focus();
      await userEvent.keyboard('{Delete}');
      expect([changes, document.activeElement]).toEqual([[], tabs[0]]);
      button.focus();
      tabs[0]!.remove();
      await vi.waitFor(() => expect(element.value).toBe('available'));
      expect(document.activeElement).toBe(button);
      button.remove();
    });

    it('keeps the selection that the page makes itself', async () => {
      const { element, tabs, changes, visiblePanels } = await createClosableTabs('linked');
      element.addEventListener('plinth-tab-close', () => {
        tabs[0]!.remove();
        element.value = 'awaiting';
      });
      tabs[0]!.focus();
      await userEvent.keyboard('{Delete}');
      await vi.waitFor(() => expect(visiblePanels()).toContain('awaiting'));
      expect([element.value, changes]).toEqual(['awaiting', []]);
    });

    it('offers no closing for disabled tabs and those that are not closable', async () => {
      const { tabs, closed } = await createClosableTabs();
      expect(tabs.map((tab) => tab.getAttribute('aria-keyshortcuts'))).toEqual(['Delete', 'Delete', null, 'Delete']);
      expect(closeButton(tabs[2]!)).toBe(null);
      tabs[0]!.closable = false;
      await tabs[0]!.updateComplete;
      expect(closeButton(tabs[0]!)).toBe(null);
      tabs[0]!.focus();
      await userEvent.keyboard('{Delete}');
      expect(closed).toEqual([]);
    });
  });

  describe.each(['ltr', 'rtl'])('with more tabs than fit, in %s', (dir) => {
    const names = Array.from({ length: 12 }, (_, index) => `month-${index + 1}`);

    async function createManyTabs(value: string) {
      const container = await fixture<HTMLElement>(
        html`<div dir=${dir} style="inline-size: 320px; padding: 16px; box-sizing: border-box">
          <plinth-tabs label="Months" value=${value}
            >${names.map((name) => html`<plinth-tab name=${name}>${name}</plinth-tab>`)}</plinth-tabs
          >
        </div>`,
      );
      const element = container.querySelector('plinth-tabs')!;
      const list = element.shadowRoot!.querySelector<HTMLElement>('[part="list"]')!;
      const isVisible = (name: string) => {
        const [frame, box] = [list, element.querySelector(`[name="${name}"]`)!].map((node) =>
          node.getBoundingClientRect(),
        );
        return box!.left >= frame!.left && box!.right <= frame!.right;
      };
      return { container, element, list, isVisible };
    }

    it('scrolls the selected tab into view, without a scrollbar for the page', async () => {
      const { container, element, list, isVisible } = await createManyTabs('month-8');
      await vi.waitFor(() => expect(isVisible('month-8')).toBe(true));
      expect([isVisible('month-1'), container.scrollWidth, list.scrollWidth > 320]).toEqual([false, 320, true]);
      element.value = 'month-1';
      await vi.waitFor(() => expect(isVisible('month-1')).toBe(true));
    });

    it('scrolls the focused tab into view, and shows a part of the next one', async () => {
      const { element, isVisible, list } = await createManyTabs('month-1');
      element.addEventListener('plinth-tab-change', (event) => event.preventDefault());
      element.querySelector('plinth-tab')!.focus();
      for (let count = 0; count < 5; count += 1)
        await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}');
      expect(isVisible('month-6')).toBe(true);
      const next = element.querySelector('[name="month-7"]')!.getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      expect(dir === 'ltr' ? next.left < frame.right - 8 : next.right > frame.left + 8).toBe(true);
    });

    it('fades the edges beyond which there are more tabs', async () => {
      const { element, list } = await createManyTabs('month-1');
      const rootFontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      /** The widths of the fade at the left and at the right edge, in rem: the second one is drawn from the other side. */
      const fades = () => {
        const [left, right] = getComputedStyle(list)
          .maskPosition.split(', ')
          .map((position) => Number.parseFloat(position) / rootFontSize);
        return [2 + left!, 0 - right!].map(Math.round);
      };
      const expectFades = async (expected: readonly number[]) => {
        await vi.waitFor(() => expect(fades()).toEqual(dir === 'ltr' ? expected : expected.toReversed()));
      };
      await expectFades([0, 2]);
      element.value = 'month-6';
      await expectFades([2, 2]);
      element.value = 'month-12';
      await expectFades([2, 0]);
      for (const tab of [...element.querySelectorAll('plinth-tab')].slice(1)) tab.remove();
      await expectFades([0, 0]);
    });
  });

  describe.each(['ltr', 'rtl'] as const)('in %s', (dir) => {
    /** Returns where an element starts and ends in reading direction, from the start of the tabs. */
    async function createTabsWithPlaces(values: Partial<PlinthTabs>) {
      const container = await fixture<HTMLElement>(html`<div dir=${dir}>${template()}</div>`);
      container.style.inlineSize = '600px';
      const element = container.querySelector('plinth-tabs')!;
      Object.assign(element, values);
      await element.updateComplete;
      const frame = element.getBoundingClientRect();
      const placeOf = (child: Element) => {
        const { left, right, width } = child.getBoundingClientRect();
        const start = dir === 'ltr' ? left - frame.left : frame.right - right;
        return { start: Math.round(start), end: Math.round(start + width), width };
      };
      const tabs = [...element.querySelectorAll('plinth-tab')].map(placeOf);
      return { first: tabs[0]!, last: tabs.at(-1)!, tabs, panel: placeOf(element.querySelector('plinth-tab-panel')!) };
    }

    it('aligns its tabs at the center and at the end', async () => {
      const centered = await createTabsWithPlaces({ alignment: 'center' });
      expect(centered.first.start).toBeGreaterThan(50);
      expect(Math.abs(centered.first.start - (600 - centered.last.end))).toBeLessThanOrEqual(1);
      const atEnd = await createTabsWithPlaces({ alignment: 'end' });
      expect([atEnd.first.start > 50, atEnd.last.end]).toEqual([true, 600]);
    });

    it('fills the line by the length of the labels, or in equal parts', async () => {
      const filled = await createTabsWithPlaces({ alignment: 'fill' });
      expect([filled.first.start, filled.last.end]).toEqual([0, 600]);
      expect(filled.last.width).toBeGreaterThan(filled.first.width + 10);
      const justified = await createTabsWithPlaces({ alignment: 'justify' });
      expect([justified.first.start, justified.last.end]).toEqual([0, 600]);
      expect(justified.tabs.map(({ width }) => Math.round(width))).toEqual([150, 150, 150, 150]);
    });

    it('places vertical tabs at the end of their panel', async () => {
      const { panel, tabs } = await createTabsWithPlaces({ orientation: 'vertical', placement: 'end' });
      expect([panel.start, ...tabs.map(({ end }) => end)]).toEqual([0, 600, 600, 600, 600]);
      expect(tabs.every(({ start }) => start > panel.end)).toBe(true);
    });
  });

  it.each(['start', 'end'] as const)('marks only the selected one of vertical tabs at the %s', async (placement) => {
    const { element, tabs } = await createTabs();
    Object.assign(element, { orientation: 'vertical', placement });
    await element.updateComplete;
    const isMarked = (tab: Element) => {
      const { borderInlineStartColor, borderInlineEndColor } = getComputedStyle(tab);
      return (placement === 'start' ? borderInlineEndColor : borderInlineStartColor) !== 'rgba(0, 0, 0, 0)';
    };
    expect(tabs.map(isMarked)).toEqual(tabs.map(({ selected }) => selected));
  });

  it.each(tabsAlignments)(
    'keeps all tabs reachable by scrolling if they do not fit, with the alignment %s',
    async (alignment) => {
      const element = await fixture<PlinthTabs>(template());
      Object.assign(element, { alignment }).style.inlineSize = '120px';
      await element.updateComplete;
      const list = element.shadowRoot!.querySelector('[part="list"]')!;
      list.scrollTo(0, 0);
      const [frame, first] = [
        list.getBoundingClientRect(),
        element.querySelector('plinth-tab')!.getBoundingClientRect(),
      ];
      expect([list.scrollWidth > list.clientWidth, first.left >= frame.left]).toEqual([true, true]);
    },
  );

  it.each(tabsAlignments)('leaves the text of its panels as it is, with the alignment %s', async (alignment) => {
    const { element } = await createTabs();
    element.alignment = alignment;
    await element.updateComplete;
    expect(getComputedStyle(element.querySelector('plinth-tab-panel')!).textAlign).toBe('start');
  });

  it('emits no event when a script changes the value', async () => {
    const { element, changes, visiblePanels } = await createTabs();
    element.value = 'awaiting';
    await element.updateComplete;
    expect(visiblePanels()).toEqual(['awaiting']);
    expect(changes).toEqual([]);
  });

  it('includes tabs and panels that are added later', async () => {
    const { element, visiblePanels } = await createTabs('added');
    const tab = document.createElement('plinth-tab');
    const panel = document.createElement('plinth-tab-panel');
    tab.name = 'added';
    panel.name = 'added';
    element.append(tab, panel);
    await vi.waitFor(() => expect(visiblePanels()).toEqual(['added']));
  });
});
