/** Context of an error. */
export type ReportFacts = {
  /** How the error was caught, e.g. `onRequestError`. */
  readonly mechanism: string;
  /** Whether the request was still answered. */
  readonly handled: boolean;
  /** The active route, e.g. `/[locale]/[[...path]]`. */
  readonly transaction?: string;
  readonly request?: { readonly method: string; readonly url: string };
  readonly tags?: Readonly<Record<string, string>>;
};

/** Reports an error without throwing or blocking. */
export type Report = (error: unknown, facts: ReportFacts) => void;

/** The reporter is global, because Next loads this module once per bundle. */
const key = Symbol.for('@plaza/site error reports');
const holder = globalThis as { [key]?: Report };

/** Sets the reporter of this process. */
export function reportErrorsTo(report: Report): void {
  holder[key] = report;
}

/** Reports an error with the reporter of this process, if one is set. */
export const reportError: Report = (error, facts) => holder[key]?.(error, facts);
