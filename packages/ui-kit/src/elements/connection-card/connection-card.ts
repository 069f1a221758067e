import { html, nothing, type TemplateResult } from 'lit';
import { emit } from '#base/emit.ts';
import { figure } from '#base/figure.ts';
import { normalizeList } from '#base/normalize-list.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { SlottedController } from '#controllers/slotted.ts';
import { connectionCardStrings } from '#strings/en/connection-card.ts';
import { connectionCardStyles } from './connection-card.styles.ts';

/** An account of a connection. */
export interface ConnectionAccount {
  readonly id: string;
  /** The kind of account, such as `Checking`. */
  readonly kind?: string | undefined;
  /** The last four digits of the account number. */
  readonly mask?: string | undefined;
  /** The name that the owner gave the account. */
  readonly name?: string | undefined;
}

export interface PlinthConnectionCardEventMap {
  'plinth-connection-reconnect': CustomEvent<Record<string, never>>;
}

/**
 * A card that shows a linked bank or platform, its status and its accounts. When the status is `AUTH_ERROR`, the card
 * asks the user to sign in again and marks the accounts as disconnected.
 *
 * It has no background of its own: place it in a card or list.
 *
 * @when A bank, platform or accounting service among those that are linked.
 * @whenNot For the status alone, use a connection status. Before anything is linked, use an empty state.
 * @keyboard Enter, Space — On the reconnect button, signs in again.
 * @slot actions - Small buttons or a menu at the end.
 * @csspart base - The component's wrapper.
 * @csspart accounts - The list of accounts.
 * @fires plinth-connection-reconnect - Emitted when the user activates the reconnect button.
 * @dependency plinth-avatar
 * @dependency plinth-button
 * @dependency plinth-connection-status
 */
export class PlinthConnectionCard extends PlinthElement<PlinthConnectionCardEventMap> {
  static override styles = connectionCardStyles;

  readonly #locale = new LocaleController(this, connectionCardStrings);
  readonly #slotted = new SlottedController(this);

  /** The name of the bank or platform. */
  @property() institution = '';
  /** The URL of the logo. Until it loads, or if it fails to load, the initials are shown. */
  @property() logo: string | undefined;
  /** The connection's status: `CONNECTED`, `AUTH_ERROR`, or another one. */
  @property({ reflect: true }) status = '';
  /** A line below the name, such as the time of the last update. */
  @property() note = '';
  /** The connection's accounts. */
  @property({ attribute: false }) accounts: readonly ConnectionAccount[] = [];
  /** Whether the connection has no accounts by design, such as a shop or an accounting platform. */
  @property({ type: Boolean, attribute: 'no-accounts' }) noAccounts = false;
  /** Whether the user is signing in again. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** The error of the last attempt to reconnect. */
  @property() error = '';

  readonly #handleReconnect = (): void => {
    if (!this.busy) emit(this, 'plinth-connection-reconnect', {});
  };

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const isBroken = this.status === 'AUTH_ERROR';
    const name = String(this.institution ?? '');
    return html`<div class="frame">
      <div part="base">
        <plinth-avatar
          class="logo"
          shape="square"
          size="large"
          name=${name}
          .src=${this.logo}
          aria-hidden="true"
        ></plinth-avatar>
        <div class="head">
          <div class="title">
            <span class="name"><bdi>${name}</bdi></span
            ><plinth-connection-status status=${this.status}></plinth-connection-status>
          </div>
          ${this.note ? html`<div class="note">${this.note}</div>` : nothing}
          ${this.error ? html`<div class="failure" role="alert">${this.error}</div>` : nothing}
        </div>
        <div
          class=${isBroken ? 'actions with-reconnect' : 'actions'}
          ?hidden=${!isBroken && !this.#slotted.has('actions')}
        >
          ${
            isBroken
              ? html`<plinth-button
                  variant="accent-line"
                  .busy=${this.busy}
                  label=${strings.reconnectName(name)}
                  @click=${this.#handleReconnect}
                  >${strings.reconnect}</plinth-button
                >`
              : nothing
          }
          <slot name="actions"></slot>
        </div>
        ${this.noAccounts ? nothing : this.renderAccounts(name, isBroken)}
      </div>
    </div>`;
  }

  private renderAccounts(name: string, isBroken: boolean): TemplateResult {
    const { strings } = this.#locale;
    const accounts = normalizeList(this.accounts);
    if (accounts.length === 0) return html`<div part="accounts" class="none">${strings.accountsNone}</div>`;
    return html`<ul part="accounts" aria-label=${strings.accountsOf(name)}>
      ${accounts.map(
        (account) =>
          html`<li class=${isBroken ? 'off' : ''}>
            <span>${account.kind} ${account.mask ? figure(`····${account.mask}`) : nothing}</span>
            <span class="muted owner">${account.name}</span>
            ${isBroken ? html`<span class="muted">${strings.disconnected}</span>` : nothing}
          </li>`,
      )}
    </ul>`;
  }
}
