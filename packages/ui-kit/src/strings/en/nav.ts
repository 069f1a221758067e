/** English strings of `plinth-nav`. */
export const navStrings = {
  nav: 'Pages of this area',
};
