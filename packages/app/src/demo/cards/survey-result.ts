/** An answer with its votes so far. */
export interface SurveyOption {
  readonly id: string;
  readonly text: string;
  readonly votes: number;
}

/** An answer with its share of all votes, in percent. */
export interface SurveyResult extends SurveyOption {
  readonly percent: number;
}

/** Returns the votes with that of the user, and their shares. @param answer the id of the user's answer. */
export function resultsOf(options: readonly SurveyOption[], answer: string): readonly SurveyResult[] {
  const counted = options.map((option) => ({ ...option, votes: option.votes + (option.id === answer ? 1 : 0) }));
  const total = counted.reduce((sum, { votes }) => sum + votes, 0);
  return counted.map((option) => ({ ...option, percent: Math.round((option.votes / total) * 100) }));
}
