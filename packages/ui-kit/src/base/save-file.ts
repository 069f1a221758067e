/** The time for which the address of a file stays valid: Safari reads the file only once the user has allowed the download. */
const ADDRESS_LIFETIME_MS = 60_000;

/** Offers a file as a download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIFETIME_MS);
}

/** Offers CSV as a download. The byte order mark tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
}
