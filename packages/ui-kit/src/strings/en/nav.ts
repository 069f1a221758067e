/** English strings of `plinth-nav`. */
export const navStrings = {
  nav: 'Pages in this section',
};
