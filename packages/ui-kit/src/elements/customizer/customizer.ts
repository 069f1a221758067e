import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { iconSettings2 } from '#icons/icons.ts';
import { customizerStrings } from '#strings/en/customizer.ts';
import {
  appearanceOptions,
  completeSettings,
  type AppearanceChoice,
  type AppearanceChoices,
  type AppearanceSettings,
} from './appearance-settings.ts';
import { customizerStyles } from './customizer.styles.ts';

/** The cause of a change of the settings: a control, or the reset button. */
export type SettingsChangeReason = 'choice' | 'reset';

export interface PlinthCustomizerEventMap {
  'plinth-customizer-toggle': CustomEvent<{ readonly open: boolean }>;
  'plinth-settings-change': CustomEvent<{
    /** All settings. */
    readonly settings: AppearanceSettings;
    /** The changed setting; empty after a reset. */
    readonly change: Partial<AppearanceSettings>;
    readonly reason: SettingsChangeReason;
  }>;
}

type Labels<Key extends AppearanceChoice> = Readonly<Record<AppearanceChoices[Key], string>>;

/**
 * A panel for the appearance settings of an app. From 1200 px, it opens from a tab at the end edge of the window, within
 * the gutter of the page. In narrower windows and on touch screens there is no tab: open it from a menu with `open`. Each
 * change applies immediately. The customizer stores nothing: the page sets the settings, listens for changes and stores
 * them.
 *
 * @when Once per page, outside of landmarks, if users can choose how the app looks.
 * @whenNot For a single setting, such as the skin, use a button in the navbar.
 * @keyboard Enter, Space — On the tab, opens the drawer.
 * @keyboard Escape — Closes the drawer and returns the focus to the tab.
 * @slot - Further settings of the page, below those of the customizer.
 * @csspart opener - The tab at the edge of the window.
 * @csspart drawer - The drawer.
 * @fires plinth-customizer-toggle - Emitted when the user opens or closes the panel.
 * @fires plinth-settings-change - Emitted when the user changes a setting or resets all of them.
 * @dependency plinth-button
 * @dependency plinth-copy-button
 * @dependency plinth-dialog
 * @dependency plinth-drawer
 * @dependency plinth-field
 * @dependency plinth-radio-tile
 * @dependency plinth-radio-tile-group
 * @dependency plinth-segment
 * @dependency plinth-segmented-control
 * @dependency plinth-switch
 */
export class PlinthCustomizer extends PlinthElement<PlinthCustomizerEventMap> {
  static override styles = customizerStyles;

  readonly #locale = new LocaleController(this, customizerStrings);
  /** Renders the drawer's content only after it has been opened for the first time. */
  #wasOpen = false;

