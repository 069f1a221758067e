import {
  beginText,
  endText,
  PageSizes,
  PDFDocument,
  PDFHexString,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type Color,
  type PDFFont,
  type PDFName,
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { loadFonts, type PdfFonts } from './fonts.ts';
import { runWidth, shape, type Run } from './shape.ts';
import { preparedText, wrapText } from './text.ts';

const MARGIN = 56;
const [PAGE_WIDTH, PAGE_HEIGHT] = PageSizes.A4;
const FOOT_HEIGHT = 28;

/** The edges of the text on a page, in points. */
export const SHEET = { left: MARGIN, right: PAGE_WIDTH - MARGIN, width: PAGE_WIDTH - 2 * MARGIN };

/** The colors of texts and lines on a white page. */
export const INK = {
  text: rgb(0.09, 0.11, 0.16),
  muted: rgb(0.32, 0.35, 0.42),
  line: rgb(0.82, 0.83, 0.86),
  brand: rgb(0.12, 0.34, 0.64),
} as const;

/** The style of a text. */
export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: Color;
  readonly align?: 'left' | 'right';
}

/** A text in a row, with its end (`right`) or its start at `x`. */
export interface Cell extends TextStyle {
  readonly text: string;
  readonly x: number;
}

const DEFAULT_SIZE = 10;
const LINE_HEIGHT = 1.45;
/** Digits of an encoded glyph. */
const GLYPH_DIGITS = 4;
/** The texts that a document has besides those of its author. */
const FOOT_CHARACTERS = 'Page of 0123456789';

/** Returns the height of a line. */
export const lineHeight = (size = DEFAULT_SIZE): number => size * LINE_HEIGHT;

/** The pages of a document, with the place at which it goes on. */
export class PdfSheets {
  /**
   * Starts a document with its first page.
   * @param texts everything that will be set, from which the fonts follow.
   * @throws UnsupportedTextError if no font has a character of the texts.
   */
  static async create(title: string, texts: readonly string[]): Promise<PdfSheets> {
    // Without the time of its creation, the same text is the same file.
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setTitle(title);
    document.setLanguage('en-US');
    return new PdfSheets(document, await loadFonts(document, title, [FOOT_CHARACTERS, ...texts]));
  }

  readonly #document: PDFDocument;
  readonly #fonts: PdfFonts;
  readonly #widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  readonly #fontNames = new WeakMap<PDFPage, Map<PDFFont, PDFName>>();
  #page: PDFPage;
  /** Distance from the bottom of the page to the next line. */
  y = PAGE_HEIGHT - MARGIN;

  private constructor(document: PDFDocument, fonts: PdfFonts) {
    this.#document = document;
    this.#fonts = fonts;
    this.#page = document.addPage(PageSizes.A4);
  }

  /** Breaks a text into lines of at most a width. */
  wrap(text: string, width: number, { size = DEFAULT_SIZE, bold = false }: TextStyle = {}): readonly string[] {
    return wrapText(preparedText(text), width, (part) => this.#widthOf(part, bold) * size);
  }

  /** Sets a line of text with its end (`right`) or its start at `x`, `down` below the current place. */
  text(text: string, x: number, down: number, style: TextStyle = {}): void {
    const { size = DEFAULT_SIZE, bold = false, color = INK.text, align = 'left' } = style;
    const runs = shape(preparedText(text), bold ? this.#fonts.bold : this.#fonts.regular);
    const width = runs.reduce((sum, run) => sum + runWidth(run, size), 0);
    const y = this.y - down - size;
    let start = align === 'right' ? x - width : x;
    for (const run of runs) {
      this.#page.pushOperators(
        beginText(),
        setFillingColor(color),
        setFontAndSize(this.#fontName(run.font.embedded), size),
        ...glyphOperators(run, start, y, size),
        endText(),
      );
      start += runWidth(run, size);
    }
  }

  /**
   * Sets texts beside each other at the current place and goes on below them.
   * @param startPage called when the row begins a new page, to repeat what stands above it.
   */
  row(cells: readonly Cell[], height = lineHeight(), startPage?: () => void): void {
    if (!this.fits(height)) {
      this.addPage();
      startPage?.();
    }
    for (const { text, x, ...style } of cells) this.text(text, x, 0, style);
    this.y -= height;
  }

  /** Sets columns of lines beside each other. What does not fit goes on at the next page. */
  columns(columns: readonly (readonly Cell[][])[], height = lineHeight()): void {
    const count = Math.max(0, ...columns.map((rows) => rows.length));
    for (let index = 0; index < count; index += 1)
      this.row(
        columns.flatMap((rows) => rows[index] ?? []),
        height,
      );
  }

  /** Draws a horizontal rule at the current place. */
  rule({ from = SHEET.left, to = SHEET.right, down = 0, color = INK.line as Color, dashed = false } = {}): void {
    const y = this.y - down;
    this.#page.drawLine({
      start: { x: from, y },
      end: { x: to, y },
      thickness: 0.75,
      color,
      ...(dashed ? { dashArray: [3, 3] } : {}),
    });
  }

