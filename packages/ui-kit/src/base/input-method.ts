/** The `keyCode` of a key that an input method handles (UI Events). */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Returns whether a key event belongs to an input method, such as one for Chinese, Japanese or Korean: its arrow keys move
 * among candidates and its Enter ends the composition. Every handler of keys ignores such an event.
 */
export const isInputMethodKey = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // Safari ends a composition before the event of the Enter that ended it.
  isComposing || keyCode === INPUT_METHOD_KEY_CODE;
