import { PRODUCTS_WITHHELD_BY_DEFAULT } from '@plaza/contract';
import { type Breaker, createBreaker } from './breaker.ts';
import { type ClientLimits, DEFAULT_LIMITS } from './client-limits.ts';
import { systemClock } from './clock.ts';
import type { ContentClientOptions, Logger } from './content-client-options.ts';
import { createEmptiedLists, type EmptiedLists } from './emptied-lists.ts';
import type { FlightResult } from './freshness.ts';
import { createLastGoodCopies, type LastGoodCopies } from './last-good-copies.ts';
import { createMemoryCopies, type MemoryCopies } from './memory-copies.ts';
import { createSingleFlight, type SingleFlight } from './single-flight.ts';

type Defaulted = 'fetch' | 'logger' | 'random' | 'clock' | 'productsWithheld';

/** The options with defaults, and the state shared by the calls of one client. */
export interface ContentContext
  extends Omit<ContentClientOptions, Defaulted | 'limits'>,
    Required<Pick<ContentClientOptions, Defaulted>> {
  readonly limits: ClientLimits;
  readonly breaker: Breaker;
  readonly memory: MemoryCopies;
  readonly lastGood: LastGoodCopies;
  readonly emptied: EmptiedLists;
  readonly flights: SingleFlight<FlightResult>;
}

export function createContext(options: ContentClientOptions): ContentContext {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? consoleLogger;
  const memory = createMemoryCopies(limits);
  return {
    ...options,
    limits,
    clock,
    logger,
    memory,
    // Looked up on each call, because frameworks replace the global one after modules have loaded.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    random: options.random ?? Math.random,
    productsWithheld: options.productsWithheld ?? PRODUCTS_WITHHELD_BY_DEFAULT,
    breaker: createBreaker(() => clock.now()),
    lastGood: createLastGoodCopies({ ...options, logger, memory }),
    emptied: createEmptiedLists(() => clock.now(), limits.emptyConfirmationMs),
    flights: createSingleFlight(),
  };
}

/** One line on standard error, the fields as JSON. */
const consoleLogger: Logger = {
  // biome-ignore lint/suspicious/noConsole: where a server logs when nobody says otherwise.
  warn: (message, fields) => console.warn(`${message} ${JSON.stringify(fields)}`),
};
