import { reportError } from './report.ts';

/** Reports uncaught errors and unhandled rejections. Does not change whether the process exits. */
export function watchProcess(): void {
  process.on('uncaughtExceptionMonitor', (error) =>
    reportError(error, { mechanism: 'onuncaughtexception', handled: false }),
  );
  process.on('unhandledRejection', (reason) =>
    reportError(reason, { mechanism: 'onunhandledrejection', handled: false }),
  );
}
