/** Retention in days by kind of record; older records are deleted. */
export interface RetentionPeriods {
  /** Impressions, user events and client ids. */
  readonly visits: number;
  /** Contact messages. */
  readonly messages: number;
  /** Complaints, which the law allows to be kept longer as evidence. */
  readonly complaints: number;
  /** Messages that are probably spam. */
  readonly spam: number;
  /** Consent receipts. */
  readonly consents: number;
  /** Lead form submissions. */
  readonly leads: number;
}

/**
 * The maximum periods of es-loans' privacy policy: 24 months from the visit, 12 months from the
 * last answer and from a lead, 5 years from the end of a complaint and from a consent decision. The
 * service knows neither answers nor ends, so all periods start on arrival, which is never later.
 */
export const DEFAULT_RETENTION = {
  visits: 730,
  messages: 365,
  complaints: 1826,
  spam: 30,
  consents: 1826,
  leads: 365,
} as const satisfies RetentionPeriods;

/**
 * Retention of applications in days after the last change, unless a website sets its own: an open
 * one can be resumed for a month.
 */
export const APPLICATION_DAYS = { open: 30, submitted: 365 } as const;
