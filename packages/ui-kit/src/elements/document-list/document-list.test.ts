import '#define/document-list.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthDocumentList } from './document-list.ts';

const documents = [
  { id: 'a', name: 'agreement.pdf', description: 'Signed', date: '2026-09-11T12:00:00Z', size: 2_516_582 },
  { id: 'b', name: 'letter.pdf', busy: true },
  { id: 'c', name: 'odd.bin', error: 'This document did not load.' },
];

describeElement({
  name: 'document-list',
  define: () => import('#define/document-list.ts'),
  template: () =>
    html`<plinth-document-list
      style="background: var(--plinth-color-surface)"
      label="Documents"
      .documents=${documents}
    ></plinth-document-list>`,
});

const createList = async (values: Partial<PlinthDocumentList>) => {
  const element = await fixture<PlinthDocumentList>(
    html`<plinth-document-list label="Documents"></plinth-document-list>`,
  );
  Object.assign(element, values);
  await element.updateComplete;
  return element;
};

describe('<plinth-document-list>', () => {
  it('lists its documents with their details', async () => {
    const element = await createList({ documents });
    const lines = [...element.shadowRoot!.querySelectorAll('li')].map((line) =>
      line.textContent!.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(lines).toEqual([
      'agreement.pdf Signed Sep 11, 2026 2.4 MB',
      'letter.pdf',
      'odd.bin This document did not load.',
    ]);
    expect(page.getByRole('list', { name: 'Documents' }).elements().length).toBe(1);
  });

  it('emits one event for a document while it is loading', async () => {
    const element = await createList({ documents });
    const openedIds: string[] = [];
    element.addEventListener('plinth-document-open', ({ detail }: CustomEventInit<{ id: string }>) =>
      openedIds.push(detail!.id),
    );
    await userEvent.click(page.getByRole('button', { name: 'Download agreement.pdf' }));
    const busy = page.getByRole('button', { name: 'Download letter.pdf' }).element() as HTMLButtonElement;
    busy.click();
    expect([openedIds, busy.disabled, busy.getAttribute('aria-busy')]).toEqual([['a'], true, 'true']);
  });

  it('shows that it is loading, has failed, or is empty', async () => {
    const element = await createList({ status: 'loading' });
    const visibleTexts = (selector: string) =>
      [...element.shadowRoot!.querySelectorAll(selector)]
        .filter((node) => node.checkVisibility())
        .map((node) => node.textContent!.replaceAll(/\s+/g, ' ').trim());
    expect(visibleTexts('[role="status"], .state')).toEqual(['Loading']);
    element.status = 'error';
    await element.updateComplete;
    expect(visibleTexts('[role="status"], .state')).toEqual(['This didn’t loadTry again']);
    let retries = 0;
    element.addEventListener('plinth-documents-retry', () => {
      retries += 1;
    });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    element.status = 'ready';
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement, 'the focus is kept').not.toBe(null);
    expect([retries, visibleTexts('[role="status"], .state')]).toEqual([1, ['No documents yet']]);
  });
});
