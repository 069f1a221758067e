/** English strings of `plinth-switch`. */
export const switchStrings = {
  switchMissing: 'Turn this on to continue.',
};
