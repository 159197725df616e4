import type { Log } from '../core/log.ts';
import { reportError } from './report.ts';

/** A log that also reports its errors, e.g. invalid content or pages that cannot be finished. */
export function reportingLog(log: Log): Log {
  return (entry) => {
    log(entry);
    const { level, event, error } = entry;
    if (level === 'error' && error !== undefined)
      reportError(error, { mechanism: 'log', handled: true, tags: { event } });
  };
}
