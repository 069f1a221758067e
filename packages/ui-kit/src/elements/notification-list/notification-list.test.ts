import '#define/notification-list.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { recordEvents } from '#testing/record-events.ts';
import type { ListedNotification, PlinthNotificationList } from './notification-list.ts';

const notifications: readonly ListedNotification[] = [
  {
    id: 'bank',
    title: 'Tidewater disconnected',
    subtitle: 'Sign in again',
    time: '2026-11-19T23:30:00Z',
    unread: true,
    href: '#bank',
    avatar: { name: 'Tidewater', shape: 'square' },
  },
  { id: 'reply', title: 'New reply', unread: true, avatar: { name: 'Ines Calloway' } },
  { id: 'promo', title: 'Code applied', icon: 'M5 12h14' },
];

describeElement({
  name: 'notification-list',
  define: () => import('#define/notification-list.ts'),
  template: () =>
    html`<plinth-notification-list
      style="background: var(--plinth-color-surface)"
      .notifications=${notifications}
    ></plinth-notification-list>`,
});

async function createList(values: Partial<PlinthNotificationList> = { notifications }) {
  const element = await fixture<PlinthNotificationList>(
    html`<plinth-notification-list time-zone="UTC"></plinth-notification-list>`,
  );
  Object.assign(element, values);
  await element.updateComplete;
  return element;
}

const normalizeText = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const rowsOf = (element: PlinthNotificationList) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.row')];
const badgeOf = (element: PlinthNotificationList) =>
  normalizeText(element.shadowRoot!.querySelector('plinth-badge')?.textContent);
const announcementOf = (element: PlinthNotificationList) =>
  normalizeText(element.shadowRoot!.querySelector('.visually-hidden[role="status"]')!.textContent);
const arrival = (id: string): ListedNotification => ({ id, title: `Contract ${id} approved`, unread: true });

