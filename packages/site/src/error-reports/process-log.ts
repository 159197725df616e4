import { logOutput } from '@plaza/contract/process';
import { createLog, type Log } from '../core/log.ts';

/**
 * The log of this process: one JSON object per line on standard error, written without blocking.
 */
export function processLog(): Log {
  return createLog(logOutput(2).write, () => new Date());
}
