import { html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import { iconChevronDown } from '#icons/icons.ts';
import { avatarStrings } from '#strings/en/avatar.ts';
import { userMenuStrings } from '#strings/en/user-menu.ts';
import { avatarPresences, presenceText } from '../avatar/avatar.ts';
import { DropdownElement, type DropdownToggle } from '../dropdown-menu/dropdown-element.ts';
import type { PlinthMenuItemEventMap } from '../dropdown-menu/menu-item.ts';
import { userMenuStyles } from './user-menu.styles.ts';

export const userMenuPlacements = ['bottom-end', 'bottom-start', 'top-end', 'top-start'] as const;

const english = { ...avatarStrings, ...userMenuStrings };

export interface PlinthUserMenuEventMap {
  'plinth-menu-select': PlinthMenuItemEventMap['plinth-menu-select'];
  'plinth-user-menu-toggle': CustomEvent<DropdownToggle>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/**
 * The menu of the signed-in user: a button with the user's avatar opens it, and its header shows name, email address and
 * role. Its items are `plinth-menu-item` elements, as in a dropdown menu.
 *
 * @when At the end of a navbar, for the profile, the settings and logging out.
 * @whenNot For actions on another object, use a dropdown menu. For the picture of a person alone, an avatar.
 * @keyboard Down, Up — On the button, opens the menu at its first or last item; in the menu, moves the focus and wraps around.
 * @keyboard Home, End — Moves the focus to the first or last item.
 * @keyboard Letters — Moves the focus to the next item that starts with them.
 * @keyboard Enter, Space — On the button, opens the menu; on an item, selects it.
 * @keyboard Escape — Closes the menu and returns the focus to the button.
 * @keyboard Tab — Closes the menu and moves the focus on.
 * @slot - The `plinth-menu-item` elements.
 * @slot header - Content below name, email address and role.
 * @csspart trigger - The button that opens the menu.
 * @csspart chevron - The arrow in the button.
 * @csspart panel - The popup.
 * @csspart menu - The list of items.
 * @fires plinth-user-menu-toggle - Emitted when the user opens or closes the menu.
 * @fires plinth-menu-select - Emitted when the user selects an item. Bubbles from the item. Cancel it to keep the menu open.
 * @fires plinth-overlay-opened - Emitted when the menu has opened, after its transition, whoever opened it.
 * @fires plinth-overlay-closed - Emitted when the menu has closed, after its transition, whoever closed it.
 * @dependency plinth-avatar
 * @dependency plinth-button
 * @dependency plinth-menu-item
 */
export class PlinthUserMenu extends DropdownElement<PlinthUserMenuEventMap> {
  static override styles = userMenuStyles;

  readonly #locale = new LocaleController(this, english);

  @query('.trigger') protected override readonly trigger!: HTMLElement | null;

  /** The user's name, from which the initials and the accessible name derive. */
  @property() name = '';
  /** The user's email address, shown instead of the name if there is none. */
  @property() email = '';
  /** The user's role, such as "Owner". */
  @property({ attribute: 'role-name' }) roleName = '';
  /** The URL of the user's picture. Without one, the initials of the name are shown. */
  @property() src: string | undefined;
  /** The user's presence, shown as a dot. */
  @property({ reflect: true, of: [undefined, ...avatarPresences] }) presence:
    | (typeof avatarPresences)[number]
    | undefined;
  /** The preferred placement. The menu flips to the opposite side if there is no room. @default 'bottom-end' */
  @property({ reflect: true, of: userMenuPlacements }) placement: (typeof userMenuPlacements)[number] = 'bottom-end';

  protected override get menuLabel(): string {
    const { strings } = this.#locale;
    const name = this.name || this.email;
    return this.label || (name ? strings.userMenuOf(String(name)) : strings.userMenu);
  }

  protected override reportToggle(detail: DropdownToggle): void {
    emit(this, 'plinth-user-menu-toggle', detail);
  }

  protected override renderTrigger(): TemplateResult {
    const { handleTriggerPointerdown, handleTriggerClick } = this.popup;
    const presence = presenceText(this.presence, this.#locale.strings);
    return html`<plinth-button
      class="trigger"
      part="trigger"
      variant="ghost"
      @pointerdown=${handleTriggerPointerdown}
      @click=${handleTriggerClick}
      @keydown=${this.handleTriggerKeydown}
      ><span class="visually-hidden">${[this.menuLabel, presence].filter(Boolean).join(', ')}</span
      ><plinth-avatar
        class="avatar"
        name=${this.name || this.email}
        src=${ifDefined(this.src)}
        presence=${ifDefined(this.presence)}
        size="small"
        aria-hidden="true"
      ></plinth-avatar
      ><span class="chevron" part="chevron" slot="end">${glyph(iconChevronDown, 'small')}</span></plinth-button
    >`;
  }

  protected override renderHeader(): TemplateResult {
    const lines = [this.name ? this.email : '', this.roleName].filter(Boolean);
    return html`<div class="header">
      <div class="name"><bdi>${this.name || this.email}</bdi></div>
      ${lines.length > 0 ? lines.map((line) => html`<div class="line"><bdi>${line}</bdi></div>`) : nothing}
      <slot name="header"></slot>
    </div>`;
  }
}
