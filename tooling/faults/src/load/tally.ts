import { type Answer, isRejection, isSuccess } from './client.ts';

/** The outcomes of a load, each counted once. */
export interface Tally {
  add(answer: Answer): void;
  readonly total: () => number;
  readonly failed: () => number;
  /** Of these, those that were rejected for lack of room. */
  readonly rejected: () => number;
  /** E.g. `200: 1,200, 503: 3, 0 (other side closed): 1`. */
  describe(): string;
  readonly slowest: () => number;
}

/** Whose rejection it is, from a problem's text or an error page's title. */
function reasonOf(answer: Answer): string | undefined {
  if (isSuccess(answer)) return undefined;
  return /"detail":"([^"]{1,60})|<title>([^<]{1,60})/.exec(answer.body)?.slice(1).find(Boolean);
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  let total = 0;
  let failed = 0;
  let rejected = 0;
  let slowest = 0;
  return {
    add(answer) {
      const reason = answer.error ?? reasonOf(answer);
      const key = `${answer.status}${reason ? ` (${reason})` : ''}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      total += 1;
      slowest = Math.max(slowest, answer.ms);
      if (isSuccess(answer)) return;
      failed += 1;
      if (isRejection(answer)) rejected += 1;
    },
    total: () => total,
    failed: () => failed,
    rejected: () => rejected,
    slowest: () => slowest,
    describe: () =>
      [...counts].map(([key, count]) => `${key}: ${count.toLocaleString('en')}`).join(', '),
  };
}
