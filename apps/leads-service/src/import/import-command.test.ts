import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtProgram } from '../../testing/built-program.ts';
import { createDatabaseFactory } from '../../testing/databases.ts';
import { type FakeSite, startFakeSite } from '../../testing/fake-site.ts';
import { fixtureFolder } from '../../testing/fixture-content.ts';
import { runHere, runOn, runProgram, startFile } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { controlSocket } from '../embedded/control/control-socket.ts';
import { importCommand } from './import-command.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const program = 'content:import';
const folders = mkdtempSync(join(tmpdir(), 'plaza-content-'));
afterAll(() => rmSync(folders, { recursive: true }));

/** A copy of the fixture with some files replaced, or removed if undefined. */
function contentFolder(files: Record<string, string | object | undefined> = {}) {
  const folder = mkdtempSync(join(folders, 'site-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) rmSync(join(folder, name));
    else
      writeFileSync(
        join(folder, name),
        typeof content === 'string' ? content : JSON.stringify(content),
      );
  }
  return folder;
}

/** The fixture has a product in a locale that its website does not have. */
const warning =
  'warning: products/en-sereno.json: locale: “en-US” is no locale of website 900, which has es-ES, sv-SE\n';

const fixtureFile = (name: string) => JSON.parse(readFileSync(join(fixtureFolder, name), 'utf8'));

const page = (heading: string) => ({ ...fixtureFile('pages/inicio.json'), heading });

describe.each(databaseEngines)('content:import without a running service, on %s', (engine) => {
  test('imports content, then reports no changes, then reports changes', async () => {
    const databases = await createDatabaseFactory(engine);
    const { dataDir, databaseUrl = '' } = await databases.fresh();
    const environment = { PLAZA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const args = [fixtureFolder, '--yes'];
    const first = await runOn(engine, [program, importCommand], { args, environment });
    expect(first).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('No site was notified'),
    });
    expect(first.stdout).toMatch(/^Website 900: version 1, 52 entries, settings added$/m);
    expect(first.stdout).toMatch(/^ {2}products +8 added, 0 changed, 0 removed$/m);
    const second = await runHere(importCommand, [fixtureFolder, '--yes'], environment);
    expect(second).toEqual({
      code: 0,
      stdout: 'Website 900: nothing changed (52 entries)\n',
      stderr: warning,
    });
    const edited = contentFolder({
      'pages/inicio.json': page('Nueva'),
      'slots/alba-clara.json': undefined,
    });
    const third = await runHere(importCommand, [edited, '--yes'], environment);
    expect(third.code).toBe(0);
    expect(
      third.stdout
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual([
      'pages  0 added, 1 changed, 0 removed',
      'slots  0 added, 0 changed, 1 removed',
      '/juegos/alba-clara/ of es-ES is gone (410)',
      '',
    ]);
    await databases.dispose();
  });
});

describe('content:import rejects', () => {
  const environment = { PLAZA_DATA_DIR: join(folders, 'never-opened') };

  test('a folder with errors, each with file and path', async () => {
    const folder = contentFolder({
      'pages/inicio.json': { ...page('x'), path: 'no-slash' },
      'slots/alba-clara.json': '{"id": ',
      'authors/ivan-rey.json': {
        ...fixtureFile('authors/ivan-rey.json'),
        slug: 'marta-soler',
        name: '',
      },
      'posts/pedir-con-cabeza.json': {
        ...fixtureFile('posts/pedir-con-cabeza.json'),
        title: 'a\0b',
      },
    });
    const { code, stdout, stderr } = await runHere(importCommand, [folder, '--yes'], environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^pages\/inicio\.json:\d+: path: /m);
    expect(stderr).toMatch(/^slots\/alba-clara\.json:1: not valid JSON/m);
    expect(stderr).toMatch(/^authors\/ivan-rey\.json:\d+: name: /m);
  });

  test('text that PostgreSQL cannot store', async () => {
    const post = { ...fixtureFile('posts/pedir-con-cabeza.json'), title: 'a\0b' };
    const folder = contentFolder({ 'posts/pedir-con-cabeza.json': post });
    const { code, stderr } = await runHere(importCommand, [folder, '--yes'], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^posts\/pedir-con-cabeza\.json: title: .*U\+0000/m);
  });

  test.each([
    ['a missing argument', [], /Usage/],
    ['two folders', ['a', 'b'], /Usage/],
    ['an unknown option', ['a', '--force'], /--force/],
    ['an invalid site URL', ['a', '--site', 'olivar'], /^olivar is not an http/],
    ['a site without http', ['a', '--site', 'localhost:3000'], /^localhost:3000 is not an http/],
    ['an empty site URL', ['a', '--site', ''], /is not an http/],
    ['a missing folder', ['/no/such/folder'], /no\/such\/folder/],
  ])('%s', async (_, args, message) => {
    const { code, stderr } = await runHere(importCommand, args, environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('and does not open the database', () => {
    expect(() => statSync(environment.PLAZA_DATA_DIR)).toThrow('ENOENT');
  });
});

describe('content:import with a running service', () => {
  let service: TestService;
  let environment: Record<string, string>;
  let site: FakeSite | undefined;
  beforeAll(async () => {
    service = await createTestService('pglite');
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    environment = {
      PLAZA_DATA_DIR: service.settings.dataDir,
      REVALIDATE_SECRET: 'a secret of this test',
    };
  });
  afterEach(async () => {
    await site?.stop();
    site = undefined;
  });
  afterAll(() => service.stop());

  const heading = async () =>
    (await service.app.inject('/website/900/api/content/pages?path=/')).json().heading;

  test('uses the control socket, takes effect at once and notifies the site', async () => {
    site = await startFakeSite(204);
    expect(await heading()).toBe('Préstamos de muestra');
    const folder = contentFolder({ 'pages/inicio.json': page('Portada nueva') });
    const run = await runProgram(program, [folder, '--yes', '--site', site.url], environment);
    expect(run).toMatchObject({ code: 0, stderr: warning });
    expect(await heading()).toBe('Portada nueva');
    expect(site.calls.map(({ body }) => JSON.parse(body))).toEqual([
      { websiteId: 900, tags: ['content:pages:es-ES:page-1', 'content:pages:es-ES'] },
    ]);
    const again = await runHere(importCommand, [folder, '--yes', '--site', site.url], environment);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing changed') });
    expect(site.calls.map(({ body }) => JSON.parse(body).tags)[1]).toEqual(['content']);
    const unnamed = await runHere(importCommand, [folder, '--yes'], environment);
    expect(unnamed).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing changed') });
    expect(site.calls).toHaveLength(2);
  });

  test('tells the sites although nobody reads its output, as with `| head -1`', async () => {
    site = await startFakeSite(204);
    const folder = contentFolder({ 'pages/inicio.json': page('Portada sin lector') });
    const args = [program, folder, '--yes', '--site', site.url];
    const child = startFile(await builtProgram('command'), args, environment);
    const ended = once(child, 'close');
    child.stdout.destroy();
    child.stderr.destroy();
    expect((await ended)[0]).toBe(0);
    expect(site.calls).toHaveLength(1);
  });

  test('only warns if the site rejects the notification, since the content is stored', async () => {
    site = await startFakeSite(401);
    const folder = contentFolder({ 'pages/inicio.json': page('Portada sin aviso') });
    const notifying = { ...environment, REVALIDATE_URLS: `901=http://127.0.0.1:9,900=${site.url}` };
    const run = await runHere(importCommand, [folder, '--yes'], notifying);
    expect(run).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/warning: .* answered 401/),
    });
    expect(await heading()).toBe('Portada sin aviso');
  });

  test('rejects content without a folder, unless its removal is allowed', async () => {
    const folder = contentFolder();
    rmSync(join(folder, 'slots'), { recursive: true });
    const run = await runHere(importCommand, [folder, '--yes'], environment);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toMatch(/would leave no entry in slots \(2 of 2\)\. .*--allow-removal/);
    const allowed = await runHere(importCommand, [folder, '--yes', '--allow-removal'], environment);
    expect(allowed.code).toBe(0);
    expect(allowed.stdout).toMatch(/^ {2}slots +0 added, 0 changed, 2 removed$/m);
  });

  test('design §4 reports a website without a site in REVALIDATE_URLS', async () => {
    const folder = contentFolder({ 'pages/inicio.json': page('Portada sin sitio') });
    const others = { ...environment, REVALIDATE_URLS: '901=http://127.0.0.1:9' };
    const run = await runHere(importCommand, [folder, '--yes'], others);
    expect(run).toMatchObject({
      code: 0,
      stderr: `${warning}No site was notified: --site and REVALIDATE_URLS have no address for website 900\n`,
    });
  });

  test('reports that no site was notified without a secret', async () => {
    const folder = contentFolder({ 'pages/inicio.json': page('Portada callada') });
    const run = await runHere(importCommand, [folder, '--yes', '--site', 'http://127.0.0.1:9'], {
      ...environment,
      REVALIDATE_SECRET: '',
    });
    expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining('REVALIDATE_SECRET') });
  });

  test('other users cannot access the socket', () => {
    expect(statSync(controlSocket(service.settings.dataDir).path).mode & 0o777).toBe(0o600);
  });
});
