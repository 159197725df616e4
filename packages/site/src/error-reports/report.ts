/** What is known of an error beside the error itself. */
export type ReportFacts = {
  /** How it came to be noticed, e.g. `onRequestError`. */
  readonly mechanism: string;
  /** Whether the visitor was answered all the same. */
  readonly handled: boolean;
  /** The route that was at work, e.g. `/[locale]/[[...path]]`. */
  readonly transaction?: string;
  readonly request?: { readonly method: string; readonly url: string };
  readonly tags?: Readonly<Record<string, string>>;
};

/** Reports an error. Never throws, and never keeps anyone waiting. */
export type Report = (error: unknown, facts: ReportFacts) => void;

/** Where the one reporter of the process is kept: Next loads this module once per bundle. */
const key = Symbol.for('@plaza/site error reports');
const holder = globalThis as { [key]?: Report };

/** From now on the errors of this process are reported so. */
export function reportErrorsTo(report: Report): void {
  holder[key] = report;
}

/** Reports an error as the process does, which is not at all before a reporter was named. */
export const reportError: Report = (error, facts) => holder[key]?.(error, facts);
