import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureFolder, readFixture } from '../../../testing/fixture-content.ts';
import { importThrough } from '../../../testing/import-entities.ts';
import { runProgram } from '../../../testing/run-program.ts';
import { createTestServiceAt, type TestService } from '../../../testing/test-service.ts';
import { makeControlFolder } from './control-folder.ts';
import { controlSocket } from './control-socket.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'plaza-long-'));
const longFolder = (name: string) => join(root, 'a-long-name-'.repeat(12), name);

let service: TestService;
beforeAll(async () => {
  service = await createTestServiceAt(longFolder('data'));
  await service.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true });
});

test('design §3 the socket of a long data folder is in a short folder of the same user', () => {
  const { path, ownFolder = '' } = controlSocket(service.settings.dataDir);
  expect(path.length).toBeLessThan(104);
  expect(statSync(ownFolder).mode & 0o777).toBe(0o700);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('imports find the service by any path of its data folder', async () => {
  const link = join(root, 'link');
  symlinkSync(service.settings.dataDir, link);
  const content = await readFixture();
  for (const dataDir of [service.settings.dataDir, link]) {
    const outcome = await importThrough(dataDir, content);
    expect(outcome?.result).toMatchObject({ websiteId: 900, changed: false });
  }
  const environment = { PLAZA_DATA_DIR: link, TMPDIR: tmpdir() };
  const run = await runProgram('content:import', [fixtureFolder, '--yes'], environment);
  expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing changed') });
});

test('design §3 a missing folder means no service; both sides reject a folder that others can access', async () => {
  const dataDir = longFolder('other');
  const content = await readFixture();
  expect(await importThrough(dataDir, content)).toBeUndefined();
  const socket = controlSocket(dataDir);
  mkdirSync(socket.ownFolder ?? '');
  chmodSync(socket.ownFolder ?? '', 0o755);
  expect(() => makeControlFolder(socket)).toThrow('accessible to other users');
  await expect(importThrough(dataDir, content)).rejects.toThrow('accessible to other users');
  rmSync(dirname(socket.path), { recursive: true });
});

test('design §3 the folder is removed when the service stops', async () => {
  const brief = await createTestServiceAt(longFolder('brief'));
  await brief.app.listen({ host: '127.0.0.1', port: 0 });
  const { ownFolder = '' } = controlSocket(brief.settings.dataDir);
  expect(existsSync(ownFolder)).toBe(true);
  await brief.stop();
  expect(existsSync(ownFolder)).toBe(false);
});
