import { PHOTO_DRAWINGS, type Poll, type Profile } from '@plinth/api-client/demo/profile';
import { DAY_MS, HOUR_MS, instantBefore, MINUTE_MS } from '#time.ts';
import { defineAccountTable } from '../database.ts';
import { dayFrom } from '../dates.ts';
import { CONTACTS, personOf } from '../people.ts';

/** A stored post. */
export interface StoredPost {
  readonly id: number;
  /** Name of the author; null: the account itself. */
  readonly author: string | null;
  readonly text: string;
  readonly image: string | null;
  readonly time: string;
  /** Likes of everybody else. */
  readonly otherLikes: number;
  readonly isLiked: boolean;
}

/** A stored comment. */
export interface StoredComment {
  readonly id: number;
  readonly postId: number;
  /** Name of the author; null: the account itself. */
  readonly author: string | null;
  readonly text: string;
  readonly time: string;
}

type SamplePost = readonly [
  author: string | null,
  agoMs: number,
  likes: number,
  text: string,
  image: (typeof PHOTO_DRAWINGS)[number] | null,
  comments: readonly (readonly [author: string | null, text: string])[],
];

/** The latest first. */
const SAMPLE_POSTS: readonly SamplePost[] = [
  [
    null,
    40 * MINUTE_MS,
    7,
    'The new lamp over the packing table is up. Labels can be read again after four.',
    'lamp',
    [
      ['Bram Lindqvist', 'Finally a table that does my labels justice.'],
      ['Joel Abara', 'Bay 3 would like one, too.'],
    ],
  ],
  [
    'Leo Marchetti',
    5 * HOUR_MS,
    12,
    'Cut the first wheel of the winter cheese. It was worth the fourteen months.',
    null,
    [[null, 'Keep a quarter for us.']],
  ],
  [
    'Marta Quill',
    1 * DAY_MS,
    4,
    'Dock 2 is closed on Thursday. All slots moved by one hour, nobody moved by two.',
    null,
    [],
  ],
  [
    null,
    2 * DAY_MS,
    15,
    'Counted the shelves twice. Both counts agree, which has never happened before.',
    'shelf',
    [['Celia Okafor', 'I am framing this post.']],
  ],
  [
    'Priya Anand',
    3 * DAY_MS,
    9,
    'The tasting notes are online. Nine wines, seven to order, one with an owl.',
    'book',
    [],
  ],
  [
    'Tomas Reyne',
    5 * DAY_MS,
    3,
    'Delivered forty crates before breakfast. The fortieth had the breakfast.',
    null,
    [['Marta Quill', 'On time, too.']],
  ],
  [null, 8 * DAY_MS, 21, 'Ten years since the first order. It was for three kettles, and two came back.', 'kettle', []],
  ['Ana Duarte', 11 * DAY_MS, 6, 'Rain on the market square, and the awning holds.', 'tote', []],
  [
    'Hanne Vos',
    16 * DAY_MS,
    5,
    'Back from the cellar with a signal and two cases.',
    null,
    [
      [null, 'We kept a shelf free.'],
      ['Leo Marchetti', 'And some cheese.'],
    ],
  ],
];

/** The posts, as they were added. */
export const posts = defineAccountTable<StoredPost>({
  name: 'profilePosts',
  seed: ({ now }) =>
    SAMPLE_POSTS.toReversed().map(([author, agoMs, otherLikes, text, image], index) => ({
      id: index + 1,
      author,
      text,
      image,
      time: instantBefore(now, agoMs),
      otherLikes,
      isLiked: index % 4 === 1,
    })),
});

/** The comments on all posts, the oldest first. */
export const comments = defineAccountTable<StoredComment>({
  name: 'profileComments',
  seed: ({ now }) =>
    SAMPLE_POSTS.toReversed()
      .flatMap(([, agoMs, , , , replies], index) =>
        replies.map(([author, text], reply) => ({
          postId: index + 1,
          author,
          text,
          time: instantBefore(now, Math.round(agoMs * (0.8 - 0.2 * reply))),
        })),
      )
      .map((comment, index) => ({ ...comment, id: index + 1 })),
});

/** The polls. The votes for an option are those of everybody else. */
export const polls = defineAccountTable<Poll>({
  name: 'profilePolls',
  seed: () => [
    {
      id: 1,
      question: 'When should the next tasting be?',
      options: [
        { option: 'Thursday evening', votes: 14 },
        { option: 'Saturday at noon', votes: 23 },
        { option: 'Sunday afternoon', votes: 9 },
      ],
      choice: null,
    },
    {
      id: 2,
      question: 'Which shelf do we build next?',
      options: [
        { option: 'Bay 3, for oil', votes: 11 },
        { option: 'Bay 6, for gift boxes', votes: 8 },
      ],
      choice: null,
    },
  ],
});

/** People and pages that an account follows. */
export const follows = defineAccountTable<{ readonly id: number; readonly targetId: number }>({
  name: 'profileFollows',
  seed: () => [],
});

/** People that the account may know. */
export const SUGGESTIONS: readonly Omit<Profile['suggestions'][number], 'isFollowed'>[] = [
  { id: 1, fullName: 'Ida Falk', mutualFriends: 6 },
  { id: 2, fullName: 'Rafael Osei', mutualFriends: 4 },
  { id: 3, fullName: 'Wanda Kaminska', mutualFriends: 3 },
  { id: 4, fullName: 'Silas Moor', mutualFriends: 2 },
  { id: 5, fullName: 'Yuki Arai', mutualFriends: 1 },
];

/** Pages that may be of interest. Their ids go on after those of the people. */
export const PAGES: readonly Omit<Profile['pages'][number], 'isFollowed'>[] = [
  { id: 11, name: 'Division Street Market', category: 'Market' },
  { id: 12, name: 'Oakline Freight', category: 'Delivery' },
  { id: 13, name: 'The Slow Ledger', category: 'Bookkeeping' },
];

/** What friends have done. */
export const updatesAt = (now: Date): Profile['updates'] => [
  { id: 1, fullName: 'Joel Abara', text: 'changed the plan for bay 6', time: instantBefore(now, 2 * HOUR_MS) },
  { id: 2, fullName: 'Nadia Petrov', text: 'approved a permit', time: instantBefore(now, 1 * DAY_MS) },
  { id: 3, fullName: 'Celia Okafor', text: 'closed the month', time: instantBefore(now, 4 * DAY_MS) },
];

const PHOTO_TITLES = [
  'The lamp over the packing table',
  'The kettle from our first order',
  'Bay 3, before the oil',
  'The camera for the catalog',
  'Tasting notes, volume 9',
  'The radio in the cellar',
  'A bag for the market',
  'The watch at dock 2',
  'The chair that stayed',
];

/** The photos of the profile. */
export const PHOTOS: Profile['photos'] = PHOTO_DRAWINGS.map((drawing, index) => ({
  id: index + 1,
  title: PHOTO_TITLES[index] ?? '',
  drawing,
}));

/** Days between the beginnings of two friendships. */
const FRIEND_STEP_DAYS = 71;

/** The friends: the contacts of the chat, and two more. */
export const friendsAt = (now: Date): Profile['friends'] =>
  [...CONTACTS, personOf('Petra Lund'), personOf('Emil Castor')].map(({ fullName, email }, index) => ({
    id: index + 1,
    fullName,
    email,
    since: dayFrom(now, -(index + 1) * FRIEND_STEP_DAYS),
    contactId: index < CONTACTS.length ? index + 1 : null,
  }));
