/** Where browsers report CSP violations. */
export const cspReports = {
  path: '/api/csp-reports',
  /** Name of the endpoint in `Reporting-Endpoints` and `report-to`. */
  endpoint: 'csp',
  /** Browsers send a few kilobytes. */
  bodyBytes: 16 * 1024,
  /** Browsers batch the reports of a minute. */
  reportsPerMessage: 20,
  reportsPerMinute: { perClient: 60, inAll: 600 },
  /** Maximum length of logged texts. */
  textCharacters: 200,
} as const;

/** A logged violation: where, what, and by which directive; nothing about the visitor. */
export type CspViolation = {
  readonly document: string;
  readonly directive: string;
  /** A URL without its query, or a keyword such as `inline`. */
  readonly blocked: string;
  readonly source?: string;
  readonly line?: number;
  readonly disposition?: string;
};
