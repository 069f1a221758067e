import type { ShowcasePage } from '../../showcase-page.ts';

export const wizardPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
