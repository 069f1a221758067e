import type { ShowcasePage } from '../../showcase-page.ts';

export const textareaPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
