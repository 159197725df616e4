import { expect, test } from 'vitest';
import { sampleContent } from '../model/samples/sample-content.ts';
import { createContentClient } from './create-content-client.ts';
import { hangUp, json, startServer } from './faulty-server.test.support.ts';
import { observeFreshness } from './observe-freshness.ts';
import { snapshotOf } from './snapshot.ts';
import { createTestClock } from './test-clock.test.support.ts';

const locale = 'es-ES';

test('design §3 a page learns the worst freshness of what it was built from', async () => {
  const server = await startServer(json([]));
  const client = createContentClient({
    baseUrl: server.baseUrl,
    clock: createTestClock(),
    logger: { warn: () => {} },
    snapshot: snapshotOf(sampleContent().entities),
  });
  const page = observeFreshness(client);
  await page.content.menus({ locale });
  expect(page.freshness()).toBe('fresh');
  server.answer(hangUp);
  await page.content.menus({ locale });
  expect(page.freshness()).toBe('stale');
  expect(await page.content.page({ path: '/' })).toMatchObject({ id: 'inicio' });
  expect(page.freshness()).toBe('snapshot');
  await page.content.menus({ locale });
  expect(page.freshness()).toBe('snapshot');
  expect(observeFreshness(client).freshness()).toBe('fresh');
});
