import type { ShowcasePage } from '../../showcase-page.ts';

export const navsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
