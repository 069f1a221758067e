/** A dialog of the page: its name in the address, its title, and what it is for. */
export const MODALS = [
  { name: 'share', title: 'Share project', text: 'Invite users to view or edit a project.' },
  { name: 'card', title: 'Add new card', text: 'Add a card to your payment methods.' },
  { name: 'pricing', title: 'Pricing', text: 'Compare the plans and change yours.' },
  { name: 'refer', title: 'Refer and earn', text: 'Invite someone by email, or copy your link.' },
  { name: 'address', title: 'Add new address', text: 'Add an address to your account.' },
  { name: 'two-factor', title: 'Two-factor', text: 'Turn on two-step verification.' },
  { name: 'user', title: 'Edit user', text: 'Edit the first user in the list.' },
  { name: 'app', title: 'Create app', text: 'Create an app in five steps.' },
] as const;

/** The name of a dialog. */
export type ModalName = (typeof MODALS)[number]['name'];
