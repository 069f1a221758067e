import { CALENDARS } from '@plinth/api-client/demo/calendar';
import { expect, it } from 'vitest';
import { calendarsParameter, readCalendars } from './calendars.ts';

it.each([
  [null, CALENDARS, null],
  ['', [], ''],
  ['business,ETC', ['Business', 'ETC'], 'Business,ETC'],
  ['Family,Personal,Work', ['Personal', 'Family'], 'Personal,Family'],
  ['Work', CALENDARS, null],
])('the text %j names the calendars %j and is rewritten to %j', (text, calendars, rewritten) => {
  expect(readCalendars(text)).toEqual(calendars);
  expect(calendarsParameter(readCalendars(text))).toBe(rewritten);
});
