import type { LitElement } from 'lit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '#strings/ar.ts';
import { de } from '#strings/de.ts';
import { fr } from '#strings/fr.ts';
import { pt } from '#strings/pt.ts';
import { setStrings } from '#strings/strings.ts';
import { createElement, deep, propertiesOf, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

const WIDTH_PX = 320;
const MARGIN_PX = 16;
const pageSheet = new CSSStyleSheet();
pageSheet.replaceSync(`body { margin: 0; padding: ${MARGIN_PX}px }`);
const { innerWidth: initialWidth, innerHeight: initialHeight } = globalThis;

beforeAll(async () => {
  for (const [language, strings] of Object.entries({ ar, de, fr, pt })) setStrings(language, strings);
  await page.viewport(WIDTH_PX, 900);
});

afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

afterAll(() => page.viewport(initialWidth, initialHeight));

/** The texts of a page, in its own language. */
const TEXTS: Readonly<Record<string, string>> = {
  en: 'Your company’s bank connection',
  de: 'Bankverbindung Ihrer Hauptgeschäftsstelle',
  fr: 'Coordonnées bancaires de l’établissement principal',
  pt: 'Dados bancários do estabelecimento principal',
  ar: 'البيانات المصرفية للمقر الرئيسي للشركة',
};

/** Long values and everything that takes room in a popup, by tag. */
function contentFor(tag: string, text: string): Record<string, unknown> {
  const options = [
    { value: 'or', label: text, description: `${text}, ${text}`, group: text },
    { value: 'wa', label: 'Washington' },
  ];
  const presets = [{ label: text, value: tag.includes('range') ? '2026-11-01/2026-11-30' : '2026-11-30' }];
  const contents: Record<string, Record<string, unknown>> = {
    'plinth-combobox': { remote: false, multiple: true, options, values: ['or', 'wa'] },
    'plinth-select': { options, value: 'or' },
    'plinth-date-picker': { presets, monthSelect: true },
    'plinth-date-range-picker': { presets, monthSelect: true },
    'plinth-money-field': { cents: true, value: 1_234_567_890 },
    'plinth-tag-input': { values: [text, 'wine'] },
  };
  return { label: text, help: text, error: text, clearable: true, optional: true, ...contents[tag] };
}

async function mountField(specimen: Specimen, language: string) {
  document.adoptedStyleSheets = [pageSheet];
  Object.assign(document.documentElement, { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
  const field = createElement(specimen);
  Object.assign(field, contentFor(specimen.tag, TEXTS[language] ?? ''));
  document.body.append(field);
  await rendered(field);
  return field;
}

/** Opens the popup of a field, if it has one. */
async function openPopup(field: LitElement): Promise<void> {
  const select = field.shadowRoot?.querySelector('select');
  if (select) await userEvent.click(select);
  else if ('open' in field) field.open = true;
  await rendered(field);
  await Promise.all(deep(field).flatMap((each) => each.getAnimations().map(({ finished }) => finished)));
}

const isVisuallyHidden = (element: Element): boolean => element.closest('.visually-hidden, [hidden]') !== null;

/** Returns what an element is, for a failure message. */
const nameOf = (element: Element): string =>
  [element.localName, element.getAttribute('part'), element.getAttribute('class')].filter(Boolean).join('.');

/** Returns the parts of a field that reach out of the window or of their frame, and those that clip their content or scroll sideways. */
function findClipped(field: Element): string[] {
  return deep(field).flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || isVisuallyHidden(element)) return [];
    const frame =
      element.closest('[part="control"], [part="panel"]') ?? element.assignedSlot?.closest('[part="control"]');
    // The frame of a one-time code clips the letter spacing after the last character of its input.
    const isCut = frame !== null && frame !== undefined && getComputedStyle(frame).overflowX === 'clip';
    if (isCut && (element === frame || element.matches('input'))) return [];
    const problems: string[] = [];
    const { left, right, width } = element.getBoundingClientRect();
    const bounds = frame?.getBoundingClientRect() ?? { left: 0, right: WIDTH_PX };
    if (width > 0 && (left < Math.max(0, bounds.left) - 1 || right > Math.min(WIDTH_PX, bounds.right) + 1))
      problems.push(`${nameOf(element)} from ${Math.round(left)} to ${Math.round(right)}`);
    const { overflowX, textOverflow } = getComputedStyle(element);
    // Ellipses are for the texts of users.
    const isClipping = element.matches('input') || (overflowX !== 'visible' && textOverflow !== 'ellipsis');
    if (isClipping && element.scrollWidth > element.clientWidth + 1)
      problems.push(`${nameOf(element)} shows ${element.clientWidth} of ${element.scrollWidth} px`);
    return problems;
  });
}

const fields = specimens.filter((specimen) => propertiesOf(specimen).some(({ name }) => name === 'readOnly'));

describe.each(Object.keys(TEXTS))('at 320 px, in the language %s', (language) => {
  it.each(fields)('$tag fits into the window, closed and open', async (specimen) => {
    const field = await mountField(specimen, language);
    expect(findClipped(field)).toEqual([]);
    await openPopup(field);
    const isOpen = deep(field).some((each) => each.matches(':popover-open, select:open'));
    expect(isOpen).toBe('open' in field || specimen.tag === 'plinth-select');
    expect(findClipped(field)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(WIDTH_PX);
    await userEvent.keyboard('{Escape}');
  });
});
