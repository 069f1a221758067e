import type { ShowcasePage } from '../../showcase-page.ts';

export const dragAndDropPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
