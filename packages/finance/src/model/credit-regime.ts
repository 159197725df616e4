/** A figure of an offer, by the name that `data-example-figure` gives it. */
export type CostFigure =
  | 'totalCredit'
  | 'borrowingRate'
  | 'totalCost'
  | 'term'
  | 'instalments'
  | 'totalPayable'
  | 'apr';

/** What a claim suggests: the grounds that the texts of content are searched by. */
export type BannedClaim = 'better-off' | 'debts-ignored' | 'replaces-saving' | 'speed-and-ease';

/** A sentence that an advertisement of credit has to carry. */
export interface WarningRule {
  /** By language, without the full stop. Any words will do in a language that is not here. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Whether these words and no others will do, in the languages that are here. */
  readonly isExact: boolean;
  readonly source: string;
}

/** What the law of a country asks of a page that advertises credit. Texts are by language. */
export interface CreditRegime {
  readonly title: string;
  /** Absent where the law asks for no warning. */
  readonly warning?: WarningRule;
  /** The measure of what credit costs in a year, by its legal name. */
  readonly costMeasure: {
    readonly names: Readonly<Record<string, string>>;
    readonly source: string;
  };
  /** What must be shown beside a cost figure. */
  readonly besideCost: {
    readonly figures: readonly CostFigure[];
    /** Sentences that a person has to put there, with what they need, such as a date. */
    readonly statements?: Readonly<Record<string, readonly string[]>>;
    readonly source: string;
  };
  readonly bannedClaims: { readonly claims: readonly BannedClaim[]; readonly source: string };
  /** Who answers for these rows, a person who knows the law of the country, and since when. */
  readonly checked: { readonly by: string; readonly on: string } | 'unchecked';
}
