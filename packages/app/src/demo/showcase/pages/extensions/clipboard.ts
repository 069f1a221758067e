import type { ShowcasePage } from '../../showcase-page.ts';

export const clipboardPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
