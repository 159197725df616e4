import type { Instrumentation } from 'next';

type RequestError = Parameters<Instrumentation.onRequestError>;

/**
 * `register` and `onRequestError` of an app's `instrumentation.ts`. Next also compiles that file
 * for a runtime without Node modules, where it never runs: everything that needs Node is imported
 * dynamically, including the reader of the environment.
 */
export function createInstrumentation(variables: Readonly<Record<string, string | undefined>>) {
  // biome-ignore-start lint/style/noProcessEnv: Next writes the literals here when it compiles the app
  return {
    /** Runs once, before the first request. */
    async register(): Promise<void> {
      if (process.env.NEXT_RUNTIME !== 'nodejs') return;
      const { readSiteEnvironment } = await import('../core/read-site-environment.ts');
      const { reportProcessErrors } = await import('./report-process-errors.ts');
      const { sentryDsn } = readSiteEnvironment(variables);
      reportProcessErrors(sentryDsn);
    },
    /** Runs for every error of a page, a route or the proxy. */
    async onRequestError(...[error, request, context]: RequestError): Promise<void> {
      if (process.env.NEXT_RUNTIME !== 'nodejs') return;
      const { reportRequestError } = await import('./report-request-error.ts');
      reportRequestError(error, request, context);
    },
  };
  // biome-ignore-end lint/style/noProcessEnv: the rest reads no environment
}
