import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabaseFactory, type DatabaseFactory } from '../testing/databases.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { fixtureWebsiteId } from '../testing/fixture-content.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { checkWrites } from './check-writes.ts';
import { createWrites, writeEnvironment, writeUntilDisconnected } from './write-load.ts';

const body = JSON.stringify({
  clientId: 'c',
  clientType: 'google',
  impressionId: 'i',
  locale: 'es-ES',
});
const head = [
  `POST /website/${fixtureWebsiteId}/api/client-id HTTP/1.1`,
  ...['Host: service', 'Content-Type: application/json', `Content-Length: ${body.length}`, '', ''],
].join('\r\n');

const cutOff = 'Unfinished requests were cut off';

/** Starts a service and records its log. */
async function startWithLog(environment: Record<string, string>) {
  const log: string[] = [];
  const onSpawn = ({ stdout }: ChildProcess) => stdout?.on('data', (text) => log.push(`${text}`));
  const service = await startServiceProcess(environment, { onSpawn });
  return { service, written: () => log.join('') };
}

/** Opens a connection that has sent part of a request, after the service has begun to read it. */
async function begin(address: string, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  // The service reads in order: once it has answered this, it has read the earlier bytes.
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  return socket;
}

describe('graceful stop', () => {
  let databases: DatabaseFactory;
  let environment: Record<string, string>;
  beforeAll(async () => {
    databases = await createDatabaseFactory('pglite');
    const { dataDir } = await createFilledDatabase(databases);
    environment = {
      PLAZA_DATA_DIR: dataDir,
      POSTS_PER_MINUTE: '100000000',
      MAX_EVENT_LOOP_DELAY: '0',
    };
  });
  afterAll(() => databases.dispose());

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s completes running requests, then exits with 0',
    async (signal) => {
      const { service, written } = await startWithLog(environment);
      const post = await begin(service.address, head + body.slice(0, 9));
      const probe = await begin(service.address, 'GET /readyz HTTP/1.1\r\nHost: service\r\n');
      const ended = service.end(signal);
      await untilRefused(service.address);
      probe.write('\r\n');
      expect(await text(probe)).toMatch(/^HTTP\/1.1 503 .*"urn:plaza:problem:unavailable"/s);
      post.write(body.slice(9));
      expect(await text(post)).toMatch(/^HTTP\/1.1 204 /);
      expect(await ended).toBe(0);
      expect(written()).not.toContain(cutOff);
    },
  );

  test.concurrent('under load loses no acknowledged write and sends no wrong answer', async () => {
    const { dataDir } = await createFilledDatabase(databases);
    const own = { ...environment, ...writeEnvironment, PLAZA_DATA_DIR: dataDir };
    const { service, written } = await startWithLog(own);
    const writes = createWrites();
    const stop = Promise.withResolvers<void>();
    const enough = () => writes.acknowledged.size === 500 && stop.resolve();
    const load = Array.from({ length: 24 }, () =>
      writeUntilDisconnected(service.address, writes, enough),
    );
    await stop.promise;
    expect(await service.end('SIGTERM')).toBe(0);
    expect(written()).not.toContain(cutOff);
    await Promise.all(load);
    await checkWrites({ dataDir }, writes);
  });

  test.concurrent('a client that never completes its request delays the stop by less than 10 s', async () => {
    const { service, written } = await startWithLog(environment);
    const stalled = await begin(service.address, head);
    stalled.on('error', () => {});
    // After 10 s the service would end itself with 1.
    expect(await service.end('SIGTERM')).toBe(0);
    // The count is of requests that are incomplete, which are cut off before all others.
    expect(written()).toMatch(new RegExp(`"count":1,"msg":"${cutOff}"`));
    stalled.destroy();
  });

  test.concurrent('a kept-alive connection gets one more answer, with Connection: close', async () => {
    const { dataDir } = await createFilledDatabase(databases);
    const { service, written } = await startWithLog({ ...environment, PLAZA_DATA_DIR: dataDir });
    const request = 'GET /livez HTTP/1.1\r\nHost: service\r\n\r\n';
    const kept = await begin(service.address, request);
    const [first] = await once(kept, 'data');
    expect(`${first}`).toMatch(/^HTTP\/1.1 200 .*connection: keep-alive/is);
    const ended = service.end('SIGTERM');
    await vi.waitUntil(() => written().includes('is stopping'), { timeout: 10_000 });
    kept.write(request);
    expect(await text(kept)).toMatch(/^HTTP\/1.1 200 .*connection: close/is);
    expect(await ended).toBe(0);
    expect(written()).not.toContain(cutOff);
  });

  test('design §4 a taken port is reported in one line with the port and its variable', async () => {
    const service = await startServiceProcess(environment);
    const { port } = new URL(service.address);
    const { dataDir } = await databases.fresh();
    const second = startServiceProcess({ PLAZA_DATA_DIR: dataDir, LEADS_SERVICE_PORT: port });
    const message = `Port ${port} of 127.0.0.1 is in use. Stop the process that uses it, or set LEADS_SERVICE_PORT to a free port.\n`;
    await expect(second).rejects.toMatchObject({ exitCode: 1, message });
    expect(await service.end('SIGTERM')).toBe(0);
  });

  test('a second service on the same folder names the holder and exits', async () => {
    const service = await startServiceProcess(environment);
    await expect(startServiceProcess(environment)).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(
        new RegExp(`is in use by process ${service.process.pid}.*PLAZA_DATA_DIR`),
      ),
    });
    expect(await service.end('SIGTERM')).toBe(0);
  });
});

/** Resolves when the service accepts no more connections. */
async function untilRefused(address: string) {
  for (;;) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const error = await once(socket, 'connect').catch((reason: NodeJS.ErrnoException) => reason);
    socket.destroy();
    if ('code' in error && error.code === 'ECONNREFUSED') return;
  }
}
