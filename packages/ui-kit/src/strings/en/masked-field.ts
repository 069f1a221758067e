/** English strings of `plinth-masked-field`. */
export const maskedFieldStrings = {
  formatMismatch: (format: string) => `Use the format ${format}.`,
  formatExcess: (characters: string, format: string) => `“${characters}” doesn’t fit the format ${format}.`,
};
