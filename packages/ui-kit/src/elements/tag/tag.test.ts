import '#define/tag.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthTag, PlinthTagEventMap } from './tag.ts';

describeElement({
  name: 'tag',
  define: () => import('#define/tag.ts'),
  template: () =>
    html`<plinth-tag style="background: var(--plinth-color-surface)" variant="success" removable selectable
      >Wholesale</plinth-tag
    >`,
});

async function createTags(template: ReturnType<typeof html>) {
  const list = await fixture<HTMLElement>(html`<div>${template}</div>`);
  const tags = [...list.querySelectorAll<PlinthTag>('plinth-tag')];
  const removed: string[] = [];
  list.addEventListener('plinth-tag-remove', (event) => {
    const { detail } = event as PlinthTagEventMap['plinth-tag-remove'];
    removed.push(detail.value);
    tags.find(({ value }) => value === detail.value)!.remove();
  });
  return { list, tags, removed };
}

const threeTags = html`<plinth-tag value="a" removable>Funding</plinth-tag>
  <plinth-tag value="b" removable>Refund</plinth-tag>
  <plinth-tag value="c" removable>Fee</plinth-tag>`;

describe('<plinth-tag>', () => {
  it('renders only text without actions', async () => {
    const { tags } = await createTags(html`<plinth-tag>Funding</plinth-tag>`);
    expect(tags[0]!.shadowRoot!.querySelector('button')).toBe(null);
  });

  it('names the tag in its remove button', async () => {
    const { removed } = await createTags(threeTags);
    await userEvent.click(page.getByRole('button', { name: 'Remove Refund' }));
    expect(removed).toEqual(['b']);
  });

  it('is removed with Delete and Backspace too, and moves the focus to the adjacent tag', async () => {
    const { tags, removed } = await createTags(threeTags);
    tags[1]!.focus();
    await userEvent.keyboard('{Delete}');
    expect(document.activeElement).toBe(tags[2]);
    await userEvent.keyboard('{Backspace}');
    expect([removed, document.activeElement]).toEqual([['b', 'c'], tags[0]]);
  });

  it('does not move the focus if the page has already moved it', async () => {
    const { list, tags } = await createTags(threeTags);
    const input = document.createElement('input');
    list.append(input);
    list.addEventListener('plinth-tag-remove', () => input.focus(), { capture: true });
    tags[0]!.focus();
    await userEvent.keyboard('{Delete}');
    expect(document.activeElement).toBe(input);
  });

  it('is selected and deselected, unless the event is cancelled', async () => {
    const { list, tags } = await createTags(html`<plinth-tag value="a" selectable>Funding</plinth-tag>`);
    const selections: boolean[] = [];
    list.addEventListener('plinth-tag-select', (event) => {
      selections.push((event as PlinthTagEventMap['plinth-tag-select']).detail.selected);
      if (selections.length > 2) event.preventDefault();
    });
    const button = page.getByRole('button', { name: 'Funding' });
    await userEvent.click(button);
    expect(button.element().getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard(' ');
    expect([selections, tags[0]!.selected]).toEqual([[true, false], false]);
    await userEvent.keyboard(' ');
    expect([selections, tags[0]!.selected]).toEqual([[true, false, true], false]);
  });

  it('cannot be removed or selected while it is disabled', async () => {
    const { tags, removed } = await createTags(
      html`<plinth-tag value="a" removable selectable disabled>Funding</plinth-tag>`,
    );
    for (const button of tags[0]!.shadowRoot!.querySelectorAll('button')) button.click();
    expect([removed, tags[0]!.selected]).toEqual([[], false]);
  });

  it('truncates a long label', async () => {
    const { list, tags } = await createTags(
      html`<plinth-tag removable>${'Harrow Vine and Sons, wholesale and retail '.repeat(4)}</plinth-tag>`,
    );
    list.style.inlineSize = '200px';
    expect(tags[0]!.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  });
});
