const LINES_PER_PAGE = 30;
const FONT_ID = 3;
const FIRST_PAGE_ID = 4;

/**
 * Creates a PDF with lines of the samples' own text, without waiting for fonts. What users enter is set by `@plinth/pdf`.
 * @throws RangeError for a character outside Latin-1.
 */
export function createPdf(lines: readonly string[]): Blob {
  const pageCount = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE));
  const pages = Array.from({ length: pageCount }, (_, index) =>
    lines.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE),
  );
  // Each page is an object, followed by its content.
  const pageIds = pages.map((_, index) => FIRST_PAGE_ID + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pageCount} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((pageLines, index) => pageObjects(pageLines, FIRST_PAGE_ID + 2 * index + 1)),
  ];
  let body = '%PDF-1.4\n';
  // A reader finds each object by its offset.
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Blob([toLatin1(body + table + trailer)], { type: 'application/pdf' });
}

function pageObjects(lines: readonly string[], contentId: number): string[] {
  const text = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join('\n');
  const content = `BT /F1 14 Tf 22 TL 72 720 Td\n${text}\nET`;
  const resources = `<< /Font << /F1 ${FONT_ID} 0 R >> >>`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contentId} 0 R /Resources ${resources} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

/** One byte for each UTF-16 code unit, so that offsets in the text are offsets in the file. */
function toLatin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0xff) throw new RangeError(`The sample has “${text.charAt(index)}”, which its font lacks`);
    bytes[index] = code;
  }
  return bytes;
}
