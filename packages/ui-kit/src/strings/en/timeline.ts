/** English strings of `plinth-timeline`. */
export const timelineStrings = {
  pending: 'Upcoming',
};
