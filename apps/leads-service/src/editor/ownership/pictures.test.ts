import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editorUrl, grantOf, signInEditor } from '../../../testing/editor.ts';
import { fixtureFolder } from '../../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import { importCommand } from '../../import/import-command.ts';
import { type Command, runCommand } from '../../run-command.ts';
import { exportContentCommand } from './export-command.ts';
import { ownCommand } from './own-command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const post = 'posts/pedir-con-cabeza.json';
const address = '/drafts/posts/es-ES/post-2';
let service: TestService;
let folder: string;

const git = async (...args: string[]) =>
  (await promisify(execFile)('git', ['-C', folder, ...args])).stdout;
const photo = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
const read = (file: string) => readFile(join(folder, file), 'utf8');

beforeAll(async () => {
  const editor = { url: editorUrl, secret: 'the secret of the sessions of editors' };
  service = await createTestService('pglite', { editor });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'plaza-pictures-'));
  await cp(fixtureFolder, folder, { recursive: true });
  await mkdir(join(folder, 'images/2026'), { recursive: true });
  await writeFile(join(folder, 'images/2026/olivar.jpg'), await photo('#586b2f'));
  const image =
    '"image": { "src":"/images/2026/olivar.jpg", "alt": "x", "width": 600, "height": 400 }';
  await writeFile(join(folder, post), (await read(post)).replace('{', `{\r\n  ${image},`));
  await git('init', '--quiet');
  await git('add', '--all');
});
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command beside the service. */
async function run(command: Command, ...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const environment = { PLAZA_DATA_DIR: service.settings.dataDir };
  const code = await runCommand(command, { args, stdout, stderr, environment });
  stdout.end();
  stderr.end();
  const [out, error] = [await text(stdout), await text(stderr)];
  expect(code, error).toBe(0);
  return out;
}

test('a folder with pictures goes to editors and back, and git sees no difference', async () => {
  await run(importCommand, folder, '--yes');
  await run(ownCommand, '900', 'editor', '--folder', folder);
  expect(await run(exportContentCommand, '900', folder)).toMatch(/ 0 written, 0 deleted$/m);
  expect(await git('diff')).toBe('');
  await run(ownCommand, '900', 'files');
  expect(await run(importCommand, folder, '--yes')).toContain('nothing changed');
});

test('a picture that an editor adds becomes a file, and an edit changes nothing else', async () => {
  await run(ownCommand, '900', 'editor', '--folder', folder);
  const ana = await signInEditor(service, 'ana', [grantOf('publisher')]);
  const add = async (background: string) => {
    const query = new URLSearchParams({ name: 'Olivar.jpg', locale: 'es-ES', alt: 'Un olivar' });
    const { body } = await ana.request({
      ...{ method: 'POST', url: `/website/900/editor/media?${query}` },
      headers: { 'content-type': 'application/octet-stream' },
      payload: await photo(background),
    });
    return body.src as string;
  };
  const publish = async (change: (before: string) => string) => {
    const { published } = (await ana.call('GET', address)).body;
    const base = { baseVersion: published.version, draftVersion: 0 };
    const saved = await ana.call('PUT', address, { text: change(published.text), ...base });
    const { version: draftVersion } = saved.body.draft;
    const entries = [{ folder: 'posts', locale: 'es-ES', id: 'post-2', draftVersion }];
    const published2 = await ana.call('POST', '/publish', { entries, reason: 'A test' });
    expect(published2.status, JSON.stringify(published2.body)).toBe(200);
  };
  await publish((before) => {
    expect(before).toMatch(/"src":"\/images\/[0-9a-f]{32}-600x400\/olivar\.jpg"/);
    return before.replace('Pedir con cabeza', 'Pedir con calma');
  });
  expect(await run(exportContentCommand, '900', folder)).toMatch(/ 1 written, 0 deleted$/m);
  expect(await git('diff', '--numstat')).toBe(`1\t1\t${post}\n`);

  for (const background of ['#204060', '#602040']) {
    const src = await add(background);
    await publish((before) => before.replace(/"src":"[^"]*"/, `"src":"${src}"`));
    expect(await run(exportContentCommand, '900', folder)).toMatch(/ 2 written, 0 deleted$/m);
    expect(await run(exportContentCommand, '900', folder)).toMatch(/ 0 written, 0 deleted$/m);
  }
  expect(await read(post)).toMatch(/"src":"\/images\/Olivar-[0-9a-f]{32}\.webp"/);
  expect((await readdir(join(folder, 'images'))).sort()).toEqual([
    ...['2026', expect.stringMatching(/^Olivar-[0-9a-f]{32}\.webp$/), 'Olivar.webp'],
  ]);
  await run(ownCommand, '900', 'files');
  const { rows } = await service.database.orm.execute<{ version: number }>(
    'select content_version::int as version from websites',
  );
  await run(importCommand, folder, '--yes', '--base', `${rows[0]?.version}`);
  await run(ownCommand, '900', 'editor', '--folder', folder);
  expect(await run(exportContentCommand, '900', folder)).toMatch(/ 0 written, 0 deleted$/m);
});
