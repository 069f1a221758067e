import type { ShowcasePage } from '../../showcase-page.ts';

export const formValidationPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
