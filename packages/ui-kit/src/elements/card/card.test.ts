import '#define/card.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthCard } from './card.ts';

describeElement({
  name: 'card',
  define: () => import('#define/card.ts'),
  template: () =>
    html`<plinth-card
      ><h2 slot="heading">Contracts</h2>
      <p>None yet.</p></plinth-card
    >`,
});

const part = (element: PlinthCard, name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;
const isVisible = (element: PlinthCard, name: string) => getComputedStyle(part(element, name)).display !== 'none';

/** Renders a card in a column of the given width. */
async function createCard(width: number, content: ReturnType<typeof html>): Promise<PlinthCard> {
  const column = await fixture<HTMLElement>(html`<div>${content}</div>`);
  column.style.width = `${width}px`;
  const card = column.querySelector<PlinthCard>('plinth-card')!;
  await card.updateComplete;
  return card;
}

describe('<plinth-card>', () => {
  it('shows header and footer only while they have content', async () => {
    const card = await createCard(600, html`<plinth-card><p>Body</p></plinth-card>`);
    expect([isVisible(card, 'head'), isVisible(card, 'foot')]).toEqual([false, false]);
    const heading = document.createElement('h2');
    heading.slot = 'heading';
    card.append(heading);
    await vi.waitFor(() => expect(isVisible(card, 'head')).toBe(true));
    heading.remove();
    await vi.waitFor(() => expect(isVisible(card, 'head')).toBe(false));
  });

  it('keeps its width regardless of its content', async () => {
    const card = await createCard(400, html`<plinth-card><div class="wide">x</div></plinth-card>`);
    card.querySelector<HTMLElement>('.wide')!.style.width = '2000px';
    expect(card.getBoundingClientRect().width).toBe(400);
  });

  it('places the aside beside the body of a hero, and below it in a narrow card', async () => {
    const content = html`<plinth-card variant="hero"
      ><p>Figure</p>
      <p slot="aside">Next</p></plinth-card
    >`;
    const wide = await createCard(1000, content);
    const ratio = part(wide, 'body').offsetWidth / part(wide, 'aside').offsetWidth;
    expect(Math.abs(ratio - 1.62)).toBeLessThanOrEqual(0.01);
    const narrow = await createCard(360, content);
    expect(part(narrow, 'aside').offsetTop).toBeGreaterThanOrEqual(
      part(narrow, 'body').offsetTop + part(narrow, 'body').offsetHeight,
    );
    expect(part(narrow, 'aside').offsetWidth).toBe(part(narrow, 'body').offsetWidth);
  });

  it('gives a hero without an aside its full width', async () => {
    const card = await createCard(1000, html`<plinth-card variant="hero"><p>Figure</p></plinth-card>`);
    expect(part(card, 'body').offsetWidth).toBe(998);
  });

  it('extends a flush body to the edges', async () => {
    const card = await createCard(600, html`<plinth-card flush><div class="row">Row</div></plinth-card>`);
    expect(card.querySelector<HTMLElement>('.row')!.offsetWidth).toBe(598);
  });

  it('has the requested buttons, and a header for them', async () => {
    const card = await createCard(600, html`<plinth-card><p>Body</p></plinth-card>`);
    expect([isVisible(card, 'head'), card.shadowRoot!.querySelectorAll('button').length]).toEqual([false, 0]);
    Object.assign(card, { collapsible: true, refreshable: true, closable: true });
    await card.updateComplete;
    const names = [...card.shadowRoot!.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
    expect([isVisible(card, 'head'), names]).toEqual([true, ['Refresh', 'Show content', 'Close']]);
  });

  it('collapses to its header and expands, unless the event is canceled', async () => {
    const card = await createCard(
      600,
      html`<plinth-card collapsible
        ><h2 slot="heading">Contracts</h2>
        <p>Body</p>
        <span slot="foot">9 of 120</span></plinth-card
      >`,
    );
    const button = card.shadowRoot!.querySelector('button')!;
    const state = () => [
      card.collapsed,
      card.querySelector('p')!.checkVisibility(),
      isVisible(card, 'foot'),
      button.ariaExpanded,
    ];
    button.click();
    await card.updateComplete;
    expect(state()).toEqual([true, false, false, 'false']);
    card.addEventListener('plinth-card-toggle', (event) => event.preventDefault());
    button.click();
    await card.updateComplete;
    expect(state()).toEqual([true, false, false, 'false']);
    card.collapsed = false;
    await card.updateComplete;
    expect(state()).toEqual([false, true, true, 'true']);
  });

  it('leaves refreshing and closing to the page, and emits only one event while refreshing', async () => {
    const card = await createCard(600, html`<plinth-card refreshable closable>Body</plinth-card>`);
    const events: string[] = [];
    for (const type of ['plinth-card-refresh', 'plinth-card-close'])
      card.addEventListener(type, () => events.push(type));
    const [refresh, close] = [...card.shadowRoot!.querySelectorAll('button')];
    refresh!.click();
    card.refreshing = true;
    await card.updateComplete;
    refresh!.click();
    close!.click();
    expect(events).toEqual(['plinth-card-refresh', 'plinth-card-close']);
    expect([refresh!.getAttribute('aria-busy'), card.isConnected]).toEqual(['true', true]);
  });

  it('falls back to its default for an unknown variant', async () => {
    const card = await createCard(600, html`<plinth-card variant="glass">Body</plinth-card>`);
    expect(card.variant).toBe('plain');
  });
});
