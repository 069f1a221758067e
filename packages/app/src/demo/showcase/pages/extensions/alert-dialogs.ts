import type { ShowcasePage } from '../../showcase-page.ts';

export const alertDialogsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
