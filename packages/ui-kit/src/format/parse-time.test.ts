import { describe, expect, it } from 'vitest';
import { formatTime, minutesOf, parseTime } from './parse-time.ts';

describe('parseTime', () => {
  it.each([
    ['9:30 PM', 'en', '21:30'],
    ['9:30 am', 'en', '09:30'],
    ['12:00 AM', 'en', '00:00'],
    ['12 pm', 'en', '12:00'],
    ['930p', 'en', '21:30'],
    ['9', 'en', '09:00'],
    ['21:30', 'en', '21:30'],
    ['2130', 'en', '21:30'],
    ['21.30 Uhr', 'de', '21:30'],
    ['21 h 30', 'fr', '21:30'],
    ['21h', 'fr', '21:00'],
    ['٩:٣٠ م', 'ar', '21:30'],
    ['9 p.m.', 'en', '21:00'],
    ['PM 9:30', 'en', '21:30'],
    ['오후 1:05', 'ko', '13:05'],
    ['오전 12:05', 'ko', '00:05'],
    ['下午1:05', 'zh-TW', '13:05'],
    ['上午12:05', 'zh-HK', '00:05'],
    ['下午１：０５', 'zh-TW', '13:05'],
    ['２１：３０', 'ja', '21:30'],
    ['९:३० pm', 'hi', '21:30'],
  ])('parses %s in %s', (text, language, time) => {
    expect(parseTime(text, language)).toBe(time);
  });

  it.each(['', 'noon', '25:00', '9:75', '13 pm', '0 am', '9:3', '9:30 xm', '오후 9:30', '9/30', '9 30', '123456'])(
    'returns null for "%s"',
    (text) => {
      expect(parseTime(text, 'en')).toBeNull();
    },
  );

  it('parses what formatTime returns, in every supported language', () => {
    for (const language of ['en', 'fr', 'de', 'pt', 'ar', 'ar-EG']) {
      for (const time of ['00:00', '09:05', '12:00', '21:30'])
        expect([language, parseTime(formatTime(time, language), language)]).toEqual([language, time]);
    }
  });

  it('returns the minutes of a time, and null for anything else', () => {
    expect(['00:00', '21:30', '21:30:59', '24:00', '9:30', null, 7].map(minutesOf)).toEqual([
      0,
      1290,
      1290,
      null,
      null,
      null,
      null,
    ]);
  });
});
