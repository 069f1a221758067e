import { iconEye, iconLock, iconUnplug } from '@plinth/ui-kit/icons';

/** The notes on how the data of a linked bank or platform is used: the names of their texts, and their icons. */
export const DATA_NOTES = [
  ['read', iconEye],
  ['safe', iconLock],
  ['stop', iconUnplug],
] as const;
