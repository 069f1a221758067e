import type { LitElement } from 'lit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ar } from '#strings/ar.ts';
import { de } from '#strings/de.ts';
import { fr } from '#strings/fr.ts';
import { pt } from '#strings/pt.ts';
import { setStrings } from '#strings/strings.ts';
import { setMotion } from '../set-motion.ts';
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
  // A card leaves it less room than the window.
  const card = document.createElement('plinth-card');
  card.append(field);
  document.body.append(card);
  await rendered(card);
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

/** Returns the element around another one as it is rendered, across shadow trees. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Returns an element and the elements around it, the innermost first. */
function lineage(element: Element): Element[] {
  const parent = parentOf(element);
  return parent ? [element, ...lineage(parent)] : [element];
}

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
  it.each(fields)('$tag fits into a card, and its popup into the window', async (specimen) => {
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

/** The properties that are shown as a text. */
const LABEL_NAME =
  /^(?:label|heading|help|error|description|reason|text|message|action|institution|note|menuLabel|readAllLabel|valueText|period|roleName|email|title|hint|subtitle|header|group)$/;
/** The slots for an icon, or for what is as short as one. */
const ICON_SLOTS = 'start end icon mark'.split(' ');
const LABELS = {
  'several words': 'Bankverbindung Ihrer Hauptgeschäftsstelle und aller Zweigniederlassungen',
  'one word': 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
};

/** Returns a property's value with its texts replaced. */
function relabel(value: unknown, label: string): unknown {
  if (Array.isArray(value)) return value.map((each) => relabel(each, label));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      typeof each === 'string' && LABEL_NAME.test(name) ? label : relabel(each, label),
    ]),
  );
}

/** Replaces the texts of an element of the kit and of its children. */
function setLabels(element: Element, label: string): void {
  if (ICON_SLOTS.includes(element.slot)) return;
  for (const child of element.childNodes)
    if (child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim()) child.nodeValue = label;
  const { elementProperties } = element.constructor as { readonly elementProperties?: Map<string, unknown> };
  for (const name of elementProperties?.keys() ?? [])
    if (LABEL_NAME.test(name)) Object.assign(element, { [name]: label });
  for (const child of element.children) setLabels(child, label);
}

/** Creates the element of a specimen with a label for each of its texts, and buttons of the kit in its slots. */
function createLabeled(specimen: Specimen, label: string): LitElement {
  const element = createElement({ ...specimen, values: relabel(specimen.values, label) as Specimen['values'] });
  for (const native of element.querySelectorAll('button')) {
    const button = document.createElement('plinth-button');
    Object.assign(button, { slot: native.slot, textContent: native.textContent });
    native.replaceWith(button);
  }
  setLabels(element, label);
  return element;
}

/** A text, or a control, that is rendered. */
interface Rendered {
  readonly element: Element;
  readonly name: string;
  /** The boxes of its lines. */
  readonly lines: readonly DOMRect[];
  readonly isText: boolean;
}

/** Returns an element, or the one around it if it has no box itself, such as a slot. */
const boxOf = (element: Element): Element =>
  lineage(element).find((each) => getComputedStyle(each).display !== 'contents') ?? element;

/** Whether an element is rendered, and not only for assistive technology. */
const isShown = (element: Element): boolean =>
  boxOf(element).checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !lineage(element).some((each) => each.matches('.visually-hidden, plinth-visually-hidden, [hidden], .skip'));

/** Returns the texts and the controls of an element, also in shadow trees. */
function contentsOf(root: Element): Rendered[] {
  return deep(root)
    .filter(isShown)
    .flatMap((element) => {
      const texts = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const name = `${nameOf(element)} “${node.nodeValue?.trim().slice(0, 20)}”`;
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          return { element: boxOf(element), name, lines, isText: true };
        });
      const isControl = element.matches('button, input:not([type="range"]), select, textarea');
      return isControl
        ? [...texts, { element, name: nameOf(element), lines: [element.getBoundingClientRect()], isText: false }]
        : texts;
    });
}

/** Returns the element of the top layer that contains another one. */
const layerOf = (element: Element): Element | undefined =>
  lineage(element).find((each) => each.matches(':popover-open, :modal'));

/** Returns the part of a line that the elements around it leave visible. */
function visiblePart(element: Element, { x, y, width, height }: DOMRect): DOMRect {
  // A line is as high as its font, which reaches over the lines above and below it.
  let [left, right, top, bottom] = [x, x + width, y + height / 4, y + (height * 3) / 4];
  for (const outer of lineage(element)) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const rect = outer.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, rect.left), Math.min(right, rect.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)];
    if (outer.matches(':popover-open, :modal')) break;
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Returns the texts that are over another text or a control. */
function findOverlaps(root: Element): string[] {
  const contents = contentsOf(root).map((each) => ({
    ...each,
    parts: each.lines.map((line) => visiblePart(each.element, line)),
    around: lineage(each.element),
    layer: layerOf(each.element),
  }));
  return contents.flatMap((one, index) =>
    contents.slice(index + 1).flatMap((other) => {
      if (one.layer !== other.layer || !(one.isText || other.isText)) return [];
      if (one.around.includes(other.element) || other.around.includes(one.element)) return [];
      const isOver = one.parts.some((a) =>
        other.parts.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        ),
      );
      return isOver ? [`${one.name} over ${other.name}`] : [];
    }),
  );
}

