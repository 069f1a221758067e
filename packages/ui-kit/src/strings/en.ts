import { alertStrings } from './en/alert.ts';
import { amountSliderStrings } from './en/amount-slider.ts';
import { appShellStrings } from './en/app-shell.ts';
import { avatarStrings } from './en/avatar.ts';
import { avatarGroupStrings } from './en/avatar-group.ts';
import { breadcrumbStrings } from './en/breadcrumb.ts';
import { capacityMeterStrings } from './en/capacity-meter.ts';
import { cardStrings } from './en/card.ts';
import { carouselStrings } from './en/carousel.ts';
import { checkboxStrings } from './en/checkbox.ts';
import { codeSnippetStrings } from './en/code-snippet.ts';
import { connectionStatusStrings } from './en/connection-status.ts';
import { copyButtonStrings } from './en/copy-button.ts';
import { dataGridStrings } from './en/data-grid.ts';
import { dataTableStrings } from './en/data-table.ts';
import { fieldStrings } from './en/field.ts';
import { navStrings } from './en/nav.ts';
import { paginationStrings } from './en/pagination.ts';
import { progressStrings } from './en/progress.ts';
import { radioGroupStrings } from './en/radio-group.ts';
import { ratingStrings } from './en/rating.ts';
import { repaymentProgressStrings } from './en/repayment-progress.ts';
import { scrollToTopStrings } from './en/scroll-to-top.ts';
import { sharedStrings } from './en/shared.ts';
import { sideMenuStrings } from './en/side-menu.ts';
import { sparklineStrings } from './en/sparkline.ts';
import { splitButtonStrings } from './en/split-button.ts';
import { statStrings } from './en/stat.ts';
import { stepperStrings } from './en/stepper.ts';
import { switchStrings } from './en/switch.ts';
import { tagStrings } from './en/tag.ts';
import { timelineStrings } from './en/timeline.ts';

/** English: the fallback of every language. Functions take what the sentence needs. */
export const en = {
  ...alertStrings,
  ...amountSliderStrings,
  ...appShellStrings,
  ...avatarStrings,
  ...avatarGroupStrings,
  ...breadcrumbStrings,
  ...capacityMeterStrings,
  ...cardStrings,
  ...carouselStrings,
  ...checkboxStrings,
  ...codeSnippetStrings,
  ...connectionStatusStrings,
  ...copyButtonStrings,
  ...dataGridStrings,
  ...dataTableStrings,
  ...fieldStrings,
  ...navStrings,
  ...paginationStrings,
  ...progressStrings,
  ...radioGroupStrings,
  ...ratingStrings,
  ...repaymentProgressStrings,
  ...scrollToTopStrings,
  ...sharedStrings,
  ...sideMenuStrings,
  ...sparklineStrings,
  ...splitButtonStrings,
  ...statStrings,
  ...stepperStrings,
  ...switchStrings,
  ...tagStrings,
  ...timelineStrings,
};

/** The strings of the kit, all of them: a language is complete or it does not compile. */
export type KitStrings = { readonly [Key in keyof typeof en]: (typeof en)[Key] };
