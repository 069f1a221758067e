import type { Profile } from '@plinth/api-client/demo/profile';
import { expect, test } from 'vitest';
import {
  votePercent,
  withComment,
  withFollow,
  withLike,
  withoutComment,
  withoutVote,
  withVote,
} from './profile-changes.ts';

const author = { fullName: 'Ines Calloway', avatar: null, isOwn: true };
const time = '2026-11-24T09:00:00Z';
const PROFILE: Profile = {
  header: { fullName: 'Ines Calloway', designation: 'Store owner', avatar: null },
  about: { text: '', joined: '2023-07-01', lives: '', email: '', website: '' },
  pages: [{ id: 11, name: 'Market', category: 'Market', isFollowed: false }],
  updates: [],
  posts: [
    {
      id: 1,
      author,
      text: 'Hello',
      image: null,
      time,
      likes: 3,
      isLiked: false,
      comments: [{ id: 5, author, text: 'Hi', time }],
    },
  ],
  photos: [],
  friends: [],
  suggestions: [{ id: 1, fullName: 'Ida Falk', mutualFriends: 2, isFollowed: true }],
  polls: [
    {
      id: 1,
      question: 'When?',
      options: [
        { option: 'Now', votes: 1 },
        { option: 'Later', votes: 2 },
      ],
      choice: null,
    },
  ],
};

test('a like is counted and removed again', () => {
  const liked = withLike(PROFILE, 1);
  expect(liked.posts[0]).toMatchObject({ isLiked: true, likes: 4 });
  expect(withLike(liked, 1)).toEqual(PROFILE);
});

test('a vote counts once', () => {
  const voted = withVote(PROFILE, { pollId: 1, option: 'Now' });
  expect(voted.polls[0]).toMatchObject({ choice: 'Now', options: [{ votes: 2 }, { votes: 2 }] });
  expect(withVote(voted, { pollId: 1, option: 'Later' })).toEqual(voted);
  expect(withoutVote(voted, { pollId: 1, option: 'Later' })).toEqual(voted);
  expect(withoutVote(voted, { pollId: 1, option: 'Now' })).toEqual(PROFILE);
});

test('people and pages are followed by their ids', () => {
  expect(withFollow(PROFILE, 1).suggestions[0]?.isFollowed).toBe(false);
  expect(withFollow(PROFILE, 11).pages[0]?.isFollowed).toBe(true);
});

test('a comment is added to its post, at the end, and removed from it', () => {
  const added = withComment(PROFILE, 1, { id: 6, author, text: 'Yes', time });
  expect(added.posts[0]?.comments.map(({ id }) => id)).toEqual([5, 6]);
  expect(withoutComment(added, 6)).toEqual(PROFILE);
  expect(withoutComment(PROFILE, 5).posts[0]?.comments).toEqual([]);
});

test.each([
  [[1, 2], 33],
  [[0, 0], 0],
  [[3, 1], 75],
])('of the votes %j, the first option has %i percent', ([first = 0, second = 0], percent) => {
  const options = [
    { option: 'a', votes: first },
    { option: 'b', votes: second },
  ];
  expect(votePercent({ options }, { votes: first })).toBe(percent);
});