/** The elements that have two dimensions and scroll in both. */
const TABLES = 'plinth-data-grid, plinth-data-table, plinth-code-snippet';

/** Returns the texts that are cut off, and those that are wider than the window or than what they scroll in. */
function findCut(root: Element): string[] {
  return contentsOf(root).flatMap(({ element, name, lines, isText }) => {
    const around = lineage(element);
    if (!isText || around.some((each) => each.matches(TABLES))) return [];
    const frames = around.map((each) => ({ ...getStyles(each), rect: each.getBoundingClientRect() }));
    const scroller = frames.findIndex(({ overflowX }) => /auto|scroll/.test(overflowX));
    // Content that can be scrolled to is not cut by the frames around its scroller.
    const cutting = frames.slice(0, scroller < 0 ? undefined : scroller);
    const width = scroller < 0 ? WIDTH_PX : (frames[scroller]?.rect.width ?? 0);
    const problems = lines.flatMap((line) => {
      const isOut = scroller < 0 ? line.left < -1 || line.right > WIDTH_PX + 1 : line.width > width + 1;
      const isCutX = cutting.some(
        ({ overflowX, rect }) =>
          /hidden|clip/.test(overflowX) && (line.left < rect.left - 3 || line.right > rect.right + 3),
      );
      return isOut || isCutX
        ? [`${name} ${Math.round(line.left)}–${Math.round(line.right)} of ${Math.round(width)}`]
        : [];
    });
    const scrollsY = frames.findIndex(({ overflowY }) => /auto|scroll/.test(overflowY));
    const isCutY = frames
      .slice(0, scrollsY < 0 ? undefined : scrollsY)
      .some(
        ({ overflowY, rect }) =>
          /hidden|clip/.test(overflowY) &&
          lines.some((line) => line.top < rect.top - 6 || line.bottom > rect.bottom + 6),
      );
    return isCutY ? [...problems, `${name} is cut at its top or bottom`] : problems;
  });
}

function getStyles(element: Element): { readonly overflowX: string; readonly overflowY: string } {
  const { overflowX, overflowY } = getComputedStyle(element);
  return { overflowX, overflowY };
}

/** Opens the menus and popovers of an element. */
async function openAll(element: Element): Promise<void> {
  for (const each of deep(element).filter(
    (node) => 'open' in node && node.matches('plinth-popover, plinth-dropdown-menu'),
  ))
    Object.assign(each, { open: true });
  await rendered(element);
}

describe.each(Object.entries(LABELS))('at 320 px, with labels of %s', (_name, label) => {
  let restoreMotion: () => void;
  beforeAll(() => {
    restoreMotion = setMotion('0ms');
  });
  afterAll(() => restoreMotion());

  it.each(specimens)('$tag shows all of each text', async (specimen) => {
    document.adoptedStyleSheets = [pageSheet];
    const element = createLabeled(specimen, label);
    document.body.append(element);
    await rendered(element);
    await openAll(element);
    expect([...findCut(element), ...findOverlaps(element)]).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(WIDTH_PX);
  });
});

/** The height of a window of 1,280 × 1,024 px that is zoomed to 400 %. */
const ZOOMED_HEIGHT_PX = 256;

/** Returns the element at a point, across shadow trees. */
function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  let inner = found?.shadowRoot?.elementFromPoint(x, y);
  while (inner && inner !== found) {
    found = inner;
    inner = found.shadowRoot?.elementFromPoint(x, y);
  }
  return found;
}

/** Returns the texts of the topmost layer whose first or last line can't be scrolled into view. */
function findUnreachable(root: Element): string[] {
  const layer = deep(root).findLast((each) => each.matches(':popover-open, :modal'));
  const texts = contentsOf(root).filter(({ element, isText }) => isText && layerOf(element) === layer);
  return texts.flatMap(({ element, name }, index) =>
    (['start', 'end'] as const).flatMap((block) => {
      element.scrollIntoView({ block, behavior: 'instant' });
      const { lines } = contentsOf(root).filter((each) => each.isText && layerOf(each.element) === layer)[index]!;
      const line = lines.at(block === 'start' ? 0 : -1);
      if (!line) return [];
      const hit = elementAt((line.left + line.right) / 2, (line.top + line.bottom) / 2);
      // A control that covers its label takes the press.
      const isReached = hit !== null && (lineage(hit).includes(element) || hit.matches('input'));
      return isReached ? [] : [`the ${block} of ${name}`];
    }),
  );
}

describe.each([ZOOMED_HEIGHT_PX, 520])('in a window of 320 × %i px', (height) => {
  let restoreMotion: () => void;
  beforeAll(async () => {
    restoreMotion = setMotion('0ms');
    await page.viewport(WIDTH_PX, height);
  });
  afterAll(() => restoreMotion());

  const overlays = specimens.filter((specimen) => propertiesOf(specimen).some(({ name }) => name === 'open'));

  it.each(overlays)('all of an open $tag can be read, with a heading of any length', async (specimen) => {
    document.adoptedStyleSheets = [pageSheet];
    const element = createLabeled(specimen, LABELS['several words']);
    if ('heading' in element) element.heading = `${LABELS['several words']} ${LABELS['one word']} `.repeat(8);
    Object.assign(element, { open: true });
    document.body.append(element);
    await rendered(element);
    expect(findUnreachable(element)).toEqual([]);
  });
});
