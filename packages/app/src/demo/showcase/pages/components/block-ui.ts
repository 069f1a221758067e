import type { ShowcasePage } from '../../showcase-page.ts';

export const blockUiPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
