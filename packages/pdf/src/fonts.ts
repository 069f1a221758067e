import * as fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { FAMILY_ORDERS, type Family } from './families.ts';
import { clustersOf, preparedText } from './text.ts';
import { UnsupportedTextError } from './unsupported-text.ts';

/** A font of a document: what shapes text, and the same font as the document has it. */
export interface PdfFont {
  readonly shaper: fontkit.Font;
  readonly embedded: PDFFont;
  readonly has: (cluster: string) => boolean;
}

/**
 * The OpenType features of text. Ligatures that a script does not require are off, because readers copy their letters in the wrong
 * order from text that runs from right to left.
 */
export const FEATURES = { liga: false, dlig: false };

/** The fonts of a document, in the order in which they are tried. */
export interface PdfFonts {
  readonly regular: readonly PdfFont[];
  readonly bold: readonly PdfFont[];
}

interface FontFile {
  readonly bytes: Uint8Array;
  readonly shaper: fontkit.Font;
  readonly has: (cluster: string) => boolean;
}

/** Joiners and variation selectors, which take no space and need no glyph. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

const files = new WeakMap<() => Promise<{ readonly default: string }>, Promise<FontFile>>();

async function readFile(load: Family['regular']): Promise<FontFile> {
  const address = (await load()).default;
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  const shaper = fontkit.create(bytes);
  if (!('layout' in shaper)) throw new TypeError('Expected a file with one font');
  const characters = new Set(shaper.characterSet);
  const has = (cluster: string): boolean =>
    Array.from(cluster).every((char) => IGNORABLE.test(char) || characters.has(char.codePointAt(0) ?? 0));
  return { bytes, shaper, has };
}

/** Reads a file once. A failed one is read again by the next document. */
function fileOf(load: Family['regular']): Promise<FontFile> {
  const known = files.get(load);
  if (known) return known;
  const file = readFile(load);
  files.set(load, file);
  file.catch(() => files.delete(load));
  return file;
}

/** Loads the families that clusters need, one after the other, and returns them with the clusters that none has. */
async function findFamilies(clusters: ReadonlySet<string>, order: readonly Family[]) {
  const families: Family[] = [];
  let missing = [...clusters];
  for (const family of order) {
    if (families.length > 0 && !missing.some((cluster) => family.characters.test(cluster))) continue;
    const { has } = await fileOf(family.regular);
    const left = missing.filter((cluster) => !has(cluster));
    if (families.length > 0 && left.length === missing.length) continue;
    families.push(family);
    missing = left;
  }
  return { families, missing };
}

/**
 * Loads the fonts of a title and texts, and embeds the part of them that a document uses.
 * @throws UnsupportedTextError if no font has a character of the texts.
 */
export async function loadFonts(document: PDFDocument, title: string, texts: readonly string[]): Promise<PdfFonts> {
  const clusters = new Set([title, ...texts].flatMap((text) => clustersOf(preparedText(text).replaceAll('\n', ''))));
  let found = { families: [] as readonly Family[], missing: [...clusters] };
  for (const order of FAMILY_ORDERS) {
    const next = await findFamilies(clusters, order);
    if (next.missing.length < found.missing.length || found.families.length === 0) found = next;
    if (found.missing.length === 0) break;
  }
  if (found.missing.length > 0) throw new UnsupportedTextError(title, found.missing);
  document.registerFontkit(fontkit);
  const embedded = new Map<FontFile, PdfFont>();
  const embed = async (load: Family['regular']): Promise<PdfFont> => {
    const file = await fileOf(load);
    const known = embedded.get(file);
    if (known) return known;
    const { bytes, shaper, has } = file;
    const font = { shaper, has, embedded: await document.embedFont(bytes, { subset: true, features: FEATURES }) };
    embedded.set(file, font);
    return font;
  };
  const regular: PdfFont[] = [];
  const bold: PdfFont[] = [];
  for (const family of found.families) {
    regular.push(await embed(family.regular));
    bold.push(await embed(family.bold ?? family.regular));
  }
  return { regular, bold };
}
