import type { ShowcasePage } from '../../showcase-page.ts';

export const autoCompletePage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
