import { INK, lineHeight, PdfSheets, SHEET, type Cell } from '@plinth/pdf';
import { brand } from '#core/config/brand.ts';
import type { Fact, PaperContent, PaperItem } from '../paper-content.ts';

const SECOND_COLUMN = SHEET.left + SHEET.width / 2 + 12;
const COLUMN_WIDTH = SHEET.width / 2 - 12;
const RATE_END = SHEET.right - 150;
const QTY_END = SHEET.right - 90;
const SERVICE_WIDTH = RATE_END - 80 - SHEET.left;
const SUMS_START = SHEET.right - 210;
const FACT_NAME_WIDTH = 70;
const MUTED = { color: INK.muted } as const;
const SMALL = { size: 9, color: INK.muted } as const;
const LABEL = { size: 8, color: INK.muted } as const;
const LINE = lineHeight();
const SMALL_LINE = lineHeight(SMALL.size);
const SUM_LINE = 20;
const ITEM_PADDING = 8;
/** A higher item is split where it stands instead of leaving the rest of a page empty. */
const MAX_HEIGHT_IN_ONE_PIECE = 200;

function drawHead(sheets: PdfSheets, { heading, sender, dates }: PaperContent): void {
  sheets.mark(brand.mark, 1.2);
  sheets.text(brand.name, SHEET.left + 32, 4, { size: 14, bold: true });
  sheets.text(heading, SHEET.right, 2, { size: 18, bold: true, align: 'right' });
  sheets.y -= 40;
  sheets.columns([
    sender.map((text) => [{ text, x: SHEET.left, ...MUTED }]),
    dates.map(({ name, value }) => [
      { text: name, x: SHEET.right - 130, ...MUTED },
      { text: value, x: SHEET.right, align: 'right' },
    ]),
  ]);
  sheets.y -= 26;
}

/** Returns the rows of names with their values below each other. */
const factRows = (sheets: PdfSheets, facts: readonly Fact[], x: number): Cell[][] =>
  facts.flatMap(({ name, value }) =>
    sheets
      .wrap(value, COLUMN_WIDTH - FACT_NAME_WIDTH)
      .map((text, index) => [...(index === 0 ? [{ text: name, x, ...MUTED }] : []), { text, x: x + FACT_NAME_WIDTH }]),
  );

function drawParties(sheets: PdfSheets, { clientName, client, account }: PaperContent): void {
  sheets.text('Bill to', SHEET.left, 0, LABEL);
  sheets.text('Payment details', SECOND_COLUMN, 0, LABEL);
  sheets.y -= 16;
  const nameRows = sheets
    .wrap(clientName, COLUMN_WIDTH, { bold: true })
    .map((text): Cell[] => [{ text, x: SHEET.left, bold: true }]);
  const clientRows = client
    .flatMap((line) => sheets.wrap(line, COLUMN_WIDTH))
    .map((text): Cell[] => [{ text, x: SHEET.left, ...MUTED }]);
  sheets.columns([[...nameRows, ...clientRows], factRows(sheets, account, SECOND_COLUMN)]);
  sheets.y -= 24;
}

function drawTableHead(sheets: PdfSheets): void {
  sheets.keep(24 + 2 * ITEM_PADDING + LINE);
  sheets.rule({ color: INK.text });
  sheets.text('Service', SHEET.left, 8, LABEL);
  sheets.text('Rate', RATE_END, 8, { ...LABEL, align: 'right' });
  sheets.text('Quantity', QTY_END, 8, { ...LABEL, align: 'right' });
  sheets.text('Total', SHEET.right, 8, { ...LABEL, align: 'right' });
  sheets.y -= 24;
  sheets.rule();
}

