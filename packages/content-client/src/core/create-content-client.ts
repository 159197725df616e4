import type { ContentClientOptions } from './content-client-options.ts';
import type { ContentClient } from './content-client-type.ts';
import { createContext } from './content-context.ts';
import { createReader } from './content-reader.ts';
import { createRead } from './read-content.ts';

/**
 * Creates a typed client of the leads service (§7): one method per resource. It handles a
 * service that is down, slow or wrong as described in design §3 "When things fail".
 *
 * @throws {TypeError} in mode `snapshot` without a snapshot
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  if (options.mode === 'snapshot' && !options.snapshot) {
    throw new TypeError('A content client in snapshot mode needs a snapshot');
  }
  const context = createContext(options);
  return {
    ...createReader(createRead(context)),
    forgetRequests() {
      context.flights.forget();
      context.breaker.close();
    },
  };
}
