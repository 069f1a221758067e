/** English strings of `plinth-range-slider`. */
export const rangeSliderStrings = {
  rangeFrom: (name: string) => `${name}, from`,
  rangeTo: (name: string) => `${name}, to`,
  fromTo: (low: string, high: string) => `${low} to ${high}`,
};
