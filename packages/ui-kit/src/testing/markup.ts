import type { CustomElementDeclaration } from 'custom-elements-manifest/schema';

/**
 * Markup of the elements that need more than text in each slot. The generic suites derive the markup of other tags from
 * the manifest, so that they cover a new element without an entry.
 */
const MARKUP: Readonly<Record<string, string>> = {
  'plinth-accordion': `<plinth-accordion single><plinth-accordion-item heading="Fees" open>One</plinth-accordion-item
    ><plinth-accordion-item heading="Terms">Two</plinth-accordion-item></plinth-accordion>`,
  'plinth-alert':
    '<plinth-alert dismissible>The bank stopped sharing data.<button slot="action">Reconnect</button></plinth-alert>',
  'plinth-app-shell': `<plinth-app-shell><plinth-side-menu slot="menu"></plinth-side-menu><plinth-navbar slot="navbar" menu-button></plinth-navbar
    >Page</plinth-app-shell>`,
  'plinth-avatar': '<plinth-avatar name="Ada Moreno" presence="online"></plinth-avatar>',
  'plinth-avatar-group': `<plinth-avatar-group max="1"><plinth-avatar name="Ada Moreno"></plinth-avatar
    ><plinth-avatar name="Theo Okafor"></plinth-avatar></plinth-avatar-group>`,
  'plinth-breadcrumb': `<plinth-breadcrumb><plinth-breadcrumb-item href="#a">Home</plinth-breadcrumb-item
    ><plinth-breadcrumb-item current>Tickets</plinth-breadcrumb-item></plinth-breadcrumb>`,
  'plinth-breadcrumb-item': '<plinth-breadcrumb-item href="#a">Home</plinth-breadcrumb-item>',
  'plinth-button-group':
    '<plinth-button-group label="Zoom"><plinth-button>Closer</plinth-button><plinth-button>Further</plinth-button></plinth-button-group>',
  'plinth-capacity-meter':
    '<plinth-capacity-meter available="100" owed="50" in-progress="10" limit="150"></plinth-capacity-meter>',
  'plinth-card': `<plinth-card collapsible refreshable closable><h2 slot="heading">Contracts</h2>Text<i slot="actions">Add</i
    ><i slot="aside">Next</i><i slot="foot">9 of 120</i></plinth-card>`,
  'plinth-carousel': '<plinth-carousel label="Quotes"><p>One</p><p>Two</p></plinth-carousel>',
  'plinth-checkbox-group': `<plinth-checkbox-group label="Types" select-all><plinth-checkbox value="a" checked>Collections</plinth-checkbox
    ><plinth-checkbox value="b">Refunds</plinth-checkbox></plinth-checkbox-group>`,
  'plinth-code-snippet': '<plinth-code-snippet label="Install" code="npm start"></plinth-code-snippet>',
  'plinth-collapse': '<plinth-collapse><button slot="trigger">Details</button>Content</plinth-collapse>',
  'plinth-command-palette': '<plinth-command-palette open></plinth-command-palette>',
  'plinth-color-field': '<plinth-color-field label="Color" alpha value="#1f5faacc"></plinth-color-field>',
  'plinth-combobox': '<plinth-combobox label="State" remote creatable></plinth-combobox>',
  'plinth-connection-card':
    '<plinth-connection-card institution="Tidewater" status="AUTH_ERROR"></plinth-connection-card>',
  'plinth-context-menu': `<plinth-context-menu><button slot="target">Lease</button><plinth-menu-item value="a">Rename</plinth-menu-item
    ></plinth-context-menu>`,
  'plinth-copy-button': '<plinth-copy-button value="4417" labelled></plinth-copy-button>',
  'plinth-customizer': '<plinth-customizer open></plinth-customizer>',
  'plinth-data-grid':
    '<plinth-data-grid label="Contracts" selectable searchable configurable exportable reorderable></plinth-data-grid>',
  'plinth-data-table': '<plinth-data-table label="Contracts" paging="pages" page-size="1"></plinth-data-table>',
  'plinth-date-field': '<plinth-date-field label="Date" value="2026-11-23"></plinth-date-field>',
  'plinth-date-picker': '<plinth-date-picker label="Date" value="2026-11-23"></plinth-date-picker>',
  'plinth-date-range-picker':
    '<plinth-date-range-picker label="Period" value="2026-11-01/2026-11-30"></plinth-date-range-picker>',
  'plinth-date-time-field':
    '<plinth-date-time-field label="Meeting" value="2026-11-30T14:30"></plinth-date-time-field>',
  'plinth-tour': '<plinth-tour open></plinth-tour>',
  'plinth-dialog':
    '<plinth-dialog open closable heading="Sure?">Text<button slot="footer">Keep</button></plinth-dialog>',
  'plinth-dropzone': '<plinth-dropzone label="Files"></plinth-dropzone>',
  'plinth-drawer': '<plinth-drawer open heading="Settings">Text<button slot="footer">Reset</button></plinth-drawer>',
  'plinth-dropdown-menu': `<plinth-dropdown-menu><plinth-button slot="trigger">More</plinth-button
    ><plinth-menu-item value="a">Rename</plinth-menu-item></plinth-dropdown-menu>`,
  'plinth-empty-state': '<plinth-empty-state kind="error" heading="This did not load"></plinth-empty-state>',
  'plinth-field':
    '<plinth-field label="City" help="As on the bill"><input maxlength="20" value="Salem"></plinth-field>',
  'plinth-format-date': '<plinth-format-date value="2026-11-19T17:42:00Z"></plinth-format-date>',
  'plinth-format-money': '<plinth-format-money value="26660000"></plinth-format-money>',
  'plinth-format-relative': '<plinth-format-relative value="2026-11-19T17:42:00Z"></plinth-format-relative>',
  'plinth-icon': '<plinth-icon path="M5 12h14" label="Less"></plinth-icon>',
  'plinth-language-list': '<plinth-language-list languages="en fr ar" value="fr"></plinth-language-list>',
  'plinth-list-group':
    '<plinth-list-group label="Files"><plinth-list-item href="#a">Statement</plinth-list-item></plinth-list-group>',
  'plinth-list-item':
    '<plinth-list-item pressable value="a" description="240 kB">Statement<button slot="actions">Remove</button></plinth-list-item>',
  'plinth-masked-field':
    '<plinth-masked-field label="Phone" mask="(000) 000-0000"><input value="5035550148"></plinth-masked-field>',
  'plinth-nav':
    '<plinth-nav label="Settings"><plinth-nav-item href="#a" current>Account</plinth-nav-item><plinth-nav-item href="#b">Team</plinth-nav-item></plinth-nav>',
  'plinth-nav-item': '<plinth-nav-item href="#a" count="4">Team</plinth-nav-item>',
  'plinth-navbar':
    '<plinth-navbar menu-button><span slot="start">Company</span><span slot="end">User</span></plinth-navbar>',
  'plinth-notification-list':
    '<plinth-notification-list><button slot="actions">Settings</button></plinth-notification-list>',
  'plinth-money-field': '<plinth-money-field label="Amount" value="125000"></plinth-money-field>',
  'plinth-number-field': '<plinth-number-field label="Weeks" min="4" max="78" value="31"></plinth-number-field>',
  'plinth-offer': '<plinth-offer amount="10000000" fee="0.08" weeks="31"></plinth-offer>',
  'plinth-one-time-code-field':
    '<plinth-one-time-code-field label="Code" help="Sent by mail"><input></plinth-one-time-code-field>',
  'plinth-pagination': '<plinth-pagination page="3" pages="12"></plinth-pagination>',
  'plinth-popover':
    '<plinth-popover label="Filters"><plinth-button slot="trigger">Filter</plinth-button>Text</plinth-popover>',
  'plinth-progress': '<plinth-progress value="40" label="Uploaded"></plinth-progress>',
  'plinth-radio-group': `<plinth-radio-group label="Range"><plinth-radio value="a">Month</plinth-radio
    ><plinth-radio value="b">Year</plinth-radio></plinth-radio-group>`,
  'plinth-radio-tile-group': `<plinth-radio-tile-group label="Day"><plinth-radio-tile value="24" description="7 free">Tue</plinth-radio-tile
    ><plinth-radio-tile value="25">Wed</plinth-radio-tile></plinth-radio-tile-group>`,
  'plinth-rating': '<plinth-rating label="Ease" value="3"></plinth-rating>',
  'plinth-repayment-progress': '<plinth-repayment-progress collected="40" total="100"></plinth-repayment-progress>',
  'plinth-repeater': `<plinth-repeater label="Guests"><plinth-repeater-item><input aria-label="Name" /></plinth-repeater-item
    ><plinth-repeater-item>Ben</plinth-repeater-item></plinth-repeater>`,
  'plinth-search-field': '<plinth-search-field label="Search" value="North"></plinth-search-field>',
  'plinth-segmented-control': `<plinth-segmented-control label="Range"><plinth-segment value="a">Month</plinth-segment
    ><plinth-segment value="b">Year</plinth-segment></plinth-segmented-control>`,
  'plinth-select': '<plinth-select label="State" placeholder="Choose" clearable></plinth-select>',
  'plinth-side-menu': `<plinth-side-menu><plinth-side-menu-group label="Shop"><plinth-side-menu-item href="#a" current>Orders</plinth-side-menu-item
    ></plinth-side-menu-group></plinth-side-menu>`,
  'plinth-side-menu-item': '<plinth-side-menu-item href="#a">Orders</plinth-side-menu-item>',
  'plinth-sortable-list': `<plinth-sortable-list label="Steps"><plinth-sortable-item value="a">Quote</plinth-sortable-item
    ><plinth-sortable-item value="b">Invoice</plinth-sortable-item></plinth-sortable-list>`,
  'plinth-split-button': `<plinth-split-button>Export<plinth-menu-item slot="menu" value="a">CSV</plinth-menu-item
    ></plinth-split-button>`,
  'plinth-stat': '<plinth-stat label="Owed" value="$500" delta="100" period="than a week ago"></plinth-stat>',
  'plinth-submenu': '<plinth-submenu><plinth-menu-item value="a">Inbox</plinth-menu-item></plinth-submenu>',
  'plinth-tag-input': '<plinth-tag-input label="Keywords" value="wine, glass"></plinth-tag-input>',
  'plinth-tabs': `<plinth-tabs label="Platforms"><plinth-tab name="a">Linked</plinth-tab><plinth-tab name="b">Available</plinth-tab
    ><plinth-tab-panel name="a">One</plinth-tab-panel><plinth-tab-panel name="b">Two</plinth-tab-panel></plinth-tabs>`,
  'plinth-tag': '<plinth-tag value="a" removable selectable>Paid</plinth-tag>',
  'plinth-time-field': '<plinth-time-field label="Opens at" value="09:30"></plinth-time-field>',
  'plinth-time-picker': '<plinth-time-picker label="Opens at" value="09:30" step="60"></plinth-time-picker>',
  'plinth-timeline':
    '<plinth-timeline label="Life"><plinth-timeline-item heading="Approved" time="Sep 11"></plinth-timeline-item></plinth-timeline>',
  'plinth-toast': '<plinth-toast message="Saved" action="Undo"></plinth-toast>',
  'plinth-toggle-group': `<plinth-toggle-group label="Series" multiple value="a"><plinth-toggle-item value="a">In</plinth-toggle-item
    ><plinth-toggle-item value="b">Out</plinth-toggle-item></plinth-toggle-group>`,
  'plinth-transaction-list': '<plinth-transaction-list label="Transactions" selectable></plinth-transaction-list>',
  'plinth-tree': `<plinth-tree label="Accounts" selection="multiple" reorderable><plinth-tree-item label="Assets" value="a"
    ><plinth-tree-item label="Cash" value="b"></plinth-tree-item></plinth-tree-item
    ><plinth-tree-item label="Debts" value="c" lazy></plinth-tree-item></plinth-tree>`,
  'plinth-tree-item': '<plinth-tree-item label="Debts" value="c" lazy></plinth-tree-item>',
  'plinth-tooltip': '<plinth-tooltip text="Not yet"><plinth-button>Remove</plinth-button></plinth-tooltip>',
  'plinth-wizard': `<plinth-wizard label="Booking"><plinth-wizard-step name="a" label="Room">One</plinth-wizard-step
    ><plinth-wizard-step name="b" label="Guests">Two</plinth-wizard-step></plinth-wizard>`,
  'plinth-user-menu': `<plinth-user-menu name="Ada Moreno" email="ada@plinth.test"><plinth-menu-item value="a">Log out</plinth-menu-item
    ></plinth-user-menu>`,
};

/** Returns the markup with which the generic suites test an element: its entry above, or one derived from the manifest. */
export function markupOf({
  tagName,
  slots = [],
  attributes = [],
}: CustomElementDeclaration & { readonly tagName: string }): string {
  const known = MARKUP[tagName];
  if (known !== undefined) return known;
  const named = attributes
    .filter(({ name }) => name === 'label' || name === 'heading')
    .map(({ name }) => ` ${name}="Name"`);
  const children = slots.map(({ name }) => (name === '' ? 'Content' : `<i slot="${name}">Text</i>`));
  return `<${tagName}${named.join('')}>${children.join('')}</${tagName}>`;
}
