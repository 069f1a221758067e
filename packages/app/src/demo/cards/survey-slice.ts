import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The answer to the survey; null before it is given. A reload asks again. */
type SurveyAnswer = string | null;

const slice = createSlice({
  name: 'survey',
  initialState: null as SurveyAnswer,
  reducers: {
    surveyAnswered: (_answer, { payload }: PayloadAction<string>): SurveyAnswer => payload,
    surveyReopened: (): SurveyAnswer => null,
  },
});

export const { surveyAnswered, surveyReopened } = slice.actions;
export const surveyReducer = slice.reducer;

/** Returns the answer to the survey; null before it is given. */
export const selectSurveyAnswer = (state: { readonly survey?: SurveyAnswer }): SurveyAnswer => state.survey ?? null;
