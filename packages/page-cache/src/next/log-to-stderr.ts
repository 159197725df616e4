import type { Log } from '../model/log.ts';

/** One JSON line for each entry. */
export const logToStderr: Log = ({ error, ...entry }) =>
  void process.stderr.write(
    `${JSON.stringify({ ...entry, ...(error !== undefined && { error: String(error) }) })}\n`,
  );
