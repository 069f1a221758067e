import { describe, expect, it } from 'vitest';
import {
  cardRemoved,
  cardRestored,
  cardsRestored,
  removedCardsReducer,
  selectRemovedCards,
} from './removed-cards-slice.ts';

const reduce = (...actions: Parameters<typeof removedCardsReducer>[1][]) =>
  actions.reduce<ReturnType<typeof removedCardsReducer> | undefined>(removedCardsReducer, undefined);

describe('removedCardsReducer', () => {
  it('removes cards, and restores one of them', () => {
    expect(reduce(cardRemoved('remove'), cardRemoved('all'), cardRestored('remove'))).toEqual(['all']);
  });

  it('restores all cards', () => {
    expect(reduce(cardRemoved('remove'), cardRemoved('all'), cardsRestored())).toEqual([]);
  });
});

it('selects no cards before the feature has joined', () => {
  expect(selectRemovedCards({})).toEqual([]);
});
