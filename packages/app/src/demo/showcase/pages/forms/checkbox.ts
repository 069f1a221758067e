import type { ShowcasePage } from '../../showcase-page.ts';

export const checkboxPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
