import type { ShowcasePage } from '../../showcase-page.ts';

export const modalsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
