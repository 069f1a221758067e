/** English strings of `plinth-document-list`. */
export const documentListStrings = {
  documentDownload: (name: string) => `Download ${name}`,
  documentsEmpty: 'No documents yet',
};
