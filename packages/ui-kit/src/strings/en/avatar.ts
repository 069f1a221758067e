/** English strings of `plinth-avatar`. */
export const avatarStrings = {
  presenceOnline: 'Online',
  presenceAway: 'Away',
  presenceBusy: 'Busy',
  presenceOffline: 'Offline',
};
