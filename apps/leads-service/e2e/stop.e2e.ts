import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabaseFactory, type DatabaseFactory } from '../testing/databases.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { fixtureWebsiteId } from '../testing/fixture-content.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { checkLedger } from './check-ledger.ts';
import { createLedger, writeUntilGone } from './write-load.ts';

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

const cutOff = 'Requests that did not end were cut off';

/** Starts a service, and keeps what it logs. */
async function startLogged(environment: Record<string, string>) {
  const log: string[] = [];
  const onSpawn = ({ stdout }: ChildProcess) => stdout?.on('data', (text) => log.push(`${text}`));
  const service = await startServiceProcess(environment, { onSpawn });
  return { service, written: () => log.join('') };
}

/** A connection that has sent some of a request, and the service has begun to read it. */
async function begin(address: string, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  // The service reads in order: once it has answered this, it has the bytes sent before.
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
    '%s lets requests under way end, then exits with 0',
    async (signal) => {
      const { service, written } = await startLogged(environment);
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

  test.concurrent('under load it loses nothing it acknowledged and answers nothing wrong', async () => {
    const { dataDir } = await createFilledDatabase(databases);
    const own = { ...environment, PLAZA_DATA_DIR: dataDir };
    const { service, written } = await startLogged(own);
    const ledger = createLedger();
    const stop = Promise.withResolvers<void>();
    const enough = () => ledger.acknowledged.size === 500 && stop.resolve();
    const load = Array.from({ length: 24 }, () => writeUntilGone(service.address, ledger, enough));
    await stop.promise;
    expect(await service.end('SIGTERM')).toBe(0);
    expect(written()).not.toContain(cutOff);
    await Promise.all(load);
    await checkLedger({ dataDir }, ledger);
  });

  test.concurrent('a client that never ends its request holds the stop up for less than 10 s', async () => {
    const { service, written } = await startLogged(environment);
    const stalled = await begin(service.address, head);
    stalled.on('error', () => {});
    const began = performance.now();
    expect(await service.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(7_000);
    expect(written()).toContain(cutOff);
    stalled.destroy();
  });

  test.concurrent('a client that kept its connection is answered on it once more, and told to leave', async () => {
    const { dataDir } = await createFilledDatabase(databases);
    const { service, written } = await startLogged({ ...environment, PLAZA_DATA_DIR: dataDir });
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

  test('design §4 a taken port is one line that names it and the variable that changes it', async () => {
    const service = await startServiceProcess(environment);
    const { port } = new URL(service.address);
    const { dataDir } = await databases.fresh();
    const second = startServiceProcess({ PLAZA_DATA_DIR: dataDir, LEADS_SERVICE_PORT: port });
    const message = `Port ${port} of 127.0.0.1 is taken. End what listens there, or set LEADS_SERVICE_PORT to a free port.\n`;
    await expect(second).rejects.toMatchObject({ exitCode: 1, message });
    expect(await service.end('SIGTERM')).toBe(0);
  });

  test('a second service on the same folder says who has it and ends', async () => {
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

/** Resolves when the service takes no connections any more. */
async function untilRefused(address: string) {
  for (;;) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const error = await once(socket, 'connect').catch((reason: NodeJS.ErrnoException) => reason);
    socket.destroy();
    if ('code' in error && error.code === 'ECONNREFUSED') return;
  }
}
