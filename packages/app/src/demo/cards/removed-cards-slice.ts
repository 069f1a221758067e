import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Ids of the cards that are removed from the page; a reload shows them again. */
type RemovedCards = readonly string[];

const slice = createSlice({
  name: 'removedCards',
  initialState: [] as RemovedCards,
  reducers: {
    cardRemoved: (removed, { payload }: PayloadAction<string>) => [...removed, payload],
    cardRestored: (removed, { payload }: PayloadAction<string>) => removed.filter((id) => id !== payload),
    cardsRestored: () => [],
  },
});

export const { cardRemoved, cardRestored, cardsRestored } = slice.actions;
export const removedCardsReducer = slice.reducer;

/** Returns the ids of the removed cards. */
export const selectRemovedCards = (state: { readonly removedCards?: RemovedCards }): RemovedCards =>
  state.removedCards ?? slice.getInitialState();