describe('<plinth-notification-list>', () => {
  it('shows the picture, the texts and the date of each notification, and which are unread', async () => {
    const element = await createList();
    expect(rowsOf(element).map(({ textContent }) => normalizeText(textContent))).toEqual([
      'Tidewater disconnected, Unread Sign in again Nov 19',
      'New reply, Unread',
      'Code applied',
    ]);
    const avatars = [...element.shadowRoot!.querySelectorAll('plinth-avatar')];
    expect(avatars.map(({ name, shape }) => [name, shape])).toEqual([
      ['Tidewater', 'square'],
      ['Ines Calloway', 'round'],
    ]);
    expect(rowsOf(element)[2]!.querySelector('path')!.getAttribute('d')).toBe('M5 12h14');
  });

  it('names its list with the heading', async () => {
    await createList({ notifications, heading: 'Messages' });
    expect(page.getByRole('list', { name: 'Messages' }).elements().length).toBe(1);
    expect(page.getByRole('heading', { name: 'Messages' }).elements().length).toBe(1);
  });

  it.each([
    ['counts the unread notifications', undefined, '2 new'],
    ['shows the count that is set', 12, '12 new'],
    ['shows a high count as 99+', 1200, '99+ new'],
    ['shows no count of zero', 0, ''],
    ['counts the unread notifications when the count is no number', Number.NaN, '2 new'],
  ])('%s', async (_title, unreadCount, text) => {
    expect(badgeOf(await createList({ notifications, unreadCount }))).toBe(text);
  });

  it('reports the notification that the user opens, with the address of a link', async () => {
    const element = await createList();
    const details = recordEvents(element, 'plinth-notification-open');
    element.addEventListener('plinth-notification-open', (event) => event.preventDefault());
    const initialHref = location.href;
    await userEvent.click(rowsOf(element)[0]!);
    await userEvent.click(rowsOf(element)[1]!);
    expect(details).toEqual([
      { id: 'bank', href: '#bank' },
      { id: 'reply', href: undefined },
    ]);
    expect(location.href).toBe(initialHref);
  });

  it('follows the link when the event is not canceled', async () => {
    const element = await createList();
    await userEvent.click(rowsOf(element)[0]!);
    expect(location.hash).toBe('#bank');
    history.replaceState(null, '', ' ');
  });

  it('leaves modified clicks on a link to the browser', async () => {
    const element = await createList();
    const details = recordEvents(element, 'plinth-notification-open');
    const [link] = rowsOf(element);
    // Otherwise, the browser would open a tab.
    element.addEventListener('click', (event) => event.preventDefault());
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
      link!.dispatchEvent(new MouseEvent('click', { ...init, bubbles: true, cancelable: true, composed: true }));
    expect(details).toEqual([]);
  });

  it('opens notifications with the keyboard', async () => {
    const element = await createList();
    const details = recordEvents(element, 'plinth-notification-open');
    element.addEventListener('plinth-notification-open', (event) => event.preventDefault());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(details.map((detail) => (detail as { id: string }).id)).toEqual(['bank', 'reply']);
  });

  it('reports that all are read, and keeps the focus on the button when none are left', async () => {
    const element = await createList();
    const details = recordEvents(element, 'plinth-notifications-read');
    element.addEventListener('plinth-notifications-read', () => {
      element.notifications = notifications.map((notification) => ({ ...notification, unread: false }));
    });
    await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
    await element.updateComplete;
    const button = element.shadowRoot!.querySelector('.read-all');
    expect(element.shadowRoot!.activeElement).toBe(button);
    expect([button!.ariaDisabled, badgeOf(element)]).toEqual(['true', '']);
    await userEvent.keyboard('{Enter}');
    expect(details).toEqual([{}]);
  });

  it('announces a notification that arrives while it is visible', async () => {
    const element = await createList();
    expect(announcementOf(element)).toBe('');
    element.notifications = [arrival('C-1'), ...notifications];
    await element.updateComplete;
    expect(announcementOf(element)).toBe('New notification: Contract C-1 approved');
    element.notifications = [arrival('C-2'), arrival('C-3'), ...element.notifications];
    await element.updateComplete;
    expect(announcementOf(element)).toBe('2 new notifications');
  });

  it('replaces the announcement when the next one has the same text, so that it is read again', async () => {
    const element = await createList();
    const nodes = [];
    for (const id of ['1', '2']) {
      element.notifications = [{ id, title: 'New reply', unread: true }, ...element.notifications];
      await element.updateComplete;
      nodes.push(element.shadowRoot!.querySelector('.visually-hidden[role="status"] > span'));
    }
    expect(nodes[0]!.textContent).toBe(nodes[1]!.textContent);
    expect(nodes[0]).not.toBe(nodes[1]);
  });

  it('announces the first notification of an empty list', async () => {
    const element = await createList({ notifications: [] });
    element.notifications = [arrival('C-1')];
    await element.updateComplete;
    expect(announcementOf(element)).toBe('New notification: Contract C-1 approved');
  });

  it.each([
    ['is shown while it loads', { status: 'loading' }],
    ['is empty before it loads', { notifications: [] }],
  ] as const)('announces only what arrives after the first load of a list that %s', async (_title, values) => {
    const element = await createList(values);
    for (const step of [
      { status: 'loading', notifications: [] },
      { notifications: [arrival('C-1')] },
      { status: 'ready', notifications: [arrival('C-1'), ...notifications] },
    ] as const) {
      Object.assign(element, step);
      await element.updateComplete;
      expect(announcementOf(element)).toBe('');
    }
    element.status = 'loading';
    await element.updateComplete;
    Object.assign(element, { status: 'ready', notifications: [arrival('C-2'), ...element.notifications] });
    await element.updateComplete;
    expect(announcementOf(element)).toBe('New notification: Contract C-2 approved');
  });

  it('announces the first notification of a list that was empty after its first load', async () => {
    const element = await createList({ status: 'loading' });
    for (const step of [{ status: 'ready', notifications: [] }, { status: 'loading' }] as const) {
      Object.assign(element, step);
      await element.updateComplete;
    }
    Object.assign(element, { status: 'ready', notifications: [arrival('C-1')] });
    await element.updateComplete;
    expect(announcementOf(element)).toBe('New notification: Contract C-1 approved');
  });

  it('keeps its notifications while it loads others and after a failure', async () => {
    const element = await createList({ notifications, status: 'loading' });
    const messages = () => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.message:not([hidden])')];
    expect([rowsOf(element).length, messages().map(({ textContent }) => normalizeText(textContent))]).toEqual([
      3,
      ['Loading'],
    ]);
    element.status = 'error';
    await element.updateComplete;
    expect(rowsOf(element).length).toBe(3);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('announces no notification that is read, was there before, or arrives while it is hidden', async () => {
    const element = await createList();
    element.notifications = [{ ...arrival('C-1'), unread: false }, ...notifications];
    await element.updateComplete;
    element.notifications = [];
    await element.updateComplete;
    element.notifications = notifications;
    await element.updateComplete;
    element.style.display = 'none';
    element.notifications = [arrival('C-2'), ...notifications];
    await element.updateComplete;
    element.style.display = '';
    element.notifications = [...element.notifications];
    await element.updateComplete;
    expect(announcementOf(element)).toBe('');
  });

  it('says that there is nothing new, without a button', async () => {
    const element = await createList({ notifications: [] });
    await expect.element(page.getByText('Nothing new')).toBeVisible();
    expect(element.shadowRoot!.querySelector('button')).toBe(null);
  });

  it('emits plinth-notifications-retry after a failure, and keeps the focus while it loads', async () => {
    const element = await createList({ status: 'error' });
    const details = recordEvents(element, 'plinth-notifications-retry');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(details).toEqual([{}]);
    element.status = 'loading';
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).not.toBe(null);
  });

  it('shows settings instead of the list', async () => {
    const element = await createList();
    const settings = Object.assign(document.createElement('p'), { slot: 'settings', textContent: 'Tell me about' });
    element.append(settings);
    expect([settings.checkVisibility(), rowsOf(element)[0]!.checkVisibility()]).toEqual([true, false]);
    settings.remove();
    expect(rowsOf(element)[0]!.checkVisibility()).toBe(true);
  });
});
