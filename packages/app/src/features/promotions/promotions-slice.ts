import { createAction, createSlice } from '@reduxjs/toolkit';
import { loggedOut, promoApplied, promoNotApplied, type PromoFailure } from '#core/events.ts';

/**
 * The state of a promo code (product.md#states): `pending` until there is a customer, then `associated` or `failed`.
 */
export type PromotionsState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' | 'associating' | 'associated'; readonly code: string }
  | { readonly status: 'failed'; readonly code: string; readonly error: PromoFailure };

const IDLE = { status: 'idle' } as PromotionsState;

/** Retries a failed association. */
export const promoRetried = createAction('promotions/retried');
/** Discards the code. */
export const promoDismissed = createAction<string>('promotions/dismissed');

const slice = createSlice({
  name: 'promotions',
  initialState: IDLE,
  reducers: {
    promoPending: (_state, { payload }: { readonly payload: string }): PromotionsState => ({
      status: 'pending',
      code: payload,
    }),
    promoAssociating: (_state, { payload }: { readonly payload: string }): PromotionsState => ({
      status: 'associating',
      code: payload,
    }),
    /** Clears a pending code that another tab has already processed. */
    promoCleared: (state): PromotionsState =>
      state.status === 'pending' || state.status === 'associating' ? IDLE : state,
  },
  extraReducers: (builder) => {
    builder.addCase(promoApplied, (_state, { payload }): PromotionsState => ({
      status: 'associated',
      code: payload.code,
    }));
    builder.addCase(promoNotApplied, (_state, { payload }): PromotionsState => ({
      status: 'failed',
      code: payload.code,
      error: payload.reason,
    }));
    builder.addCase(promoDismissed, (state): PromotionsState => (state.status === 'failed' ? IDLE : state));
    builder.addCase(loggedOut, (): PromotionsState => IDLE);
  },
});

export const { promoPending, promoAssociating, promoCleared } = slice.actions;
export const promotionsReducer = slice.reducer;

interface WithPromotions {
  readonly promotions?: PromotionsState;
}

export const selectPromotions = (state: WithPromotions): PromotionsState => state.promotions ?? IDLE;
