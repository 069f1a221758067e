/** English strings of `plinth-scroll-to-top`. */
export const scrollToTopStrings = {
  scrollToTop: 'Back to top',
};
