/** English strings of `plinth-capacity-meter`. */
export const capacityMeterStrings = {
  capacityOwed: 'Owed',
  capacityOnItsWay: 'On its way',
  capacityAvailable: 'Available',
  capacityLimit: 'Limit',
  capacitySummary: (owed: string, limit: string, available: string) =>
    `${owed} owed of ${limit}, ${available} available`,
};
