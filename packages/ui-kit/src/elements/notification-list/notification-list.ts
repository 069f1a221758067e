import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keyed } from 'lit/directives/keyed.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { listStatuses, renderListState } from '#base/list-state.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { formatDate } from '#format/format.ts';
import { iconBell } from '#icons/icons.ts';
import { listStrings } from '#strings/en/list.ts';
import { notificationListStrings } from '#strings/en/notification-list.ts';
import { sharedStrings } from '#strings/en/shared.ts';
import { toastStrings } from '#strings/en/toast.ts';
import { notificationListStyles } from './notification-list.styles.ts';

const english = { ...listStrings, ...notificationListStrings, ...sharedStrings, ...toastStrings };

/** A higher number of new notifications is shown as `99+`. */
const MAX_COUNT = 99;

/** The number of placeholder rows below notifications that are already there. */
const MORE_ROWS = 1;

/** The notifications before the page sets any. */
const INITIAL_NOTIFICATIONS: readonly ListedNotification[] = [];

/** A notification of the list. */
export interface ListedNotification {
  readonly id: string;
  readonly title: string;
  /** A second line. */
  readonly subtitle?: string | undefined;
  /** When it happened, as an ISO date or time. */
  readonly time?: string | undefined;
  /** Whether the user has not read it yet. */
  readonly unread?: boolean | undefined;
  /** The address of what it is about, which makes the row a link. */
  readonly href?: string | undefined;
  /** The person (`round`) or institution (`square`) that it comes from, shown by a picture or initials. */
  readonly avatar?:
    | {
        readonly name: string;
        /** The URL of the picture. */
        readonly src?: string | undefined;
        readonly shape?: 'round' | 'square' | undefined;
      }
    | undefined;
  /** The path data of the icon of a notification without an avatar. Defaults to a bell. */
  readonly icon?: string | undefined;
}

export interface PlinthNotificationListEventMap {
  'plinth-notification-open': CustomEvent<{
    readonly id: string;
    /** The address of a notification that is a link. */
    readonly href: string | undefined;
  }>;
  'plinth-notifications-read': CustomEvent<Record<string, never>>;
  'plinth-notifications-retry': CustomEvent<Record<string, never>>;
}

/**
 * A list of notifications with the number of new ones and a button that marks all of them as read. The page provides the
 * notifications, and decides which of them are unread. New ones that arrive while the list is visible are announced, but
 * not those of the first load.
 *
 * @when The notifications behind a bell, in a `plinth-popover`, or on a page of their own.
 * @whenNot For the result of what the user just did, use a toast. For a problem of the page, use an alert.
 * @keyboard Tab — Moves the focus through the notifications and the buttons.
 * @keyboard Enter — On a notification, opens it. Space opens one without an address, too.
 * @slot actions - Buttons at the end of the header, such as one that shows the settings.
 * @slot settings - Settings of the notifications, which are shown instead of the list.
 * @slot empty - Replaces the message that is shown when there are no notifications.
 * @slot footer - Content below the list, such as a link to all notifications.
 * @csspart heading - The heading.
 * @csspart list - The scroll container of the list.
 * @csspart notification - A notification.
 * @cssproperty [--plinth-notification-list-height=24rem] - The maximum height of the list, at most 60% of the window's.
 * @fires plinth-notification-open - Emitted when the user opens a notification in the same window. Cancel it to navigate without loading the page. Modified clicks are left to the browser.
 * @fires plinth-notifications-read - Emitted when the user marks all notifications as read. The page updates them.
 * @fires plinth-notifications-retry - Emitted when the user activates "Try again".
 * @dependency plinth-avatar
 * @dependency plinth-badge
 */
export class PlinthNotificationList extends PlinthElement<PlinthNotificationListEventMap> {
  static override styles = notificationListStyles;

  readonly #locale = new LocaleController(this, english);
  /** The ids of all notifications that the list has had; undefined until the first load ends. */
  #knownIds: ReadonlySet<string> | undefined;
  /** Whether the page has reported that it loads the notifications. */
  #hasStartedLoad = false;
  #announcementCount = 0;

  /** The heading. Defaults to a localized "Notifications". */
  @property() heading = '';
  /** The notifications, in order. @default [] */
  @property({ attribute: false }) notifications: readonly ListedNotification[] = INITIAL_NOTIFICATIONS;
  /** The number of new notifications in the header. Defaults to that of the unread ones in the list. */
  @property({ type: Number, attribute: 'unread-count' }) unreadCount: number | undefined;
  /** The label of the button that marks all as read. Defaults to a localized one. */
  @property({ attribute: 'read-all-label' }) readAllLabel = '';
  /** The IANA name of the time zone of the dates. Defaults to the browser's time zone. */
  @property({ attribute: 'time-zone' }) timeZone: string | undefined;
  /**
   * The loading status of the list. The notifications that it has stay while others load or after a failure. Set it
   * for the first load, whose notifications are not announced. @default 'ready'
   */
  @property({ of: listStatuses }) status: (typeof listStatuses)[number] = 'ready';

