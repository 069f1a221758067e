import { brand } from '#core/config/brand.ts';
import { INK, lineHeight, PdfSheets, SHEET } from '#demo/_shared/pdf/pdf-sheet.ts';
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

function drawHead(sheets: PdfSheets, { heading, sender, dates }: PaperContent): void {
  sheets.mark(brand.mark, 1.2);
  sheets.text(brand.name, SHEET.left + 32, 4, { size: 14, bold: true });
  sheets.text(heading, SHEET.right, 2, { size: 18, bold: true, align: 'right' });
  sheets.y -= 40;
  const height = sheets.lines(sender, SHEET.left, 0, MUTED);
  dates.forEach(({ name, value }, index) => {
    sheets.text(name, SHEET.right - 130, index * LINE, MUTED);
    sheets.text(value, SHEET.right, index * LINE, { align: 'right' });
  });
  sheets.y -= Math.max(height, dates.length * LINE) + 26;
}

/** Draws names with their values below each other and returns their height. */
function drawFacts(sheets: PdfSheets, facts: readonly Fact[], x: number, down: number): number {
  let height = 0;
  for (const { name, value } of facts) {
    sheets.text(name, x, down + height, MUTED);
    height += sheets.lines(sheets.wrap(value, COLUMN_WIDTH - FACT_NAME_WIDTH), x + FACT_NAME_WIDTH, down + height);
  }
  return height;
}

function drawParties(sheets: PdfSheets, { clientName, client, account }: PaperContent): void {
  sheets.text('Invoice to', SHEET.left, 0, LABEL);
  sheets.text('Payment details', SECOND_COLUMN, 0, LABEL);
  const top = 16;
  const nameHeight = sheets.lines(sheets.wrap(clientName, COLUMN_WIDTH, { bold: true }), SHEET.left, top, {
    bold: true,
  });
  const clientLines = client.flatMap((line) => sheets.wrap(line, COLUMN_WIDTH));
  const clientHeight = nameHeight + sheets.lines(clientLines, SHEET.left, top + nameHeight, MUTED);
  const accountHeight = drawFacts(sheets, account, SECOND_COLUMN, top);
  sheets.y -= top + Math.max(clientHeight, accountHeight) + 24;
}

function drawTableHead(sheets: PdfSheets): void {
  sheets.rule({ color: INK.text });
  sheets.text('Service', SHEET.left, 8, LABEL);
  sheets.text('Rate', RATE_END, 8, { ...LABEL, align: 'right' });
  sheets.text('Quantity', QTY_END, 8, { ...LABEL, align: 'right' });
  sheets.text('Total', SHEET.right, 8, { ...LABEL, align: 'right' });
  sheets.y -= 24;
  sheets.rule();
}

function drawItem(sheets: PdfSheets, { service, description, rate, qty, total }: PaperItem): void {
  const name = sheets.wrap(service, SERVICE_WIDTH, { bold: true });
  const details = description === '' ? [] : sheets.wrap(description, SERVICE_WIDTH, SMALL);
  const height = name.length * LINE + details.length * SMALL_LINE + 16;
  if (!sheets.fits(height)) {
    sheets.addPage();
    drawTableHead(sheets);
  }
  const nameHeight = sheets.lines(name, SHEET.left, 8, { bold: true });
  sheets.lines(details, SHEET.left, 8 + nameHeight, SMALL);
  sheets.text(rate, RATE_END, 8, { align: 'right' });
  sheets.text(qty, QTY_END, 8, { align: 'right' });
  sheets.text(total, SHEET.right, 8, { bold: true, align: 'right' });
  sheets.y -= height;
  sheets.rule();
}

function drawSums(sheets: PdfSheets, { salesperson, sums, total }: PaperContent): void {
  sheets.keep((sums.length + 1) * SUM_LINE + 24);
  if (salesperson !== '') {
    sheets.text('Salesperson', SHEET.left, 10, MUTED);
    const width = SUMS_START - SHEET.left - FACT_NAME_WIDTH - 12;
    sheets.lines(sheets.wrap(salesperson, width), SHEET.left + FACT_NAME_WIDTH, 10);
  }
  sums.forEach(({ name, value }, index) => {
    sheets.text(name, SUMS_START, 10 + index * SUM_LINE, MUTED);
    sheets.text(value, SHEET.right, 10 + index * SUM_LINE, { align: 'right' });
  });
  sheets.y -= 10 + sums.length * SUM_LINE;
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
  for (const line of sheets.wrap(value, SHEET.width, SMALL)) {
    sheets.keep(SMALL_LINE);
    sheets.text(line, SHEET.left, 0, SMALL);
    sheets.y -= SMALL_LINE;
  }
  sheets.y -= 10;
}

function drawStub(sheets: PdfSheets, stub: readonly Fact[]): void {
  sheets.keep(stub.length * LINE + 50);
  sheets.y -= 12;
  sheets.rule({ dashed: true });
  sheets.text('Payment stub', SHEET.left, 12, { bold: true });
  sheets.y -= 30 + drawFacts(sheets, stub, SHEET.left, 30);
}

/** Creates the PDF of an invoice: as many A4 pages as its items need. */
export async function createInvoicePdf(content: PaperContent): Promise<Blob> {
  const sheets = await PdfSheets.create(content.heading);
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
