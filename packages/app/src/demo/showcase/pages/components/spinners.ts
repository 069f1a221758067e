import type { ShowcasePage } from '../../showcase-page.ts';

export const spinnersPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
