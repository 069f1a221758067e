/** English strings of `plinth-color-field`. */
export const colorFieldStrings = {
  colorMissing: 'Enter a color.',
  colorInvalid: (example: string) => `Enter a color such as ${example}.`,
  colorPicker: 'Open the color picker',
  colorOpacity: 'Opacity',
  colorSwatches: 'Suggested colors',
};
