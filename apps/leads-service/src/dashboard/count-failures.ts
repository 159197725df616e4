import type { FastifyInstance } from 'fastify';

/** Responses of this process that failed (500 and more) or were refused (429, 503), by hour. */
export interface Failures {
  /** @param hours starts of hours */
  of(hours: readonly string[]): { readonly errors: number; readonly refused: number };
  /** A request was rejected before it was read. */
  onOverload(): void;
  /** Counts the responses of an app. */
  watch(app: FastifyInstance): void;
}

const HOUR = 3_600_000;
const keptHours = 24;

export function countFailures(now: () => number = Date.now): Failures {
  const byHour = new Map<string, { errors: number; refused: number }>();
  const current = () => {
    const hour = new Date(Math.floor(now() / HOUR) * HOUR).toISOString();
    const counted = byHour.get(hour) ?? { errors: 0, refused: 0 };
    byHour.set(hour, counted);
    if (byHour.size > keptHours) byHour.delete(byHour.keys().next().value ?? '');
    return counted;
  };
  const refuse = () => {
    current().refused += 1;
  };
  return {
    of(hours) {
      const sums = { errors: 0, refused: 0 };
      for (const hour of hours) {
        sums.errors += byHour.get(hour)?.errors ?? 0;
        sums.refused += byHour.get(hour)?.refused ?? 0;
      }
      return sums;
    },
    onOverload: refuse,
    watch(app) {
      app.addHook('onResponse', async (_request, { statusCode }) => {
        if (statusCode === 429 || statusCode === 503) refuse();
        else if (statusCode >= 500) current().errors += 1;
      });
    },
  };
}
