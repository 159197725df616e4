/** Days that each kind of record is kept; what is older is deleted. */
export interface RetentionPeriods {
  /** Impressions, user events and client ids, from the visit. */
  readonly visits: number;
  /** What visitors wrote, from its arrival. */
  readonly messages: number;
  /** Complaints, which the law lets a company keep for its defence. */
  readonly complaints: number;
  /** Messages that look like a machine's. */
  readonly spam: number;
  /** Proofs of consent, from their arrival. */
  readonly consents: number;
  /** What was asked for in a lead form. */
  readonly leads: number;
}

/**
 * What the privacy policy of es-loans promises at most: 24 months from the visit, 12 months from
 * the last answer and from a request for offers, 5 years from the end of a complaint, 5 years from a
 * consent decision. The service knows neither answers nor ends, so it counts from the arrival, which
 * is never later.
 */
export const DEFAULT_RETENTION = {
  visits: 730,
  messages: 365,
  complaints: 1826,
  spam: 30,
  consents: 1826,
  leads: 365,
} as const satisfies RetentionPeriods;
