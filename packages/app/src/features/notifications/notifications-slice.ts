import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, type PromoFailure } from '#core/events.ts';

interface NoticeOf<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
  readonly occurredAt: string | null;
}

/** Kind of a connection that can break. */
export type ConnectionSource = 'bank' | 'accounting' | 'commerce';

/** A notification. Its text is the translation of its kind, filled with its values. */
export type Notice =
  | (NoticeOf<'connectionBroke'> & {
      /** The source that was linked: a bank, an accounting platform or a shop. */
      readonly source: ConnectionSource;
      /** Name of the bank or the platform. */
      readonly institution: string;
      readonly logo: string | null;
    })
  | (NoticeOf<'contractApproved' | 'paymentProcessing'> & {
      readonly contract: string;
      /** In minor units; null for a contract before terms are agreed. */
      readonly amount: number | null;
    })
  | (NoticeOf<'promoApplied'> & { readonly code: string; readonly benefit: string | null })
  | (NoticeOf<'promoNotApplied'> & { readonly code: string; readonly reason: PromoFailure })
  | (NoticeOf<'topupAvailable'> & { readonly limit: number; readonly available: number })
  | (NoticeOf<'ticketAnswered'> & { readonly ticket: string; readonly subject: string | null });

/** The topics that can be muted (product.md#entities, the switch of a notification). */
export const topics = ['connections', 'contracts', 'payments', 'topups', 'promos', 'tickets'] as const;
export type Topic = (typeof topics)[number];

const TOPIC_OF: Readonly<Record<Notice['kind'], Topic>> = {
  connectionBroke: 'connections',
  contractApproved: 'contracts',
  paymentProcessing: 'payments',
  topupAvailable: 'topups',
  promoApplied: 'promos',
  promoNotApplied: 'promos',
  ticketAnswered: 'tickets',
};

/** The notifications of the session, newest first. `seen` contains the ids present at the last click on the bell. */
export interface NotificationsState {
  readonly items: readonly Notice[];
  readonly seen: readonly string[];
  readonly read: readonly string[];
  /** The muted topics. */
  readonly muted: readonly Topic[];
}

const initialState: NotificationsState = { items: [], seen: [], read: [], muted: [] };
const idsOf = (items: readonly Notice[]): string[] => items.map(({ id }) => id);

/** Compares two notifications by date, newest first. A missing date counts as the oldest. */
function byNewest({ occurredAt: first }: Notice, { occurredAt: second }: Notice): number {
  const [a, b] = [first ?? '', second ?? ''];
  return a === b ? 0 : a < b ? 1 : -1;
}

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** Adds notifications, ignoring known and duplicate ids. */
    noticesAdded: (state, action: PayloadAction<readonly Notice[]>): NotificationsState => {
      const knownIds = new Set(idsOf(state.items));
      const newNotices = new Map(
        action.payload.filter(({ id }) => !knownIds.has(id)).map((notice) => [notice.id, notice]),
      );
      if (newNotices.size === 0) return state;
      return { ...state, items: [...newNotices.values(), ...state.items].toSorted(byNewest) };
    },
    /** Gives a broken connection the name that has become known since it was announced. */
    connectionNamed: (
      state,
      { payload: { id, institution } }: PayloadAction<{ readonly id: string; readonly institution: string }>,
    ): NotificationsState => ({
      ...state,
      items: state.items.map((notice) =>
        notice.kind === 'connectionBroke' && notice.id === id ? { ...notice, institution } : notice,
      ),
    }),
    /** Removes notifications that no longer apply. If one recurs, it counts as new. */
    noticesRemoved: (state, action: PayloadAction<readonly string[]>): NotificationsState => {
      const removedIds = new Set(action.payload);
      const isKept = (id: string) => !removedIds.has(id);
      return {
        ...state,
        items: state.items.filter(({ id }) => isKept(id)),
        seen: state.seen.filter(isKept),
        read: state.read.filter(isKept),
      };
    },
    /** Marks a notification as read. */
    noticeOpened: (state, { payload }: PayloadAction<string>): NotificationsState =>
      state.read.includes(payload) ? state : { ...state, read: [...state.read, payload] },
    bellClicked: (state): NotificationsState => ({ ...state, seen: idsOf(state.items) }),
    allRead: (state): NotificationsState => ({ ...state, seen: idsOf(state.items), read: idsOf(state.items) }),
    /** Restores the topics that the user muted during an earlier visit. */
    mutedTopicsRestored: (state, action: PayloadAction<readonly Topic[]>): NotificationsState => ({
      ...state,
      muted: action.payload,
    }),
    topicSwitched: (
      state,
      { payload: { topic, on } }: PayloadAction<{ readonly topic: Topic; readonly on: boolean }>,
    ): NotificationsState => {
      const others = state.muted.filter((mutedTopic) => mutedTopic !== topic);
      return { ...state, muted: on ? others : [...others, topic] };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const {
  noticesAdded,
  connectionNamed,
  noticesRemoved,
  noticeOpened,
  bellClicked,
  allRead,
  mutedTopicsRestored,
  topicSwitched,
} = slice.actions;
export const notificationsReducer = slice.reducer;

interface WithNotifications {
  readonly notifications?: NotificationsState;
}

const select = (state: WithNotifications): NotificationsState => state.notifications ?? initialState;
const selectItems = (state: WithNotifications) => select(state).items;
const selectSeen = (state: WithNotifications) => select(state).seen;
const selectRead = (state: WithNotifications) => select(state).read;

export const selectMutedTopics = (state: WithNotifications): readonly Topic[] => select(state).muted;
/** Selects the notifications whose topics are not muted. */
export const selectNotices = createSelector([selectItems, selectMutedTopics], (items, muted): readonly Notice[] =>
  muted.length === 0 ? items : items.filter(({ kind }) => !muted.includes(TOPIC_OF[kind])),
);
/** Selects the notifications about broken connections, including muted ones. */
export const selectBrokenConnections = createSelector([selectItems], (items) =>
  items.filter((notice) => notice.kind === 'connectionBroke'),
);
/** Selects the highest top-up limit among the displayed notifications, or null if there is none. */
export const selectAnnouncedLimit = createSelector([selectNotices], (notices): number | null => {
  const limits = notices.flatMap((notice) => (notice.kind === 'topupAvailable' ? [notice.limit] : []));
  return limits.length === 0 ? null : Math.max(...limits);
});
/** Selects the number of notifications since the last click on the bell (product.md#states). */
export const selectBadge = createSelector([selectNotices, selectSeen], (notices, seen) => {
  const seenIds = new Set(seen);
  return notices.filter(({ id }) => !seenIds.has(id)).length;
});
/** Selects the ids of the unread notifications. */
export const selectUnread = createSelector([selectNotices, selectRead], (notices, read) => {
  const readIds = new Set(read);
  return new Set(idsOf(notices).filter((id) => !readIds.has(id)));
});
