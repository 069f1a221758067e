const NOON = 12;
const EVENING = 18;

/** Returns the greeting for a time of day. @param hour from 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < NOON) return 'Good morning';
  return hour < EVENING ? 'Good afternoon' : 'Good evening';
}
