import type { ShowcasePage } from '../../showcase-page.ts';

export const formRepeaterPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
