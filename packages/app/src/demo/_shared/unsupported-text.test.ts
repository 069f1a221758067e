import { UnsupportedTextError } from '@plinth/pdf/unsupported-text';
import { expect, it } from 'vitest';
import { unsupportedTextMessage } from './unsupported-text.ts';

it.each([
  [['🧾'], 'Invoice 7 has characters that a PDF can’t show: 🧾. Replace them and try again.'],
  [
    Array.from('שלוםבית'),
    'Invoice 7 has characters that a PDF can’t show: ש ל ו ם ב and others. Replace them and try again.',
  ],
])('names the document and the characters %j', (characters, message) => {
  expect(unsupportedTextMessage(new UnsupportedTextError('Invoice 7', characters))).toBe(message);
});

it('has nothing to say about another error', () => {
  expect(unsupportedTextMessage(new Error('offline'))).toBeNull();
});
