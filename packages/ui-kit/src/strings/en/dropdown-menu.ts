/** English strings of `plinth-dropdown-menu`. */
export const dropdownMenuStrings = { menu: 'Menu' };
