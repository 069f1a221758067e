import { html, type TemplateResult } from 'lit';
import { queryAll } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { emit } from '#base/emit.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { languageListStrings } from '#strings/en/language-list.ts';
import type { PlinthMenuItem, PlinthMenuItemEventMap } from '../dropdown-menu/menu-item.ts';
import { MenuItemsElement } from '../dropdown-menu/menu-items-element.ts';
import { languageListStyles } from './language-list.styles.ts';
import { languageName, languageTags, matchingTag } from './language-names.ts';

export interface PlinthLanguageListEventMap {
  'plinth-language-change': CustomEvent<{ readonly language: string }>;
}

/**
 * The languages of a page as items of a menu, each by its name in the language itself. The current one is checked. The
 * page sets its own language when the user selects another.
 *
 * @when Inside a `plinth-dropdown-menu`, a `plinth-user-menu` or a `plinth-submenu`, to change the language of the page.
 * @whenNot Outside of a menu. For the language of a person or a document in a form, use a select.
 * @keyboard Enter, Space — Selects the language. The menu handles the arrow keys.
 * @csspart language - A language.
 * @fires plinth-language-change - Emitted when the user selects another language.
 * @dependency plinth-menu-item
 */
export class PlinthLanguageList extends MenuItemsElement<PlinthLanguageListEventMap> {
  static override styles = languageListStyles;

  readonly #locale = new LocaleController(this, languageListStrings);

  @queryAll('.item') private readonly items!: NodeListOf<PlinthMenuItem>;

  /** The languages, as BCP 47 tags separated by spaces: `en fr pt-PT`. */
  @property() languages = '';
  /** The tag of the current language. Defaults to the language of the element's place in the page. */
  @property() value = '';
  /** The accessible name of the list. Defaults to a localized "Language". */
  @property() label = '';

  override get menuItems(): readonly PlinthMenuItem[] {
    return [...this.items];
  }

  /** Waits until all listeners have run, since any of them may cancel the event. */
  readonly #handleSelect = (event: PlinthMenuItemEventMap['plinth-menu-select']): void => {
    const { value } = event.detail;
    queueMicrotask(() => {
      if (event.defaultPrevented || value === this.#current) return;
      this.value = value;
      emit(this, 'plinth-language-change', { language: value });
    });
  };

  /** The tag of the current language, as in the list. */
  get #current(): string | undefined {
    return matchingTag(languageTags(this.languages), String(this.value || this.#locale.language));
  }

  override render(): TemplateResult {
    const current = this.#current;
    return html`<div
      role="group"
      aria-label=${this.label || this.#locale.strings.language}
      @plinth-menu-select=${this.#handleSelect}
    >
      ${languageTags(this.languages).map(
        (tag) =>
          html`<plinth-menu-item
            class="item"
            part="language"
            type="radio"
            value=${tag}
            .checked=${live(tag === current)}
            ><bdi lang=${tag} dir="auto">${languageName(tag)}</bdi></plinth-menu-item
          >`,
      )}
    </div>`;
  }
}
