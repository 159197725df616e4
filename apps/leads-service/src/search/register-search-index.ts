import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { updateSearchIndex } from './search-index.ts';

export interface SearchIndex {
  /** Indexes what an import changed, in the background. Never throws. */
  update(): void;
  /** Resolves when every change so far is indexed. */
  idle(): Promise<void>;
}

/** Keeps the search index of a running service up to date; it stops before the app closes. */
export function registerSearchIndex(app: FastifyInstance, database: Database): SearchIndex {
  const stop = new AbortController();
  const indexed = new Map<number, number>();
  let running = Promise.resolve();
  const run = async () => {
    if (stop.signal.aborted) return;
    await updateSearchIndex(database, { signal: stop.signal, indexed }).catch((error: Error) =>
      app.log.error({ err: error }, 'The search index was not updated'),
    );
  };
  const index = {
    update() {
      running = running.then(run);
    },
    idle: () => running,
  };
  // Content that an older version stored, or a service that was killed, is not indexed yet.
  app.addHook('onListen', async () => index.update());
  app.addHook('preClose', async () => {
    stop.abort();
    await running;
  });
  return index;
}
