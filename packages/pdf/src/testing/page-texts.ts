import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** A text of a page, with its distance from the bottom of the page. */
export interface PageText {
  readonly text: string;
  readonly y: number;
}

const decoded = (stream: unknown): string =>
  stream instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()) : '';

const charactersOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Returns the characters of the glyphs of a font by their codes, as the font's `ToUnicode` map has them. */
function readCharacterMap(font: PDFDict): Map<string, string> {
  const map = decoded(font.lookup(PDFName.of('ToUnicode')));
  return new Map(
    Array.from(map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]*)>$/gim), ([, code = '', hex = '']) => [
      code.toUpperCase(),
      charactersOf(hex),
    ]),
  );
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.map((stream) => decoded(page.doc.context.lookup(stream))).join('\n');
}

function textsOf(page: PDFPage): PageText[] {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const texts: { text: string; y: number }[] = [];
  let characters = new Map<string, string>();
  let y = 0;
  for (const [, fontName, matrixY, shown] of contentOf(page).matchAll(
    /\/(\S+) [\d.]+ Tf|([\d.-]+) Tm|<([0-9A-F]*)> Tj/gi,
  )) {
    if (fontName !== undefined && fonts) characters = readCharacterMap(fonts.lookup(PDFName.of(fontName), PDFDict));
    if (matrixY !== undefined) y = Number(matrixY);
    if (shown === undefined) continue;
    const text = (shown.match(/.{4}/g) ?? []).map((code) => characters.get(code.toUpperCase()) ?? '\uFFFD').join('');
    const last = texts.at(-1);
    if (last?.y === y) last.text += text;
    else texts.push({ text, y });
  }
  return texts;
}

/** Returns the texts of each page of a PDF, in the order in which they are drawn. What is on one line is one text. */
export async function pageTexts(pdf: Blob): Promise<readonly (readonly PageText[])[]> {
  const document = await PDFDocument.load(await pdf.arrayBuffer());
  return document.getPages().map((page) => textsOf(page));
}

/** Returns the text of a PDF, with a line for each line of its pages. */
export const textOfPdf = async (pdf: Blob): Promise<string> =>
  (await pageTexts(pdf)).flatMap((texts) => texts.map(({ text }) => text)).join('\n');
