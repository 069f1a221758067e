/** English strings of `plinth-connection-status`. */
export const connectionStatusStrings = {
  connected: 'Connected',
  signInAgain: 'Sign in again',
};
