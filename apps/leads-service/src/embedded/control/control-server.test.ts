import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ContentEntity } from '@plaza/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFakeSite } from '../../../testing/fake-site.ts';
import { readFixture } from '../../../testing/fixture-content.ts';
import { importThrough } from '../../../testing/import-entities.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import { controlSocket } from './control-socket.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let service: TestService;
beforeAll(async () => {
  service = await createTestService('pglite');
  await leaveSocketBehind(service.settings.dataDir);
  await service.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.stop());

/** Leaves the socket of a killed service: a file that nobody listens on. */
async function leaveSocketBehind(dataDir: string) {
  const path = JSON.stringify(controlSocket(dataDir).path);
  const script = `require('node:net').createServer().listen(${path}, () => console.log('up'))`;
  const child = spawn(process.execPath, ['-e', script]);
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function post(body: string) {
  const socketPath = controlSocket(service.settings.dataDir).path;
  const sent = request({ socketPath, method: 'POST', path: '/import' }).end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
}

test('replaces the socket of a killed service and accepts imports', async () => {
  const outcome = await importThrough(service.settings.dataDir, await readFixture());
  expect(outcome).toEqual({
    result: expect.objectContaining({ websiteId: 900, changed: false }),
    tags: ['content'],
  });
});

test('returns undefined without a service or with a killed one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-control-'));
  const content = await readFixture();
  expect(await importThrough(folder, content)).toBeUndefined();
  await leaveSocketBehind(folder);
  expect(await importThrough(folder, content)).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test('design §3 rejects invalid content and names the file', async () => {
  const { website, entities } = await readFixture();
  const wrong = { ...entities[0], value: { id: 7 } } as unknown as ContentEntity;
  const attempt = importThrough(service.settings.dataDir, { website, entities: [wrong] });
  await expect(attempt).rejects.toThrow(/rejected the content: .*authors\/ivan-rey\.json/s);
});

test('a service with the secret notifies the site itself, so that editors need no secret', async () => {
  const site = await startFakeSite(204);
  const siteUrl = site.url;
  const notifying = await createTestService('pglite', {
    revalidateSecret: 'shared',
    revalidateUrls: [{ websiteId: 900, url: siteUrl }],
  });
  await notifying.app.listen({ host: '127.0.0.1', port: 0 });
  const { website, entities } = await readFixture();
  const fewer = { website, entities: entities.filter(({ folder }) => folder !== 'slots') };
  const { dataDir } = notifying.settings;
  await expect(importThrough(dataDir, fewer)).rejects.toThrow(/slots \(2 of 2\)/);
  const outcome = await importThrough(dataDir, { ...fewer, allowRemoval: true });
  expect(outcome?.notifications).toEqual([
    { notified: true, message: `${siteUrl} was notified and shows the new content` },
  ]);
  expect(site.calls).toHaveLength(1);
  const again = await importThrough(dataDir, fewer);
  expect(again).toEqual({
    result: expect.objectContaining({ changed: false }),
    tags: ['content'],
  });
  expect(site.calls).toHaveLength(1);
  const named = await importThrough(dataDir, { ...fewer, siteUrl });
  expect(named?.result.changed).toBe(false);
  expect(named?.notifications?.[0]?.message).toBe(
    `${siteUrl} was notified and reads its content again`,
  );
  expect(site.calls).toHaveLength(2);
  await notifying.stop();
  await site.stop();
});

test('design §4 an import notifies all sites of its website and no others', async () => {
  const sites = await Promise.all([204, 401, 204].map((status) => startFakeSite(status)));
  const [first = '', second = '', other = ''] = sites.map(({ url }) => url);
  const service = await createTestService('pglite', {
    revalidateSecret: 'shared',
    revalidateUrls: [
      { websiteId: 900, url: first },
      { websiteId: 901, url: other },
      { websiteId: 900, url: second },
    ],
  });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { website, entities } = await readFixture();
  const { dataDir } = service.settings;
  const edited = { ...website, displayName: 'Otra' };
  const outcome = await importThrough(dataDir, { website: edited, entities });
  expect(outcome?.notifications).toEqual([
    { notified: true, message: `${first} was notified and shows the new content` },
    {
      notified: false,
      message: `warning: ${second} was not notified: the site answered 401`,
    },
  ]);
  expect(sites.map(({ calls }) => calls.length)).toEqual([1, 1, 0]);
  await service.stop();
  await Promise.all(sites.map((site) => site.stop()));
});

test('design §3 rejects an import that ends early, and stores nothing', async () => {
  const { website, entities } = await readFixture();
  const settings = { ...website, displayName: 'A medias' };
  const lines = [{ website: settings }, ...entities.slice(0, 5)].map((line) =>
    JSON.stringify(line),
  );
  for (const end of ['', '{"end":4}', '{"end":6}']) {
    const reply = await post([...lines, end].join('\n'));
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatch(/ends after 5 of/);
  }
  const unchanged = await importThrough(service.settings.dataDir, { website, entities });
  expect(unchanged?.result.changed).toBe(false);
});

test.each([
  '',
  '{',
  '[]',
  '{"website":{}}',
  '{"website":null,"entities":[{"folder":"__proto__"}]}',
  '{"website":{},"entities":[],"siteUrl":"localhost:3000"}',
])('design §3 rejects the message %j, and the service keeps running', async (body) => {
  const reply = await post(body);
  expect(reply).toEqual({ status: 400, body: { error: expect.any(String) } });
  expect(reply.body.error).toMatch(/^(Invalid JSON: |✖ )/);
  expect((await service.app.inject('/website/900/api/content/website-cookies')).statusCode).toBe(
    200,
  );
});
