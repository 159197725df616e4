import type { FastifyBaseLogger } from 'fastify';
import { describeCause } from './describe-cause.ts';
import type { ProblemName } from './problems.ts';

export interface Refusal {
  readonly problem: ProblemName;
  readonly message: string;
  readonly requestId?: string;
  readonly cause?: unknown;
}

/** Notes that a request was refused. */
export type RefusalLog = (refusal: Refusal) => void;

/** Milliseconds in which refusals of a kind are one line: an overload refuses thousands a second. */
const intervalMs = 10_000;

/**
 * A log of refusals that an overload cannot fill: the first of a kind is a line with its cause; those
 * that follow within ten seconds are counted, and the count is a line at the end of that time.
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

/** What tells one cause from another; there are few, whatever a request holds. */
const codeOf = (cause: unknown) =>
  cause instanceof Error ? ((cause as { code?: unknown }).code ?? cause.name) : '';
