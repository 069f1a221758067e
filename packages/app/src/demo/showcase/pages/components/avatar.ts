import type { ShowcasePage } from '../../showcase-page.ts';

export const avatarPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
