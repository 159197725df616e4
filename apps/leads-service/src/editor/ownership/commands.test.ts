import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureFolder } from '../../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import { importCommand } from '../../import/import-command.ts';
import { type Command, runCommand } from '../../run-command.ts';
import { acceptInvitation } from '../login/invitations.ts';
import { ownerCommand } from '../login/owner-command.ts';
import { exportContentCommand } from './export-command.ts';
import { ownCommand } from './own-command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await createTestService('pglite');
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'plaza-commands-'));
  await cp(fixtureFolder, folder, { recursive: true });
});
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command beside the service, which alone opens the embedded database. */
async function run(command: Command, ...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const environment = {
    PLAZA_DATA_DIR: service.settings.dataDir,
    EDITOR_URL: 'https://editor.example',
  };
  const code = await runCommand(command, { args, stdout, stderr, environment });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), error: await text(stderr) };
}

test('hands content over through the running service, and says what is wrong', async () => {
  expect((await run(ownCommand, '900', 'nobody')).error).toMatch(/^Usage: /);
  expect((await run(ownCommand, '900', 'editor')).error).toMatch(/^Usage: /);
  expect((await run(exportContentCommand, '900', folder)).error).toContain(
    'Files own the content of website 900',
  );
  const owned = await run(ownCommand, '900', 'editor', '--folder', folder, '--approval');
  expect(owned).toMatchObject({ code: 0, error: '' });
  expect(owned.out).toMatch(
    /^Editors own the content of website 900 as of version \d+: \d+ files$/m,
  );
  const refused = await run(importCommand, folder, '--yes');
  expect([refused.code, refused.error]).toEqual([
    ...[1, expect.stringMatching(/Nothing was imported: editors write the content/)],
  ]);
  expect(await run(importCommand, folder, '--yes', '--unless-editors-own')).toMatchObject({
    ...{ code: 0, out: 'Website 900: editors write its content; nothing was imported\n' },
  });
  const exported = await run(exportContentCommand, '900', folder);
  expect(exported.out).toMatch(/files, 0 written, 0 deleted$/m);
});

test('imports the settings alone of a website of editors', async () => {
  const file = join(folder, 'website.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...settings, displayName: 'Otra' }));
  expect((await run(importCommand, folder, '--settings')).code).toBe(0);
  const { rows } = await service.database.orm.execute<{ name: string }>(
    `select settings ->> 'displayName' as name from websites`,
  );
  expect(rows).toEqual([{ name: 'Otra' }]);
});

test('makes a first owner while none has a password, and then none', async () => {
  const made = await run(ownerCommand, '--first');
  const again = await run(ownerCommand, '--first');
  const token = (out: string) =>
    /^https:\/\/editor\.example\/invitation#([\w-]{43})$/m.exec(out)?.[1];
  expect([token(made.out), token(again.out)]).toEqual([
    ...[expect.any(String), expect.not.stringMatching(token(made.out) ?? 'x')],
  ]);
  const accept = (given = '') =>
    acceptInvitation(service.database, { token: given, password: 'correct horse battery' });
  await expect(accept(token(made.out))).rejects.toThrow();
  expect(await accept(token(again.out))).toEqual({ email: 'owner@plaza.example' });
  expect(await run(ownerCommand, '--first')).toEqual({ code: 0, out: '', error: '' });
});

test('makes an owner with a link, and hands the content back', async () => {
  const made = await run(ownerCommand, 'ana@editor.example', '--name', 'Ana');
  expect(made.out).toMatch(
    /^ana@editor\.example owns websites 900\. .*\nhttps:\/\/editor\.example\/invitation#[\w-]{43}$/m,
  );
  expect((await run(ownerCommand, 'nobody')).error).toMatch(/email/i);
  expect((await run(ownCommand, '900', 'files')).out).toBe(
    'Files own the content of website 900\n',
  );
});
