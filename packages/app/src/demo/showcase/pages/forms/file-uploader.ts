import type { ShowcasePage } from '../../showcase-page.ts';

export const fileUploaderPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