  /** The settings. Missing and unknown values fall back to the defaults. */
  @property({ attribute: false }) settings: Partial<AppearanceSettings> = {};
  /** Whether the drawer is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  @state() private isConfirming = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    this.#wasOpen ||= this.open;
    if (!this.open) this.isConfirming = false;
  }

  override updated(): void {
    // Not bound in the template: after a user's choice, the control differs from what was rendered last.
    const settings = this.#currentSettings;
    for (const select of this.renderRoot.querySelectorAll('select')) {
      select.value = select.name === 'navbarType' ? this.#navbarType : settings.routerTransition;
    }
  }

  get #currentSettings(): AppearanceSettings {
    return completeSettings(this.settings);
  }

  /** The bar of the horizontal menu can't be hidden, so a hidden navbar counts as floating. */
  get #navbarType(): AppearanceSettings['navbarType'] {
    const { layout, navbarType } = this.#currentSettings;
    return layout === 'horizontal' && navbarType === 'hidden' ? 'floating' : navbarType;
  }

  get #json(): string {
    const settings = this.#currentSettings;
    return JSON.stringify({ ...settings, isRTL: settings.isRTL ?? this.#locale.isRtl }, null, 2);
  }

  #toggle(open: boolean): void {
    this.open = open;
    emit(this, 'plinth-customizer-toggle', { open });
  }

  #applyChange(change: Partial<AppearanceSettings>): void {
    this.settings = { ...this.#currentSettings, ...change };
    emit(this, 'plinth-settings-change', { settings: this.#currentSettings, change, reason: 'choice' });
  }

  readonly #handleOpener = (): void => this.#toggle(true);
  readonly #handleDrawerClose = (): void => this.#toggle(false);

  readonly #handleResetClick = (): void => {
    this.isConfirming = true;
  };

  readonly #handleResetCancel = (): void => {
    this.isConfirming = false;
  };

  readonly #handleResetConfirm = (): void => {
    this.isConfirming = false;
    this.settings = {};
    emit(this, 'plinth-settings-change', { settings: this.#currentSettings, change: {}, reason: 'reset' });
  };

  /** Stops the events of inner controls, so that the page receives each change once. */
  readonly #stopEvent = (event: Event): void => event.stopPropagation();

  override render(): TemplateResult {
    const { strings } = this.#locale;
    return html`<section aria-label=${strings.appearance}>
        <button
          class="opener"
          part="opener"
          type="button"
          aria-label=${strings.openCustomizer}
          aria-haspopup="dialog"
          @click=${this.#handleOpener}
        >
          ${glyph(iconSettings2)}
        </button>
      </section>
      ${this.#wasOpen ? this.renderDrawer() : nothing}`;
  }

  private renderDrawer(): TemplateResult {
    const { strings } = this.#locale;
    return html`<plinth-drawer
        part="drawer"
        placement="end"
        heading=${strings.appearance}
        ?open=${this.open}
        @plinth-drawer-close=${this.#handleDrawerClose}
      >
        <div class="settings" @input=${this.#stopEvent} @change=${this.#stopEvent}>${this.renderSettings()}</div>
        <slot></slot>
        <plinth-button slot="footer" class="reset" size="small" variant="ghost" @click=${this.#handleResetClick}
          >${strings.resetSettings}</plinth-button
        >
        <plinth-copy-button
          slot="footer"
          labelled
          label=${strings.copySettings}
          .value=${this.#json}
        ></plinth-copy-button>
      </plinth-drawer>
      <plinth-dialog
        alert
        ?open=${this.isConfirming}
        heading=${strings.resetQuestion}
        @plinth-dialog-close=${this.#handleResetCancel}
      >
        ${strings.resetExplanation}
        <plinth-button slot="footer" autofocus @click=${this.#handleResetCancel}>${strings.keepSettings}</plinth-button>
        <plinth-button slot="footer" variant="primary" @click=${this.#handleResetConfirm}
          >${strings.resetSettings}</plinth-button
        >
      </plinth-dialog>`;
  }

  private renderSettings(): TemplateResult {
    const { strings, isRtl } = this.#locale;
    const { isRTL, layout, menuCollapsed, menuHidden } = this.#currentSettings;
    const horizontal = layout === 'horizontal';
    const types = {
      floating: strings.typeFloating,
      sticky: strings.typeSticky,
      static: strings.typeStatic,
      hidden: strings.typeHidden,
    };
    return html`${this.renderSkins()}
      ${this.renderSegments('contentWidth', strings.contentWidth, { full: strings.widthFull, boxed: strings.widthBoxed })}
      ${this.renderSegments('layout', strings.menuLayout, { vertical: strings.menuVertical, horizontal: strings.menuHorizontal })}
      <div class="switches">
        ${this.renderSwitch('menuCollapsed', strings.menuCollapsed, menuCollapsed && !horizontal, horizontal ? strings.menuCollapsedReason : '')}
        ${this.renderSwitch('menuHidden', strings.menuHidden, menuHidden)}
        ${this.renderSwitch('isRTL', strings.rightToLeft, isRTL ?? isRtl)}
      </div>
      ${this.renderColors()}
      ${this.renderSelect('navbarType', horizontal ? strings.menuType : strings.navbarType, types, horizontal ? 'hidden' : undefined)}
      ${this.renderSegments('footerType', strings.footerType, { static: types.static, sticky: types.sticky, hidden: types.hidden })}
      ${this.renderSelect('routerTransition', strings.routerTransition, {
        fade: strings.transitionFade,
        'fade-in-left': strings.transitionFadeInLeft,
        'zoom-in': strings.transitionZoomIn,
        none: strings.transitionNone,
      })}`;
  }

  private renderSkins(): TemplateResult {
    const { strings } = this.#locale;
    const labels = {
      light: strings.skinLight,
      bordered: strings.skinBordered,
      dark: strings.skinDark,
      'semi-dark': strings.skinSemiDark,
    };
    return this.renderTiles(
      'skin',
      strings.skin,
      labels,
      (skin) => html`<span slot="start" class="skin" data-preview=${skin}></span>`,
    );
  }

  private renderColors(): TemplateResult {
    const { strings } = this.#locale;
    const labels = {
      white: strings.colorWhite,
      primary: strings.colorPrimary,
      secondary: strings.colorSecondary,
      success: strings.colorSuccess,
      danger: strings.colorDanger,
      info: strings.colorInfo,
      warning: strings.colorWarning,
      dark: strings.colorDark,
    };
    return this.renderTiles(
      'navbarColor',
      strings.navbarColor,
      labels,
      (color) => html`<span slot="start" class="color" data-navbar-color=${color}></span>`,
    );
  }

  /** Returns a handler of a group's `change` event, which applies the selected value to a setting. */
  #handleChoice(key: AppearanceChoice) {
    const options: readonly string[] = appearanceOptions[key];
    return ({ currentTarget }: Event & { readonly currentTarget: { readonly value: string | null } }): void => {
      const selected = options.find((value) => value === currentTarget.value);
      if (selected !== undefined) this.#applyChange({ [key]: selected });
    };
  }

  private renderSegments<Key extends AppearanceChoice>(key: Key, label: string, labels: Labels<Key>): TemplateResult {
    const options: readonly AppearanceChoices[Key][] = appearanceOptions[key];
    return html`<plinth-segmented-control
      class="segments"
      label=${label}
      .value=${this.#currentSettings[key]}
      @change=${this.#handleChoice(key)}
    >
      ${options.map((value) => html`<plinth-segment value=${value}>${labels[value]}</plinth-segment>`)}
    </plinth-segmented-control>`;
  }

  private renderTiles<Key extends AppearanceChoice>(
    key: Key,
    label: string,
    labels: Labels<Key>,
    renderPicture: (value: AppearanceChoices[Key]) => TemplateResult,
  ): TemplateResult {
    const options: readonly AppearanceChoices[Key][] = appearanceOptions[key];
    return html`<plinth-radio-tile-group
      class="tiles"
      label=${label}
      .value=${this.#currentSettings[key]}
      @change=${this.#handleChoice(key)}
    >
      ${options.map((value) => html`<plinth-radio-tile value=${value}>${renderPicture(value)}<span class="name">${labels[value]}</span></plinth-radio-tile>`)}
    </plinth-radio-tile-group>`;
  }

  private renderSwitch(
    key: 'isRTL' | 'menuCollapsed' | 'menuHidden',
    label: string,
    checked: boolean,
    reason = '',
  ): TemplateResult {
    const handleChange = (event: Event & { readonly currentTarget: { readonly checked: boolean } }): void =>
      this.#applyChange({ [key]: event.currentTarget.checked });
    return html`<plinth-switch
      .checked=${checked}
      ?disabled=${reason !== ''}
      .description=${reason}
      @change=${handleChange}
      >${label}</plinth-switch
    >`;
  }

  private renderSelect<Key extends 'navbarType' | 'routerTransition'>(
    key: Key,
    label: string,
    labels: Labels<Key>,
    excluded?: AppearanceChoices[Key],
  ): TemplateResult {
    const options: readonly AppearanceChoices[Key][] = appearanceOptions[key];
    const handleChange = (event: Event & { readonly currentTarget: HTMLSelectElement }): void => {
      const selected = options.find((value) => value === event.currentTarget.value);
      if (selected !== undefined) this.#applyChange({ [key]: selected });
    };
    const visibleOptions = options.filter((value) => value !== excluded);
    return html`<plinth-field label=${label}>
      <select name=${key} @change=${handleChange}>
        ${visibleOptions.map((value) => html`<option value=${value}>${labels[value]}</option>`)}
      </select>
    </plinth-field>`;
  }
}
