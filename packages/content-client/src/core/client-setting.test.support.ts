import { sampleProduct } from '@plaza/contract/testing';
import type { ContentClientOptions } from './content-client-options.ts';
import { createContentClient } from './create-content-client.ts';
import { type FaultyServer, json, startServer } from './faulty-server.test.support.ts';
import type { StaleEvent } from './freshness.ts';
import { createTestClock, type TestClock } from './test-clock.test.support.ts';

export const good = [sampleProduct({ name: 'Bueno' })];

interface Setting {
  readonly server: FaultyServer;
  readonly clock: TestClock;
  readonly events: StaleEvent[];
  readonly logged: string[];
}

/** A client of a working server with a controlled clock. */
export async function setUp(options: Partial<ContentClientOptions> = {}) {
  const server = await startServer(json(good));
  const clock = createTestClock();
  const setting: Setting = { server, clock, events: [], logged: [] };
  const client = createContentClient({
    baseUrl: server.baseUrl,
    clock,
    random: () => 1,
    onStale: (event) => setting.events.push(event),
    logger: { warn: (message) => setting.logged.push(message) },
    limits: { bodyBytes: 1_000_000 },
    ...options,
  });
  return { ...setting, client };
}
