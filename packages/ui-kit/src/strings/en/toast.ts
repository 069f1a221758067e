/** English strings of `plinth-toast` and `plinth-toast-region`. */
export const toastStrings = {
  dismissNamed: (name: string) => `Dismiss “${name}”`,
  notifications: 'Notifications',
};
