/** The normalised answers of a step by field; a field that was left empty has none. */
export type StepAnswers = Readonly<Record<string, string | readonly string[]>>;

/** Answers by step; of a step that repeats, one object per item. */
export type Answers = Readonly<Record<string, StepAnswers | readonly StepAnswers[]>>;

/** What the check of an answer depends on besides the field. */
export type FieldContext = {
  /** ISO country, e.g. `ES`. */
  readonly country: string;
  readonly locale: string;
  /** ISO currency, e.g. `EUR`. */
  readonly currency: string;
  /** ISO date, e.g. `2026-11-22`. */
  readonly today: string;
  /** What the applicant has answered so far. */
  readonly answers: Answers;
};