/** Draws an item. One that does not fit goes on at the next page, below the head of the table. */
function drawItem(sheets: PdfSheets, { service, description, rate, qty, total }: PaperItem): void {
  const [firstLine = '', ...nameLines] = sheets.wrap(service, SERVICE_WIDTH, { bold: true });
  const details = description === '' ? [] : sheets.wrap(description, SERVICE_WIDTH, SMALL);
  const height = (1 + nameLines.length) * LINE + details.length * SMALL_LINE + 2 * ITEM_PADDING;
  const startPage = () => {
    drawTableHead(sheets);
    sheets.y -= ITEM_PADDING;
  };
  const isSplit = height > MAX_HEIGHT_IN_ONE_PIECE;
  if (!sheets.fits(isSplit ? LINE + 2 * ITEM_PADDING : height)) {
    sheets.addPage();
    drawTableHead(sheets);
  }
  sheets.y -= ITEM_PADDING;
  sheets.row([
    { text: firstLine, x: SHEET.left, bold: true },
    { text: rate, x: RATE_END, align: 'right' },
    { text: qty, x: QTY_END, align: 'right' },
    { text: total, x: SHEET.right, bold: true, align: 'right' },
  ]);
  for (const text of nameLines) sheets.row([{ text, x: SHEET.left, bold: true }], LINE, startPage);
  for (const text of details) sheets.row([{ text, x: SHEET.left, ...SMALL }], SMALL_LINE, startPage);
  sheets.y -= ITEM_PADDING;
  sheets.rule();
}

function drawSums(sheets: PdfSheets, { salesperson, sums, total }: PaperContent): void {
  sheets.keep((sums.length + 1) * SUM_LINE + 24);
  sheets.y -= 10;
  const salespersonWidth = SUMS_START - SHEET.left - FACT_NAME_WIDTH - 12;
  const salespersonLines = salesperson === '' ? [] : sheets.wrap(salesperson, salespersonWidth);
  sheets.columns(
    [
      salespersonLines.map((text, index) => [
        ...(index === 0 ? [{ text: 'Salesperson', x: SHEET.left, ...MUTED }] : []),
        { text, x: SHEET.left + FACT_NAME_WIDTH },
      ]),
      sums.map(({ name, value }) => [
        { text: name, x: SUMS_START, ...MUTED },
        { text: value, x: SHEET.right, align: 'right' },
      ]),
    ],
    SUM_LINE,
  );
  sheets.keep(SUM_LINE + 24);
  sheets.rule({ from: SUMS_START, color: INK.text });
  sheets.text(total.name, SUMS_START, 6, { bold: true });
  sheets.text(total.value, SHEET.right, 6, { bold: true, align: 'right' });
  sheets.rule({ from: SHEET.right - 70, down: 20, color: INK.text });
  sheets.rule({ from: SHEET.right - 70, down: 22.5, color: INK.text });
  sheets.y -= 44;
}

/** Draws a remark. A long one goes on at the next page. */
function drawRemark(sheets: PdfSheets, { name, value }: Fact): void {
  sheets.keep(14 + SMALL_LINE);
  sheets.text(name, SHEET.left, 0, LABEL);
  sheets.y -= 14;
  for (const text of sheets.wrap(value, SHEET.width, SMALL))
    sheets.row([{ text, x: SHEET.left, ...SMALL }], SMALL_LINE);
  sheets.y -= 10;
}

function drawStub(sheets: PdfSheets, stub: readonly Fact[]): void {
  sheets.keep(stub.length * LINE + 50);
  sheets.y -= 12;
  sheets.rule({ dashed: true });
  sheets.text('Payment stub', SHEET.left, 12, { bold: true });
  sheets.y -= 30;
  sheets.columns([factRows(sheets, stub, SHEET.left)]);
}

/** The labels that a printed invoice has besides its content. */
const LABELS = ['Bill to', 'Payment details', 'Service', 'Rate', 'Quantity', 'Total', 'Salesperson', 'Payment stub'];

/** Returns every text of a printed invoice. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
}

/**
 * Creates the PDF of an invoice: as many A4 pages as its items need.
 * @throws UnsupportedTextError if no font has a character of it.
 */
export async function createInvoicePdf(content: PaperContent): Promise<Blob> {
  const sheets = await PdfSheets.create(content.heading, [brand.name, ...LABELS, ...textsOf(content)]);
  drawHead(sheets, content);
  drawParties(sheets, content);
  drawTableHead(sheets);
  for (const item of content.items) drawItem(sheets, item);
  drawSums(sheets, content);
  if (content.remarks.length > 0) {
    sheets.keep(40);
    sheets.rule();
    sheets.y -= 12;
    for (const remark of content.remarks) drawRemark(sheets, remark);
  }
  if (content.stub.length > 0) drawStub(sheets, content.stub);
  return sheets.save(content.heading);
}
