import type { ShowcasePage } from '../../showcase-page.ts';

export const numberInputPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
