// Generated from the custom elements manifest by `npm run gen`.
import type { Define } from '../base/scope.ts';
import { define as defineAccordionItem } from '../scoped/accordion-item.ts';
import { define as defineAccordion } from '../scoped/accordion.ts';
import { define as defineAlert } from '../scoped/alert.ts';
import { define as defineAmountSlider } from '../scoped/amount-slider.ts';
import { define as defineAppShell } from '../scoped/app-shell.ts';
import { define as defineAvatarGroup } from '../scoped/avatar-group.ts';
import { define as defineAvatar } from '../scoped/avatar.ts';
import { define as defineBadge } from '../scoped/badge.ts';
import { define as defineBlockUi } from '../scoped/block-ui.ts';
import { define as defineBreadcrumbItem } from '../scoped/breadcrumb-item.ts';
import { define as defineBreadcrumb } from '../scoped/breadcrumb.ts';
import { define as defineButtonGroup } from '../scoped/button-group.ts';
import { define as defineButton } from '../scoped/button.ts';
import { define as defineCalendar } from '../scoped/calendar.ts';
import { define as defineCapacityMeter } from '../scoped/capacity-meter.ts';
import { define as defineCard } from '../scoped/card.ts';
import { define as defineCarousel } from '../scoped/carousel.ts';
import { define as defineCheckbox } from '../scoped/checkbox.ts';
import { define as defineCodeSnippet } from '../scoped/code-snippet.ts';
import { define as defineCollapse } from '../scoped/collapse.ts';
import { define as defineCombobox } from '../scoped/combobox.ts';
import { define as defineCommandPalette } from '../scoped/command-palette.ts';
import { define as defineConnectionCard } from '../scoped/connection-card.ts';
import { define as defineConnectionStatus } from '../scoped/connection-status.ts';
import { define as defineCopyButton } from '../scoped/copy-button.ts';
import { define as defineCustomizer } from '../scoped/customizer.ts';
import { define as defineDataGrid } from '../scoped/data-grid.ts';
import { define as defineDataTable } from '../scoped/data-table.ts';
import { define as defineDateField } from '../scoped/date-field.ts';
import { define as defineDatePicker } from '../scoped/date-picker.ts';
import { define as defineDateRangePicker } from '../scoped/date-range-picker.ts';
import { define as defineDialog } from '../scoped/dialog.ts';
import { define as defineDivider } from '../scoped/divider.ts';
import { define as defineDocumentList } from '../scoped/document-list.ts';
import { define as defineDrawer } from '../scoped/drawer.ts';
import { define as defineDropdownMenu } from '../scoped/dropdown-menu.ts';
import { define as defineMenuItem } from '../scoped/menu-item.ts';
import { define as defineDropzone } from '../scoped/dropzone.ts';
import { define as defineEmptyState } from '../scoped/empty-state.ts';
import { define as defineField } from '../scoped/field.ts';
import { define as defineFinancingSummary } from '../scoped/financing-summary.ts';
import { define as defineFooter } from '../scoped/footer.ts';
import { define as defineFormatDate } from '../scoped/format-date.ts';
import { define as defineFormatMoney } from '../scoped/format-money.ts';
import { define as defineFormatRelative } from '../scoped/format-relative.ts';
import { define as defineIcon } from '../scoped/icon.ts';
import { define as defineListGroup } from '../scoped/list-group.ts';
import { define as defineListItem } from '../scoped/list-item.ts';
import { define as defineMaskedField } from '../scoped/masked-field.ts';
import { define as defineMoneyField } from '../scoped/money-field.ts';
import { define as defineNavItem } from '../scoped/nav-item.ts';
import { define as defineNav } from '../scoped/nav.ts';
import { define as defineNavbar } from '../scoped/navbar.ts';
import { define as defineNumberField } from '../scoped/number-field.ts';
import { define as defineOffer } from '../scoped/offer.ts';
import { define as defineOneTimeCodeField } from '../scoped/one-time-code-field.ts';
import { define as definePagination } from '../scoped/pagination.ts';
import { define as definePopover } from '../scoped/popover.ts';
import { define as defineProgress } from '../scoped/progress.ts';
import { define as defineRadioGroup } from '../scoped/radio-group.ts';
import { define as defineRadio } from '../scoped/radio.ts';
import { define as defineRangeSlider } from '../scoped/range-slider.ts';
import { define as defineRating } from '../scoped/rating.ts';
import { define as defineRepaymentProgress } from '../scoped/repayment-progress.ts';
import { define as defineRepaymentSchedule } from '../scoped/repayment-schedule.ts';
import { define as defineScrollToTop } from '../scoped/scroll-to-top.ts';
import { define as defineSearchField } from '../scoped/search-field.ts';
import { define as defineSideMenuGroup } from '../scoped/side-menu-group.ts';
import { define as defineSideMenuItem } from '../scoped/side-menu-item.ts';
import { define as defineSideMenu } from '../scoped/side-menu.ts';
import { define as defineSkeleton } from '../scoped/skeleton.ts';
import { define as defineSparkline } from '../scoped/sparkline.ts';
import { define as defineSpinner } from '../scoped/spinner.ts';
import { define as defineSplitButton } from '../scoped/split-button.ts';
import { define as defineStat } from '../scoped/stat.ts';
import { define as defineStepper } from '../scoped/stepper.ts';
import { define as defineSwitch } from '../scoped/switch.ts';
import { define as defineTabPanel } from '../scoped/tab-panel.ts';
import { define as defineTab } from '../scoped/tab.ts';
import { define as defineTabs } from '../scoped/tabs.ts';
import { define as defineTagInput } from '../scoped/tag-input.ts';
import { define as defineTag } from '../scoped/tag.ts';
import { define as defineTimeField } from '../scoped/time-field.ts';
import { define as defineTimePicker } from '../scoped/time-picker.ts';
import { define as defineTimelineItem } from '../scoped/timeline-item.ts';
import { define as defineTimeline } from '../scoped/timeline.ts';
import { define as defineToastRegion } from '../scoped/toast-region.ts';
import { define as defineToast } from '../scoped/toast.ts';
import { define as defineToggleGroup } from '../scoped/toggle-group.ts';
import { define as defineToggleItem } from '../scoped/toggle-item.ts';
import { define as defineTooltip } from '../scoped/tooltip.ts';
import { define as defineTransactionList } from '../scoped/transaction-list.ts';
import { define as defineTreeItem } from '../scoped/tree-item.ts';
import { define as defineTree } from '../scoped/tree.ts';
import { define as defineVisuallyHidden } from '../scoped/visually-hidden.ts';

