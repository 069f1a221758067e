import type { ShowcasePage } from '../../showcase-page.ts';

export const radioPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
