import { describe, expect, it } from 'vitest';
import { Typeahead } from './typeahead.ts';

const labels = ['Copy', 'Collect', 'New folder', ' Delete', ''];

function press(key: string, timeStamp: number, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, ...init });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}

describe('Typeahead', () => {
  it('matches consecutive letters', () => {
    const typeahead = new Typeahead();
    const found = ['c', 'o', 'l'].map((key, index) => typeahead.find(press(key, index * 100), labels, -1));
    expect(found).toEqual([0, 0, 1]);
  });

  it('ignores accents and letters that a keyboard does not have', () => {
    const names = ['Émile', 'Łódź', 'Ørsted'];
    const found = ['l', 'é', 'O'].map((key, index) => new Typeahead().find(press(key, index * 1000), names, -1));
    expect(found).toEqual([1, 0, 2]);
    expect(new Typeahead().find(press('\u{301}', 0), names, -1)).toBe(-1);
  });

  it('cycles through the items that start with a repeated letter', () => {
    const typeahead = new Typeahead();
    let current = -1;
    const found = [0, 100, 200].map((timeStamp) => (current = typeahead.find(press('C', timeStamp), labels, current)));
    expect(found).toEqual([0, 1, 0]);
  });

  it('starts a new search after half a second and after a reset', () => {
    const typeahead = new Typeahead();
    typeahead.find(press('n', 0), labels, -1);
    expect(typeahead.find(press('d', 500), labels, 2)).toBe(3);
    typeahead.reset();
    expect(typeahead.find(press('n', 600), labels, 3)).toBe(2);
  });

  it('accepts a space only within a word', () => {
    const typeahead = new Typeahead();
    expect(typeahead.find(press(' ', 0), labels, 0)).toBe(-1);
    const found = ['n', 'e', 'w', ' ', 'f'].map((key, index) => typeahead.find(press(key, 1000 + index), labels, 0));
    expect(found.at(-1)).toBe(2);
  });

  it('ignores shortcuts, other keys, unmatched letters and empty lists', () => {
    const typeahead = new Typeahead();
    expect(typeahead.find(press('c', 0, { ctrlKey: true }), labels, 0)).toBe(-1);
    expect(typeahead.find(press('Enter', 0), labels, 0)).toBe(-1);
    expect(typeahead.find(press('z', 0), labels, 0)).toBe(-1);
    expect(typeahead.find(press('c', 5000), [], -1)).toBe(-1);
  });
});
