/** Saves bytes as a file through the browser's download. */
export function saveBytes(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a table of comma-separated values as a file. */
export function saveCsv(name: string, csv: string): void {
  // Without a byte order mark, spreadsheets do not read the file as UTF-8.
  saveBytes(name, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
}
