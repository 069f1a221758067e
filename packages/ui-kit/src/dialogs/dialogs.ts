/** Functions that open a dialog and return a promise of the answer: `import { confirm } from '@plinth/ui-kit/dialogs'`. */
export { alert, type AlertOptions } from './alert.ts';
export { confirm, type ConfirmOptions } from './confirm.ts';
export { prompt, type PromptOptions } from './prompt.ts';
