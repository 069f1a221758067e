/** English of plinth-app-shell. */
export const appShellStrings = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};
