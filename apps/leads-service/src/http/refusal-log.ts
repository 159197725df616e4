import type { FastifyBaseLogger } from 'fastify';
import { describeCause } from './describe-cause.ts';
import type { ProblemName } from './problems.ts';

export interface Refusal {
  readonly problem: ProblemName;
  readonly message: string;
  readonly requestId?: string;
  readonly cause?: unknown;
}

/** Logs a rejected request. */
export type RefusalLog = (refusal: Refusal) => void;

/** The interval in milliseconds: an overload rejects thousands of requests a second. */
const intervalMs = 10_000;

/**
 * A log of rejected requests that an overload cannot flood: the first of each kind is logged with
 * its cause; those within the next ten seconds are counted and logged as one line.
 */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'error'>): RefusalLog {
  const counts = new Map<string, number>();
  const end = (kind: string, { problem, message }: Refusal) => {
    const count = counts.get(kind) ?? 0;
    counts.delete(kind);
    if (count > 0) log.error({ problem, count, seconds: intervalMs / 1000 }, `More: ${message}`);
  };
  return (refusal) => {
    const { problem, message, cause, requestId } = refusal;
    const kind = `${problem} ${codeOf(cause)}`;
    const count = counts.get(kind);
    if (count !== undefined) {
      counts.set(kind, count + 1);
      return;
    }
    counts.set(kind, 0);
    setTimeout(end, intervalMs, kind, refusal).unref();
    log.error({ problem, requestId, cause: describeCause(cause) }, message);
  };
}

/** Distinguishes causes; there are few, whatever the request. */
const codeOf = (cause: unknown) =>
  cause instanceof Error ? ((cause as { code?: unknown }).code ?? cause.name) : '';
