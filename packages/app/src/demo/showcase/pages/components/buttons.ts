import type { ShowcasePage } from '../../showcase-page.ts';

export const buttonsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
