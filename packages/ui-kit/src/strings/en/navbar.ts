/** English strings of `plinth-navbar`. */
export const navbarStrings = { openMenu: 'Open menu' };
