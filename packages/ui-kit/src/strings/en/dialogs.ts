/** English strings of the dialogs that functions open. */
export const dialogsStrings = {
  ok: 'OK',
  cancel: 'Cancel',
};