  /** Draws the path of a mark, whose top is at the current place. */
  mark(path: string, scale: number): void {
    this.#page.drawSvgPath(path, { x: SHEET.left, y: this.y, scale, color: INK.brand });
  }

  /** Whether something of a height still fits on the page. */
  fits(height: number): boolean {
    return this.y - height >= MARGIN + FOOT_HEIGHT;
  }

  /** Goes on at the top of a new page. */
  addPage(): void {
    this.#page = this.#document.addPage(PageSizes.A4);
    this.y = PAGE_HEIGHT - MARGIN;
  }

  /** Goes on at a new page unless something of a height still fits. */
  keep(height: number): void {
    if (!this.fits(height)) this.addPage();
  }

  /** Writes the foot of every page and returns the bytes. */
  async save(foot: string): Promise<Blob> {
    const pages = this.#document.getPages();
    pages.forEach((page, index) => {
      this.#page = page;
      this.y = MARGIN;
      this.text(foot, SHEET.left, 0, { size: 8, color: INK.muted });
      this.text(`Page ${index + 1} of ${pages.length}`, SHEET.right, 0, { size: 8, color: INK.muted, align: 'right' });
    });
    const bytes = await this.#document.save();
    return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
  }

  /** Returns the width of a text at a size of 1. The words of a document recur, and shaping them takes time. */
  #widthOf(text: string, bold: boolean): number {
    const weight = bold ? 'bold' : 'regular';
    const known = this.#widths[weight].get(text);
    if (known !== undefined) return known;
    const width = shape(text, this.#fonts[weight]).reduce((sum, run) => sum + runWidth(run, 1), 0);
    this.#widths[weight].set(text, width);
    return width;
  }

  /** Returns the name that a font has on the current page. */
  #fontName(font: PDFFont): PDFName {
    const names = this.#fontNames.get(this.#page) ?? new Map<PDFFont, PDFName>();
    this.#fontNames.set(this.#page, names);
    const name = names.get(font) ?? this.#page.node.newFontDictionary(font.name, font.ref);
    names.set(font, name);
    return name;
  }
}

/** Returns what shows the glyphs of a run: together as far as they follow each other by their own widths. */
function glyphOperators({ font, text, positions, widths }: Run, start: number, y: number, size: number): PDFOperator[] {
  const codes = font.embedded.encodeText(text).asString();
  const scale = size / font.shaper.unitsPerEm;
  const operators: PDFOperator[] = [];
  let shown = '';
  let pen = 0;
  /** Where the next glyph stands if nothing moves it; null before the first one. */
  let next: number | null = null;
  const flush = () => {
    if (shown !== '') operators.push(showText(PDFHexString.of(shown)));
    shown = '';
  };
  positions.forEach(({ xAdvance, xOffset, yOffset }, index) => {
    const x = pen + xOffset;
    if (x !== next || yOffset !== 0) {
      flush();
      operators.push(setTextMatrix(1, 0, 0, 1, start + x * scale, y + yOffset * scale));
    }
    shown += codes.slice(index * GLYPH_DIGITS, (index + 1) * GLYPH_DIGITS);
    next = yOffset === 0 ? x + (widths[index] ?? 0) : null;
    pen += xAdvance;
  });
  flush();
  return operators;
}