/** The way to register each element. */
export const definers: readonly Define[] = [
  defineAccordionItem,
  defineAccordion,
  defineAlert,
  defineAmountSlider,
  defineAppShell,
  defineAvatarGroup,
  defineAvatar,
  defineBadge,
  defineBlockUi,
  defineBreadcrumbItem,
  defineBreadcrumb,
  defineButtonGroup,
  defineButton,
  defineCalendar,
  defineCapacityMeter,
  defineCard,
  defineCarousel,
  defineCheckbox,
  defineCodeSnippet,
  defineCollapse,
  defineCombobox,
  defineCommandPalette,
  defineConnectionCard,
  defineConnectionStatus,
  defineCopyButton,
  defineCustomizer,
  defineDataGrid,
  defineDataTable,
  defineDateField,
  defineDatePicker,
  defineDateRangePicker,
  defineDialog,
  defineDivider,
  defineDocumentList,
  defineDrawer,
  defineDropdownMenu,
  defineMenuItem,
  defineDropzone,
  defineEmptyState,
  defineField,
  defineFinancingSummary,
  defineFooter,
  defineFormatDate,
  defineFormatMoney,
  defineFormatRelative,
  defineIcon,
  defineListGroup,
  defineListItem,
  defineMaskedField,
  defineMoneyField,
  defineNavItem,
  defineNav,
  defineNavbar,
  defineNumberField,
  defineOffer,
  defineOneTimeCodeField,
  definePagination,
  definePopover,
  defineProgress,
  defineRadioGroup,
  defineRadio,
  defineRangeSlider,
  defineRating,
  defineRepaymentProgress,
  defineRepaymentSchedule,
  defineScrollToTop,
  defineSearchField,
  defineSideMenuGroup,
  defineSideMenuItem,
  defineSideMenu,
  defineSkeleton,
  defineSparkline,
  defineSpinner,
  defineSplitButton,
  defineStat,
  defineStepper,
  defineSwitch,
  defineTabPanel,
  defineTab,
  defineTabs,
  defineTagInput,
  defineTag,
  defineTimeField,
  defineTimePicker,
  defineTimelineItem,
  defineTimeline,
  defineToastRegion,
  defineToast,
  defineToggleGroup,
  defineToggleItem,
  defineTooltip,
  defineTransactionList,
  defineTreeItem,
  defineTree,
  defineVisuallyHidden,
];
