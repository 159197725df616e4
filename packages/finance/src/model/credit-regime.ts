/** A figure of an offer; the value of `data-example-figure`. */
export type CostFigure =
  | 'totalCredit'
  | 'borrowingRate'
  | 'totalCost'
  | 'term'
  | 'instalments'
  | 'totalPayable'
  | 'apr';

/** What a banned claim suggests. */
export type BannedClaim = 'better-off' | 'debts-ignored' | 'replaces-saving' | 'speed-and-ease';

/** A sentence that credit advertising must contain. */
export interface WarningRule {
  /** By language, without the full stop. Any wording is accepted in other languages. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Whether the exact wording is required, in the listed languages. */
  readonly isExact: boolean;
  /**
   * By language, sentences that no published text of the law was seen with. They are what the
   * interface says until a person has compared them; other wordings are accepted.
   */
  readonly unverified?: Readonly<Record<string, string>>;
  readonly source: string;
}

/** The legal requirements for a page that advertises credit. Texts are by language. */
export interface CreditRegime {
  readonly title: string;
  /** Absent if the law requires no warning. */
  readonly warning?: WarningRule;
  /** The yearly cost measure of credit, by its legal name. */
  readonly costMeasure: {
    readonly names: Readonly<Record<string, string>>;
    readonly source: string;
  };
  /** Figures that must be shown beside a cost figure. */
  readonly besideCost: {
    readonly figures: readonly CostFigure[];
    /** Sentences that an editor must add, with the data they need, such as a date. */
    readonly statements?: Readonly<Record<string, readonly string[]>>;
    readonly source: string;
  };
  readonly bannedClaims: { readonly claims: readonly BannedClaim[]; readonly source: string };
  /** The legal expert who checked these rows, and when. */
  readonly checked: { readonly by: string; readonly on: string } | 'unchecked';
}
