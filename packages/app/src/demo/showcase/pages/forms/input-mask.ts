import type { ShowcasePage } from '../../showcase-page.ts';

export const inputMaskPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
