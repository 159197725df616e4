/** A company in whose name pages ask, or that a flow hands its visitors over to. */
export type Partner = {
  readonly name: string;
  /** The company that is responsible for the data (GDPR, article 4(7)). */
  readonly legalName: string;
  /** Where a visitor goes on at the partner. */
  readonly url: string;
  /** Hue in OKLCH from 0 to 360: pages in the partner's name have its colours. */
  readonly hue?: number;
  /** Its mark: path data in a square of 24. */
  readonly mark?: string;
};

/** Partners by white-label token or by the name in the table of a flow. */
export type Partners = Readonly<Record<string, Partner>>;
