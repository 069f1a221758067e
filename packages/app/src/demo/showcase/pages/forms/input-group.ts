import type { ShowcasePage } from '../../showcase-page.ts';

export const inputGroupPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
