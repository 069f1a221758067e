/** English strings of `plinth-carousel`. */
export const carouselStrings = {
  slides: 'Slides',
  slideOf: (slide: string, count: string) => `${slide} of ${count}`,
  slidePrevious: 'Previous slide',
  slideNext: 'Next slide',
  slidesPause: 'Pause slides',
  slidesPlay: 'Play slides',
};
