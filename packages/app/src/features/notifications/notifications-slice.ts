import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

/** What happened, and to what: the words come from the translation of its kind. */
export type Notice =
  | { readonly kind: 'connectionBroke'; readonly id: string; readonly at: string | null; readonly institution: string }
  | { readonly kind: 'contractApproved'; readonly id: string; readonly at: string | null; readonly contract: string; readonly amount: number }
  | { readonly kind: 'paymentProcessing'; readonly id: string; readonly at: string | null; readonly contract: string; readonly amount: number };

/** Newest first, kept for the session; `seen` are those that were there when the bell was last clicked. */
export interface NotificationsState {
  readonly items: readonly Notice[];
  readonly seen: readonly string[];
  readonly read: readonly string[];
}

const initialState: NotificationsState = { items: [], seen: [], read: [] };
const idsOf = (items: readonly Notice[]): string[] => items.map(({ id }) => id);

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** A notice that is known already is not news. */
    noticesArrived: (state, action: PayloadAction<readonly Notice[]>): NotificationsState => {
      const known = new Set(idsOf(state.items));
      const news = action.payload.filter(({ id }) => !known.has(id));
      if (news.length === 0) return state;
      const items = [...news, ...state.items].toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
      return { ...state, items };
    },
    /** What it told of is over. */
    noticesEnded: (state, action: PayloadAction<readonly string[]>): NotificationsState => ({
      ...state, items: state.items.filter(({ id }) => !action.payload.includes(id)),
    }),
    bellClicked: (state): NotificationsState => ({ ...state, seen: idsOf(state.items) }),
    allRead: (state): NotificationsState => ({ ...state, seen: idsOf(state.items), read: idsOf(state.items) }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { noticesArrived, noticesEnded, bellClicked, allRead } = slice.actions;
export const notificationsReducer = slice.reducer;

interface WithNotifications {
  readonly notifications?: NotificationsState;
}

const select = (state: WithNotifications): NotificationsState => state.notifications ?? initialState;
export const selectNotices = (state: WithNotifications): readonly Notice[] => select(state).items;
/** How many came since the bell was last clicked (spec §4). */
export const selectBadge = (state: WithNotifications): number => {
  const { items, seen } = select(state);
  return items.filter(({ id }) => !seen.includes(id)).length;
};
/** Those that were not read. */
export const selectUnread = createSelector([select], ({ items, read }) => new Set(idsOf(items).filter((id) => !read.includes(id))));
