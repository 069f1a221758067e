/** English strings of `plinth-connection-card`. */
export const connectionCardStrings = {
  reconnect: 'Reconnect',
  reconnectName: (name: string) => `Reconnect ${name}`,
  accountsOf: (name: string) => `Accounts at ${name}`,
  accountsNone: 'No accounts are shared.',
  disconnected: 'Disconnected',
};
