import { PageSizes, PDFDocument, rgb, StandardFonts, type Color, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { encodable, wrapText } from './pdf-text.ts';

const MARGIN = 56;
const [PAGE_WIDTH, PAGE_HEIGHT] = PageSizes.A4;
const FOOT_HEIGHT = 28;

/** The edges of the text on a page, in points. */
export const SHEET = { left: MARGIN, right: PAGE_WIDTH - MARGIN, width: PAGE_WIDTH - 2 * MARGIN };

/** The colors of a paper on white. */
export const INK = {
  text: rgb(0.09, 0.11, 0.16),
  muted: rgb(0.32, 0.35, 0.42),
  line: rgb(0.82, 0.83, 0.86),
  brand: rgb(0.12, 0.34, 0.64),
} as const;

/** How a text is set. */
export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: Color;
  readonly align?: 'left' | 'right';
}

const DEFAULT_SIZE = 10;
const LINE_HEIGHT = 1.45;

/** Returns the height of a line. */
export const lineHeight = (size = DEFAULT_SIZE): number => size * LINE_HEIGHT;

/** The pages of a document, with the place at which it goes on. */
export class PdfSheets {
  /** Starts a document with its first page. */
  static async create(title: string): Promise<PdfSheets> {
    const document = await PDFDocument.create();
    document.setTitle(title);
    document.setLanguage('en-US');
    const regular = await document.embedFont(StandardFonts.Helvetica);
    const bold = await document.embedFont(StandardFonts.HelveticaBold);
    return new PdfSheets(document, { regular, bold });
  }

  readonly #document: PDFDocument;
  readonly #fonts: { readonly regular: PDFFont; readonly bold: PDFFont };
  readonly #characters: ReadonlySet<number>;
  #page: PDFPage;
  /** Distance from the bottom of the page to the next line. */
  y = PAGE_HEIGHT - MARGIN;

  private constructor(document: PDFDocument, fonts: { readonly regular: PDFFont; readonly bold: PDFFont }) {
    this.#document = document;
    this.#fonts = fonts;
    this.#characters = new Set(fonts.regular.getCharacterSet());
    this.#page = document.addPage(PageSizes.A4);
  }

  /** Breaks a text into lines of at most a width. */
  wrap(text: string, width: number, { size = DEFAULT_SIZE, bold = false }: TextStyle = {}): readonly string[] {
    return wrapText(this.#encode(text), width, this.#fontOf(bold), size);
  }

  /** Sets a line of text with its end (`right`) or its start at `x`, `down` below the current place. */
  text(text: string, x: number, down: number, style: TextStyle = {}): void {
    const { size = DEFAULT_SIZE, bold = false, color = INK.text, align = 'left' } = style;
    const font = this.#fontOf(bold);
    const encoded = this.#encode(text);
    const start = align === 'right' ? x - font.widthOfTextAtSize(encoded, size) : x;
    this.#page.drawText(encoded, { x: start, y: this.y - down - size, size, font, color });
  }

  /** Sets lines of text below each other and returns their height. */
  lines(lines: readonly string[], x: number, down: number, style: TextStyle = {}): number {
    const height = lineHeight(style.size);
    lines.forEach((line, index) => this.text(line, x, down + index * height, style));
    return lines.length * height;
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

  #fontOf(bold: boolean): PDFFont {
    return bold ? this.#fonts.bold : this.#fonts.regular;
  }

  #encode(text: string): string {
    return text
      .split('\n')
      .map((line) => encodable(line, this.#characters))
      .join('\n');
  }
}
