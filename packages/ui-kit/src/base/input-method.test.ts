import { describe, expect, it } from 'vitest';
import { isInputMethodKey } from './input-method.ts';

describe('isInputMethodKey', () => {
  it.each<[init: KeyboardEventInit, expected: boolean]>([
    [{ key: 'Enter', keyCode: 13 }, false],
    [{ key: 'ArrowDown', keyCode: 229, isComposing: true }, true],
    [{ key: 'Process', keyCode: 229 }, true],
    [{ key: 'a', isComposing: true }, true],
  ])('returns for %o whether an input method handles the key', (init, expected) => {
    expect(isInputMethodKey(new KeyboardEvent('keydown', init))).toBe(expected);
  });

  it('recognizes the Enter of a composition that the browser has ended before it', () => {
    expect(isInputMethodKey(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: false }))).toBe(
      true,
    );
  });
});
