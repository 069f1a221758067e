/** English strings of `plinth-wizard`. */
export const wizardStrings = {
  wizardBack: 'Back',
  wizardNext: 'Next',
  wizardSubmit: 'Submit',
};