  @state() private announcement = '';

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('notifications') && !changed.has('status')) return;
    if (this.status === 'ready') this.#announceNew();
    else if (!this.#hasStartedLoad) {
      this.#hasStartedLoad = true;
      // A list that was empty until now has not had its first notifications yet.
      if (this.#knownIds?.size === 0) this.#knownIds = undefined;
    }
  }

  /** The number of new notifications. */
  get #count(): number {
    const { unreadCount } = this;
    if (typeof unreadCount === 'number' && Number.isFinite(unreadCount)) return Math.max(0, Math.trunc(unreadCount));
    return normalizeList(this.notifications).filter(({ unread }) => unread).length;
  }

  /** Announces the unread notifications that were not in the list before. Those of a hidden list are not announced. */
  #announceNew(): void {
    if (this.notifications === INITIAL_NOTIFICATIONS && !this.#hasStartedLoad) return;
    const { strings, language } = this.#locale;
    const notifications = normalizeList(this.notifications);
    const knownIds = this.#knownIds;
    const [first, ...others] = notifications.filter(({ id, unread }) => unread && !knownIds?.has(id));
    this.#knownIds = new Set([...(knownIds ?? []), ...notifications.map(({ id }) => id)]);
    if (!knownIds || !first || !this.checkVisibility()) return;
    this.#announcementCount += 1;
    this.announcement =
      others.length === 0
        ? strings.notificationArrived(String(first.title ?? ''))
        : strings.notificationsArrived(formatCount(others.length + 1, language));
  }

  readonly #handleRetry = (): void => {
    emit(this, 'plinth-notifications-retry', {});
  };

  readonly #handleReadAll = (): void => {
    if (this.#count > 0) emit(this, 'plinth-notifications-read', {});
  };

  #handleClick(event: MouseEvent, id: string, href: string | undefined): void {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (href !== undefined && isModified) return;
    if (!emit(this, 'plinth-notification-open', { id, href }, { cancelable: true })) event.preventDefault();
  }

  override render(): TemplateResult {
    const { strings, language } = this.#locale;
    const count = this.#count;
    const shownCount = count > MAX_COUNT ? `${formatCount(MAX_COUNT, language)}+` : formatCount(count, language);
    return html`<div class="head">
        <h2 part="heading">${this.heading || strings.notifications}</h2>
        ${count > 0 ? html`<plinth-badge variant="accent">${strings.notificationsNew(shownCount)}</plinth-badge>` : nothing}
        <slot name="actions"></slot>
      </div>
      <slot name="settings">${this.renderContent(count)}</slot>
      <div class="visually-hidden" role="status">
        ${keyed(this.#announcementCount, html`<span>${this.announcement}</span>`)}
      </div>`;
  }

  private renderContent(count: number): TemplateResult {
    const { strings } = this.#locale;
    const notifications = normalizeList(this.notifications);
    const { status } = this;
    const hasList = notifications.length > 0;
    return html`<div tabindex="-1">
      ${
        hasList
          ? html`<ul part="list" aria-label=${this.heading || strings.notifications}>
              ${notifications.map((notification) => this.renderNotification(notification))}
            </ul>`
          : nothing
      }
      <div class="message" ?hidden=${status !== 'ready' || hasList}>
        <slot name="empty"><div class="state">${strings.notificationsEmpty}</div></slot>
      </div>
      ${
        status === 'ready'
          ? nothing
          : html`<div class="message">
              ${renderListState(status, strings, this.#handleRetry, hasList ? MORE_ROWS : undefined)}
            </div>`
      }
      <slot name="footer"></slot>
      ${
        hasList
          ? html`<div class="foot">
              <button
                class="read-all"
                type="button"
                aria-disabled=${count === 0 ? 'true' : nothing}
                @click=${this.#handleReadAll}
              >
                ${this.readAllLabel || strings.notificationsRead}
              </button>
            </div>`
          : nothing
      }
    </div>`;
  }

  private renderNotification(notification: ListedNotification): TemplateResult {
    const { id, unread } = notification;
    const href = safeHref(notification.href);
    const content = this.renderNotificationContent(notification);
    const handleClick = (event: MouseEvent): void => this.#handleClick(event, id, href);
    return html`<li part="notification" class=${unread ? 'unread' : ''}>
      ${
        href === undefined
          ? html`<button class="row" type="button" @click=${handleClick}>${content}</button>`
          : html`<a class="row" href=${href} @click=${handleClick}>${content}</a>`
      }
    </li>`;
  }

  private renderNotificationContent({
    title,
    subtitle,
    time,
    unread,
    avatar,
    icon,
  }: ListedNotification): TemplateResult {
    const { strings, language } = this.#locale;
    const options = { language, ...(this.timeZone ? { timeZone: this.timeZone } : {}) };
    return html`${
        avatar
          ? html`<plinth-avatar
              name=${avatar.name}
              src=${ifDefined(avatar.src)}
              shape=${avatar.shape ?? 'round'}
              aria-hidden="true"
            ></plinth-avatar>`
          : html`<span class="sign">${glyph(icon || iconBell)}</span>`
      }
      <span class="text">
        <span class="title"
          ><bdi>${title}</bdi
          >${unread ? html`<span class="visually-hidden">, ${strings.notificationUnread}</span>` : nothing}</span
        >
        ${subtitle ? html`<span class="subtitle"><bdi>${subtitle}</bdi></span>` : nothing}
      </span>
      ${time ? html`<time datetime=${time}>${formatDate(time, 'short', options)}</time>` : nothing}`;
  }
}
