/**
 * An inline script in the head of every HTML file. It runs before the first paint, so that the prerendered page appears
 * at once, and in the language, the direction and the skin of this browser.
 */
import { pathOfCustomer, type EarlyCalls } from '#core/api/early-responses.ts';
import { currentClaimsOf } from '#core/session/jwt.ts';
import { readStoredFields, readStoredText, writeStoredText } from '#core/storage/stored-text.ts';

const { documentElement: root } = document;

/**
 * The styles of the first paint come with the HTML: a style sheet of its own would take another round trip. They are
 * adopted, because the content security policy allows no style element.
 */
function adoptStyles(id: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(document.getElementById(id)?.textContent ?? '');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Adopts the fonts. On a first visit, they come after the app's code, which they would delay on a slow connection; until
 * then, text has a font of the system with the same metrics. Later visits have them in the browser's cache.
 */
function adoptFonts(): void {
  const adopt = (): void => {
    adoptStyles('font-styles');
    void document.fonts.load('1em "Inter Variable"').then(
      () => writeStoredText('fonts', 'cached'),
      // The next visit is a first one, too.
      () => undefined,
    );
  };
  // Not in the task of the event, which also runs the app's code.
  if (readStoredText('fonts') === null) addEventListener('load', () => setTimeout(adopt), { once: true });
  else adopt();
}

function applyLanguage(): void {
  const language = readStoredText('language') ?? '';
  const template = [...document.querySelectorAll<HTMLTemplateElement>('template[lang]')].find(
    ({ lang }) => lang === language,
  );
  if (template) {
    root.lang = language;
    root.dir = template.dir;
  }
  const direction = readStoredText('direction');
  if (direction === 'ltr' || direction === 'rtl') root.dir = direction;
  const strings = document.createElement('link');
  Object.assign(strings, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  strings.href = `/assets/data/locales/${root.lang}.json`;
  document.head.append(strings);
}

function applyAppearance(): void {
  const skin = readStoredText('skin');
  if (skin !== null && /^(bordered|dark|semi-dark)$/.test(skin)) root.dataset['skin'] = skin;
  const { layout, menuHidden, menuCollapsed } = readStoredFields('layout');
  if (menuHidden === true || layout === 'horizontal') root.dataset['menu'] = 'hidden';
  else if (menuCollapsed === true) root.dataset['menu'] = 'collapsed';
}

/** Keeps the room of the line that names a promo code, which the app renders later. */
function reservePromo(): void {
  if (readStoredText('promo') !== null || new URLSearchParams(location.search).has('promo')) root.dataset['promo'] = '';
}

/** Hides a page that this person will not see: a form from a user, the frame of the app from a visitor. */
function hideForOthers(): void {
  const isUser = readStoredText('accessToken') !== null || readStoredText('registration') !== null;
  const audience = document.currentScript?.dataset['audience'];
  if (audience !== undefined && (audience === 'user') !== isUser) root.dataset['prerendered'] = 'hidden';
}

/** Requests the account's data while the app's code is loading. The API client takes the responses. */
function requestEarly(): void {
  const text = document.getElementById('early-calls')?.textContent;
  const token = readStoredText('accessToken');
  const claims = token === null ? null : currentClaimsOf(token, Date.now());
  if (!text || token === null || !claims) return;
  const { baseUrl, claim, paths } = JSON.parse(text) as EarlyCalls;
  const id = claims[claim];
  const customerId = typeof id === 'string' ? id : null;
  const byPath = new Map<string, Promise<Response>>();
  for (const template of paths) {
    const path = pathOfCustomer(template, customerId);
    if (path === null) continue;
    const response = fetch(baseUrl + path, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      credentials: 'omit',
    });
    // The client asks again where it failed.
    response.catch(() => undefined);
    byPath.set(path, response);
  }
  globalThis.plinthEarlyResponses = { token, customerId, byPath };
}

requestEarly();
adoptStyles('first-paint-styles');
adoptFonts();
applyLanguage();
applyAppearance();
reservePromo();
hideForOthers();
