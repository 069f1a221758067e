import { alertStrings } from './en/alert.ts';
import { amountSliderStrings } from './en/amount-slider.ts';
import { appShellStrings } from './en/app-shell.ts';
import { avatarGroupStrings } from './en/avatar-group.ts';
import { avatarStrings } from './en/avatar.ts';
import { breadcrumbStrings } from './en/breadcrumb.ts';
import { calendarStrings } from './en/calendar.ts';
import { capacityMeterStrings } from './en/capacity-meter.ts';
import { cardStrings } from './en/card.ts';
import { carouselStrings } from './en/carousel.ts';
import { checkboxGroupStrings } from './en/checkbox-group.ts';
import { checkboxStrings } from './en/checkbox.ts';
import { chipsStrings } from './en/chips.ts';
import { codeSnippetStrings } from './en/code-snippet.ts';
import { colorFieldStrings } from './en/color-field.ts';
import { comboboxStrings } from './en/combobox.ts';
import { commandPaletteStrings } from './en/command-palette.ts';
import { connectionCardStrings } from './en/connection-card.ts';
import { connectionStatusStrings } from './en/connection-status.ts';
import { copyButtonStrings } from './en/copy-button.ts';
import { customizerStrings } from './en/customizer.ts';
import { dataGridStrings } from './en/data-grid.ts';
import { dataTableStrings } from './en/data-table.ts';
import { dateFieldStrings } from './en/date-field.ts';
import { dateRangePickerStrings } from './en/date-range-picker.ts';
import { dateTimeFieldStrings } from './en/date-time-field.ts';
import { dialogsStrings } from './en/dialogs.ts';
import { documentListStrings } from './en/document-list.ts';
import { dropdownMenuStrings } from './en/dropdown-menu.ts';
import { dropzoneStrings } from './en/dropzone.ts';
import { fieldStrings } from './en/field.ts';
import { financingSummaryStrings } from './en/financing-summary.ts';
import { languageListStrings } from './en/language-list.ts';
import { limitsStrings } from './en/limits.ts';
import { listStrings } from './en/list.ts';
import { maskedFieldStrings } from './en/masked-field.ts';
import { moveStrings } from './en/move.ts';
import { navStrings } from './en/nav.ts';
import { navbarStrings } from './en/navbar.ts';
import { notificationListStrings } from './en/notification-list.ts';
import { numberFieldStrings } from './en/number-field.ts';
import { offerStrings } from './en/offer.ts';
import { optionsStrings } from './en/options.ts';
import { paginationStrings } from './en/pagination.ts';
import { progressStrings } from './en/progress.ts';
import { radioGroupStrings } from './en/radio-group.ts';
import { rangeSliderStrings } from './en/range-slider.ts';
import { ratingStrings } from './en/rating.ts';
import { repaymentProgressStrings } from './en/repayment-progress.ts';
import { repaymentScheduleStrings } from './en/repayment-schedule.ts';
import { repeaterStrings } from './en/repeater.ts';
import { scrollToTopStrings } from './en/scroll-to-top.ts';
import { searchFieldStrings } from './en/search-field.ts';
import { sharedStrings } from './en/shared.ts';
import { sideMenuStrings } from './en/side-menu.ts';
import { sortableListStrings } from './en/sortable-list.ts';
import { sparklineStrings } from './en/sparkline.ts';
import { splitButtonStrings } from './en/split-button.ts';
import { splitPanelStrings } from './en/split-panel.ts';
import { statStrings } from './en/stat.ts';
import { steppedStrings } from './en/stepped.ts';
import { stepperStrings } from './en/stepper.ts';
import { switchStrings } from './en/switch.ts';
import { tagInputStrings } from './en/tag-input.ts';
import { tagStrings } from './en/tag.ts';
import { timeFieldStrings } from './en/time-field.ts';
import { timelineStrings } from './en/timeline.ts';
import { toastStrings } from './en/toast.ts';
import { tourStrings } from './en/tour.ts';
import { transactionListStrings } from './en/transaction-list.ts';
import { treeRowStrings } from './en/tree-rows.ts';
import { typedValuesStrings } from './en/typed-values.ts';
import { userMenuStrings } from './en/user-menu.ts';
import { wizardStrings } from './en/wizard.ts';

/** The English strings, to which every other language falls back. Functions receive the values to insert. */
export const en = {
  ...alertStrings,
  ...amountSliderStrings,
  ...appShellStrings,
  ...avatarStrings,
  ...avatarGroupStrings,
  ...breadcrumbStrings,
  ...calendarStrings,
  ...capacityMeterStrings,
  ...cardStrings,
  ...carouselStrings,
  ...checkboxStrings,
  ...checkboxGroupStrings,
  ...chipsStrings,
  ...codeSnippetStrings,
  ...colorFieldStrings,
  ...commandPaletteStrings,
  ...comboboxStrings,
  ...connectionCardStrings,
  ...connectionStatusStrings,
  ...copyButtonStrings,
  ...customizerStrings,
  ...dataGridStrings,
  ...dataTableStrings,
  ...dateFieldStrings,
  ...dateRangePickerStrings,
  ...dateTimeFieldStrings,
  ...dialogsStrings,
  ...documentListStrings,
  ...dropdownMenuStrings,
  ...dropzoneStrings,
  ...fieldStrings,
  ...financingSummaryStrings,
  ...languageListStrings,
  ...limitsStrings,
  ...listStrings,
  ...maskedFieldStrings,
  ...moveStrings,
  ...navStrings,
  ...navbarStrings,
  ...notificationListStrings,
  ...numberFieldStrings,
  ...offerStrings,
  ...optionsStrings,
  ...paginationStrings,
  ...progressStrings,
  ...radioGroupStrings,
  ...rangeSliderStrings,
  ...ratingStrings,
  ...repaymentProgressStrings,
  ...repaymentScheduleStrings,
  ...repeaterStrings,
  ...scrollToTopStrings,
  ...searchFieldStrings,
  ...sharedStrings,
  ...sideMenuStrings,
  ...sortableListStrings,
  ...sparklineStrings,
  ...splitButtonStrings,
  ...splitPanelStrings,
  ...statStrings,
  ...steppedStrings,
  ...stepperStrings,
  ...switchStrings,
  ...tagStrings,
  ...tagInputStrings,
  ...timeFieldStrings,
  ...timelineStrings,
  ...toastStrings,
  ...tourStrings,
  ...transactionListStrings,
  ...treeRowStrings,
  ...typedValuesStrings,
  ...userMenuStrings,
  ...wizardStrings,
};

/** All strings of the kit. A language that lacks one does not compile. */
export type KitStrings = { readonly [Key in keyof typeof en]: (typeof en)[Key] };
