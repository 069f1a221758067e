import type { ShowcasePage } from '../../showcase-page.ts';

export const importPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
