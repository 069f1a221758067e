import type { ShowcasePage } from '../../showcase-page.ts';

export const inputPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
