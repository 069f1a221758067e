/** English strings of `plinth-user-menu`. */
export const userMenuStrings = {
  userMenu: 'Account menu',
  userMenuOf: (name: string): string => `Account menu for ${name}`,
};
