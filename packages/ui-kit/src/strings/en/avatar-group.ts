/** English strings of `plinth-avatar-group`. */
export const avatarGroupStrings = {
  andMore: (count: string) => `${count} more`,
};
