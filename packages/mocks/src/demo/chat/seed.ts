import { CHAT_USER_ID, type Chat, type ChatProfile, type Contact, type Presence } from '@plinth/api-client/demo/chat';
import { HOUR_MS, MINUTE_MS } from '#time.ts';
import { defineAccountTable } from '../database.ts';
import { sampleInstant, type SampleTime } from '../dates.ts';
import { CONTACTS } from '../people.ts';

interface ContactDetails extends Pick<Contact, 'role' | 'about' | 'hours'> {
  readonly status: Presence;
  readonly isImportant?: true;
  readonly isMuted?: true;
}

const DETAILS: Readonly<Record<string, ContactDetails>> = {
  'Ana Duarte': {
    role: 'Market trader',
    about: 'On the market square, rain or shine',
    status: 'offline',
    hours: 'Saturdays, 8 AM – 3 PM',
  },
  'Bram Lindqvist': {
    role: 'Label printer',
    about: 'At a fair this week, slow to answer',
    status: 'away',
    hours: 'Mon–Thu, 9 AM – 4 PM',
    isMuted: true,
  },
  'Celia Okafor': {
    role: 'Bookkeeper',
    about: 'Please write instead of calling at month end',
    status: 'busy',
    hours: 'Mon–Fri, 9 AM – 5 PM',
    isImportant: true,
  },
  'Hanne Vos': {
    role: 'Wine buyer',
    about: 'In a cellar without a signal until noon',
    status: 'away',
    hours: 'Tue–Sat, noon – 8 PM',
  },
  'Joel Abara': {
    role: 'Shop manager',
    about: 'Somewhere between bay 1 and bay 6',
    status: 'online',
    hours: 'Mon–Sat, 8 AM – 4 PM',
  },
  'Leo Marchetti': {
    role: 'Cheesemonger',
    about: 'Behind the counter in the mornings',
    status: 'busy',
    hours: 'Mon–Sat, 7 AM – 1 PM',
  },
  'Marta Quill': {
    role: 'Delivery planner',
    about: 'Planning dock 2, one slot at a time',
    status: 'online',
    hours: 'Mon–Fri, 6 AM – 2 PM',
    isImportant: true,
  },
  'Nadia Petrov': {
    role: 'Permit officer',
    about: 'Office hours only, bring your drawing',
    status: 'offline',
    hours: 'Mon–Thu, 10 AM – 3 PM',
  },
  'Priya Anand': {
    role: 'Account manager',
    about: 'Every cent has a home',
    status: 'online',
    hours: 'Mon–Fri, 9 AM – 6 PM',
  },
  'Tomas Reyne': {
    role: 'Letting agent',
    about: 'Keys, leases and awnings',
    status: 'offline',
    hours: 'Mon–Fri, 10 AM – 6 PM',
  },
};

interface SampleChat {
  readonly contact: string;
  readonly unseen: number;
  /** Messages of the contact, or of the user when they are the `own` ones. */
  readonly messages: readonly { readonly text: string; readonly at: SampleTime; readonly isOwn?: true }[];
}

const SAMPLE_CHATS: readonly SampleChat[] = [
  {
    contact: 'Priya Anand',
    unseen: 0,
    messages: [
      { text: 'Your statement for October is in the portal.', at: [-4, '10:12'] },
      { text: 'Saw it. I get a different total, by $350.', at: [-4, '15:40'], isOwn: true },
      { text: 'Then I owe you an answer. Give me until Wednesday.', at: [-3, '09:03'] },
      { text: 'No rush, Celia closes the month on Friday.', at: [-3, '09:21'], isOwn: true },
    ],
  },
  {
    contact: 'Hanne Vos',
    unseen: 0,
    messages: [
      { text: 'Nine bottles open, two of us. Wish us luck.', at: [-2, '18:02'] },
      { text: 'Write it down while you can still spell.', at: [-2, '18:10'], isOwn: true },
      { text: 'Notes are in your inbox. The owl has to go.', at: [-1, '15:24'] },
      { text: 'Which years did you pick in the end?', at: [-1, '15:31'] },
    ],
  },
  {
    contact: 'Joel Abara',
    unseen: 2,
    messages: [
      { text: 'Who opens on Saturday?', at: [-1, '17:45'], isOwn: true },
      { text: 'Me. Leo comes at eight with the cheese.', at: [-1, '17:52'] },
      { text: 'I moved the vinegar in the plan again, last time, promise.', at: 26 * MINUTE_MS },
      { text: 'Have a look when you have a minute?', at: 22 * MINUTE_MS },
    ],
  },
  {
    contact: 'Marta Quill',
    unseen: 1,
    messages: [
      { text: 'Which day suits you best for Oakline’s truck?', at: [-3, '11:20'] },
      { text: 'Thursday, if you have room before lunch.', at: [-3, '11:26'], isOwn: true },
      { text: 'All taken. I’ve put you down for Friday instead.', at: [-2, '16:52'] },
      { text: 'Friday it is.', at: [-2, '16:58'], isOwn: true },
      { text: 'The early slot went to someone else.', at: HOUR_MS },
      { text: 'I have another one at half past ten.', at: HOUR_MS - MINUTE_MS },
      { text: 'Perfect, put our name on it.', at: 50 * MINUTE_MS, isOwn: true },
      { text: 'Done. One pallet comes later, the rest is on the truck.', at: 4 * MINUTE_MS },
    ],
  },
];

/** Id of a contact of the sample data: the position among the names. */
const contactIdOf = (fullName: string): number => CONTACTS.findIndex((contact) => contact.fullName === fullName) + 1;

/** The contacts, with ids in the order of their names. */
export const contacts = defineAccountTable<Contact>({
  name: 'chat-contacts',
  seed: () =>
    CONTACTS.flatMap(({ fullName, email }, index) => {
      const details = DETAILS[fullName];
      if (!details) return [];
      const { isImportant = false, isMuted = false, ...fields } = details;
      return {
        id: index + 1,
        fullName,
        avatar: null,
        email,
        phone: `(555) 010-${String(131 + 7 * index).padStart(4, '0')}`,
        ...fields,
        muted: isMuted,
        blocked: false,
        important: isImportant,
      };
    }),
});

/** The chats, in the order in which they began. */
export const chats = defineAccountTable<Chat>({
  name: 'chats',
  seed: ({ now }) =>
    SAMPLE_CHATS.map(({ contact, unseen, messages }, index) => {
      const userId = contactIdOf(contact);
      return {
        id: index + 1,
        userId,
        unseenMsgs: unseen,
        chat: messages.map(({ text, at, isOwn = false }) => ({
          message: text,
          time: sampleInstant(now, at),
          senderId: isOwn ? CHAT_USER_ID : userId,
        })),
      };
    }),
});

/** The user's own profile, as its only row. The name is that of the account. */
export const profile = defineAccountTable<Omit<ChatProfile, 'fullName'>>({
  name: 'chat-profile',
  isKeptWhenEmpty: true,
  seed: () => [
    {
      id: CHAT_USER_ID,
      role: 'Owner, Harrow & Vine Provisions',
      about: 'In the shop until four, then at my desk.',
      avatar: null,
      status: 'online',
      settings: { isTwoStepSignInOn: false, areNotificationsOn: true },
    },
  ],
});
