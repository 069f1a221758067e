import type { ShowcasePage } from '../../showcase-page.ts';

export const tooltipsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
