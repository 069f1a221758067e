import type { ShowcasePage } from '../../showcase-page.ts';

export const formLayoutPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
