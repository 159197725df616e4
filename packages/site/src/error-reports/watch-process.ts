import { reportError } from './report.ts';

/** Reports what nothing in the process has caught. What becomes of the process stays as it was. */
export function watchProcess(): void {
  process.on('uncaughtExceptionMonitor', (error) =>
    reportError(error, { mechanism: 'onuncaughtexception', handled: false }),
  );
  process.on('unhandledRejection', (reason) =>
    reportError(reason, { mechanism: 'onunhandledrejection', handled: false }),
  );
}
