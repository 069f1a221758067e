/** A dialog of the page: its name in the address, its title, and what it is for. */
export const MODALS = [
  { name: 'share', title: 'Share Project', text: 'Invite users to a project, who may view or edit it.' },
  { name: 'card', title: 'Add New Card', text: 'Add a card to the payment methods of your account.' },
  { name: 'pricing', title: 'Pricing', text: 'Compare the plans and change yours.' },
  { name: 'refer', title: 'Refer & Earn', text: 'Invite somebody by email, or copy your link.' },
  { name: 'address', title: 'Add New Address', text: 'Add an address to those of your account.' },
  { name: 'two-factor', title: 'Two-factor', text: 'Turn on two-step sign-in.' },
  { name: 'user', title: 'Edit User', text: 'Change the first user of the user list.' },
  { name: 'app', title: 'Create App', text: 'Create an app in five steps.' },
] as const;

/** The name of a dialog. */
export type ModalName = (typeof MODALS)[number]['name'];
