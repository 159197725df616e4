/** Where browsers report what a page's Content-Security-Policy has refused. */
export const cspReports = {
  path: '/api/csp-reports',
  /** Name of the endpoint in `Reporting-Endpoints` and `report-to`. */
  endpoint: 'csp',
  /** A browser sends a few kilobytes; whoever sends more is none. */
  bodyBytes: 16 * 1024,
  /** Of one message; browsers gather reports for a minute. */
  reportsPerMessage: 20,
  reportsPerMinute: { perClient: 60, inAll: 600 },
  /** Of each text that is logged. */
  textCharacters: 200,
} as const;

/** One refusal as it is logged: where, what, and by which directive; nothing of whom. */
export type CspViolation = {
  readonly document: string;
  readonly directive: string;
  /** An address without its query, or what the browser says in its place, e.g. `inline`. */
  readonly blocked: string;
  readonly source?: string;
  readonly line?: number;
  readonly disposition?: string;
};
