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
  /** What kind it is: `Checking`. */
  readonly kind?: string | undefined;
  /** Its last four digits. */
  readonly mask?: string | undefined;
  /** What its owner calls it. */
  readonly name?: string | undefined;
}

export interface PlinthConnectionCardEventMap {
  'plinth-connection-reconnect': CustomEvent<Record<string, never>>;
}

/**
 * A bank or a platform that shares data, with its accounts and whether it still does. One that stopped (`AUTH_ERROR`)
 * waits for the user: its button is the brass line, its accounts are disconnected (spec §3, §4).
 *
 * It stands in a card or a list of its own; it draws no sheet.
 *
 * @when One bank, platform or accounting service among those that are linked.
 * @whenNot For the state alone take a connection status; before anything is linked an empty state.
 * @keyboard Enter, Space — On its button: signs in again.
 * @slot actions - Small buttons or a menu at the end: remove.
 * @csspart base - The whole.
 * @csspart accounts - The accounts.
 * @fires plinth-connection-reconnect - when a person wants to sign in again.
 * @dependency plinth-avatar
 * @dependency plinth-button
 * @dependency plinth-connection-status
 */
export class PlinthConnectionCard extends PlinthElement<PlinthConnectionCardEventMap> {
  static override styles = connectionCardStyles;

  readonly #locale = new LocaleController(this, connectionCardStrings);
  readonly #slotted = new SlottedController(this);

  /** Name of the bank or platform. */
  @property() institution = '';
  /** Address of its logo; its initials stand there until it loads, and when it does not. */
  @property() logo: string | undefined;
  /** What the provider says: `CONNECTED`, `AUTH_ERROR`, or another word. */
  @property({ reflect: true }) status = '';
  /** A line under the name: when it was read last, what stopped. */
  @property() note = '';
  /** Its accounts. */
  @property({ attribute: false }) accounts: readonly ConnectionAccount[] = [];
  /** Has no accounts to show: a shop, an accounting platform. */
  @property({ type: Boolean, attribute: 'no-accounts' }) noAccounts = false;
  /** Signing in again is under way. */
  @property({ type: Boolean, reflect: true }) busy = false;
  /** What went wrong when it was tried. */
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
        <div class=${isBroken ? 'actions mends' : 'actions'} ?hidden=${!isBroken && !this.#slotted.has('actions')}>
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
