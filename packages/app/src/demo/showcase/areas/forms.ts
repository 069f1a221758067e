import { checkboxPage } from '../pages/forms/checkbox.ts';
import { editorPage } from '../pages/forms/editor.ts';
import { fileUploaderPage } from '../pages/forms/file-uploader.ts';
import { formLayoutPage } from '../pages/forms/form-layout.ts';
import { formRepeaterPage } from '../pages/forms/form-repeater.ts';
import { formValidationPage } from '../pages/forms/form-validation.ts';
import { inputGroupPage } from '../pages/forms/input-group.ts';
import { inputMaskPage } from '../pages/forms/input-mask.ts';
import { inputPage } from '../pages/forms/input.ts';
import { numberInputPage } from '../pages/forms/number-input.ts';
import { pickersPage } from '../pages/forms/pickers.ts';
import { radioPage } from '../pages/forms/radio.ts';
import { selectPage } from '../pages/forms/select.ts';
import { switchPage } from '../pages/forms/switch.ts';
import { textareaPage } from '../pages/forms/textarea.ts';
import { wizardPage } from '../pages/forms/wizard.ts';
import { showcaseFeature } from '../showcase-feature.tsx';

/** The pages of form controls and of forms. */
export const feature = showcaseFeature<'forms'>({
  input: inputPage,
  'input-group': inputGroupPage,
  'input-mask': inputMaskPage,
  textarea: textareaPage,
  checkbox: checkboxPage,
  radio: radioPage,
  switch: switchPage,
  select: selectPage,
  'number-input': numberInputPage,
  'file-uploader': fileUploaderPage,
  editor: editorPage,
  pickers: pickersPage,
  'form-layout': formLayoutPage,
  wizard: wizardPage,
  'form-validation': formValidationPage,
  'form-repeater': formRepeaterPage,
});
