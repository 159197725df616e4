/** A log entry; `event` is its kind in kebab-case. */
export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
} & Readonly<Record<string, unknown>>;

export type Log = (entry: LogEntry) => void;

/**
 * Writes one JSON object per line, with message and causes of errors. Entries contain no data of a
 * visitor.
 */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  return (entry) => write(`${JSON.stringify({ time: now().toISOString(), ...entry }, readable)}\n`);
}

function readable(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, cause } = value;
  return { name, message, ...(cause !== undefined && { cause }) };
}
