export { INK, lineHeight, PdfSheets, SHEET, type Cell } from './sheets.ts';
export { createTextPdf } from './text-pdf.ts';
