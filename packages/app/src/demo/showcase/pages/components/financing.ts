import type { ShowcasePage } from '../../showcase-page.ts';

export const financingPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
