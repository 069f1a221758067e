/** English strings of `plinth-side-menu`. */
export const sideMenuStrings = {
  mainMenu: 'Main',
  collapseMenu: 'Collapse menu',
  closeMenu: 'Close menu',
  needsAttention: 'Needs attention',
  opensInNewTab: 'Opens in a new tab',
  more: 'More',
};
