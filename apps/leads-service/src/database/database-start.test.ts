import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '@plaza/testing/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtProgram } from '../../testing/built-program.ts';
import { fillDataFolder } from '../../testing/databases.ts';
import { runFile } from '../../testing/run-program.ts';
import { openDatabase } from './open-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The one-line message of a failed start. */
async function refusal(databaseUrl: string) {
  const opened = openDatabase({ databaseUrl, dataDir: '/nonexistent' });
  const error = await opened.then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error).toMatchObject({ name: 'DatabaseStartError' });
  expect(error?.message).not.toMatch(/\n|secret/);
  return error?.message;
}

describe('design §4 an invalid DATABASE_URL', () => {
  let server: PostgresServer;
  let host: string;
  beforeAll(async () => {
    server = await startPostgres();
    host = new URL(server.url('postgres')).host;
    const client = new pg.Client(server.url('postgres'));
    await client.connect();
    await client.query(`create role reader login; revoke create on database postgres from public`);
    await client.end();
  });
  afterAll(() => server.stop());

  test('reports a missing database', async () => {
    expect(await refusal(`postgres://plaza:secret@${host}/nowhere?application_name=x`)).toBe(
      `DATABASE_URL postgres://plaza@${host}/nowhere: The database does not exist: create it, or correct its name (database "nowhere" does not exist, 3D000)`,
    );
  });

  test('reports an unknown user, and one without permission to create tables', async () => {
    expect(await refusal(`postgres://nobody@${host}/postgres`)).toContain('rejects this user');
    expect(await refusal(`postgres://reader@${host}/postgres`)).toContain(
      'no permission to create tables',
    );
  });

  test('reports a missing socket, a closed port and an unknown host', async () => {
    expect(await refusal('postgres://postgres@%2Fnowhere/none')).toContain('socket does not exist');
    expect(await refusal('postgres://postgres@127.0.0.1:1/none')).toContain('Nothing listens');
    expect(await refusal('postgres://postgres@no-such-host.invalid/none')).toMatch(/host/);
  });

  test.concurrent('times out after 5 s if the server does not answer', async () => {
    const silent: Server = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const started = performance.now();
    expect(await refusal(`postgres://u:secret@127.0.0.1:${port}/x`)).toContain('does not answer');
    expect(performance.now() - started).toBeLessThan(7_000);
    silent.close();
  });

  test.concurrent('exits with code 1 and a one-line message', async () => {
    const environment = { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' };
    expect(await runFile(await builtProgram('main'), [], environment)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^DATABASE_URL postgres:\/\/u@127\.0\.0\.1:1\/x: .*\n$/),
    });
  });

  test('reports a wrong password', async () => {
    const server = createServer((socket) => {
      // AuthenticationCleartextPassword, then an error response to the password.
      socket.once('data', () => {
        socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
        socket.once('data', () => {
          const fields = 'SFATAL\0C28P01\0Mpassword authentication failed\0\0';
          const head = Buffer.from([0x45, 0, 0, 0, 4 + fields.length]);
          socket.end(Buffer.concat([head, Buffer.from(fields)]));
        });
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await refusal(`postgres://u:secret@127.0.0.1:${port}/x`)).toContain(
      'The password is wrong',
    );
    server.close();
  });
});

describe('design §4 an unusable data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-damaged-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    [
      'a damaged database',
      (dir: string) => truncateSync(join(dir, 'database/global/pg_control'), 9),
    ],
    [
      'a database of another version',
      (dir: string) => writeFileSync(join(dir, 'database/PG_VERSION'), '12\n'),
    ],
    ['a damaged lock', (dir: string) => writeFileSync(join(dir, 'lock'), 'x'.repeat(4_096))],
    [
      'a file instead of the folder',
      (dir: string) => {
        rmSync(dir, { recursive: true });
        writeFileSync(dir, '');
      },
    ],
  ])('reports %s in one line', async (name, damage) => {
    const dataDir = join(folder, name);
    await fillDataFolder(dataDir);
    damage(dataDir);
    const error = await openDatabase({ dataDir }).catch((reason: Error) => reason);
    expect(error).toMatchObject({ name: 'DatabaseStartError' });
    expect((error as Error).message).toMatch(
      new RegExp(`^The embedded database in ${dataDir} cannot be opened: .*PLAZA_DATA_DIR.*$`),
    );
  });

  test('exits with a one-line message if the database is damaged', async () => {
    const dataDir = join(folder, 'program');
    await fillDataFolder(dataDir);
    truncateSync(join(dataDir, 'database/global/pg_control'), 9);
    const run = await runFile(await builtProgram('main'), [], { PLAZA_DATA_DIR: dataDir });
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(new RegExp(`^The embedded database in ${dataDir} cannot .*\\n$`));
  });
});
