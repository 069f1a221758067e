/** English strings of `plinth-masked-field`. */
export const maskedFieldStrings = {
  formatMismatch: (format: string) => `Use the format ${format}.`,
};
