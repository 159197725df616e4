import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabaseFactory } from '../../testing/databases.ts';
import { type FakeSite, startFakeSite } from '../../testing/fake-site.ts';
import { fixtureFolder } from '../../testing/fixture-content.ts';
import { runHere, runOn, runProgram } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { controlSocket } from '../embedded/control/control-socket.ts';
import { importCommand } from './import-command.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const program = 'content:import';
const folders = mkdtempSync(join(tmpdir(), 'plaza-content-'));
afterAll(() => rmSync(folders, { recursive: true }));

/** A copy of the fixture with some files replaced; a file of undefined is taken out. */
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

const fixtureFile = (name: string) => JSON.parse(readFileSync(join(fixtureFolder, name), 'utf8'));

const page = (heading: string) => ({ ...fixtureFile('pages/inicio.json'), heading });

describe.each(databaseEngines)('content:import with nothing running, on %s', (engine) => {
  test('imports, then finds nothing to change, then says what changed', async () => {
    const databases = await createDatabaseFactory(engine);
    const { dataDir, databaseUrl = '' } = await databases.fresh();
    const environment = { PLAZA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const args = [fixtureFolder];
    const first = await runOn(engine, [program, importCommand], { args, environment });
    expect(first).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('No site was notified'),
    });
    expect(first.stdout).toMatch(/^Website 900: version 1, 43 entries, settings added$/m);
    expect(first.stdout).toMatch(/^ {2}products +8 added, 0 changed, 0 removed$/m);
    const second = await runHere(importCommand, [fixtureFolder], environment);
    expect(second).toEqual({
      code: 0,
      stdout: 'Website 900: nothing changed (43 entries)\n',
      stderr: '',
    });
    const edited = contentFolder({
      'pages/inicio.json': page('Nueva'),
      'slots/alba-clara.json': undefined,
    });
    const third = await runHere(importCommand, [edited], environment);
    expect(third.code).toBe(0);
    expect(
      third.stdout
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual(['pages  0 added, 1 changed, 0 removed', 'slots  0 added, 0 changed, 1 removed', '']);
    await databases.dispose();
  });
});

describe('content:import refuses', () => {
  const environment = { PLAZA_DATA_DIR: join(folders, 'never-opened') };

  test('a folder with errors, naming each by file and path', async () => {
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
    const { code, stdout, stderr } = await runHere(importCommand, [folder], environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^pages\/inicio\.json:\d+: path: /m);
    expect(stderr).toMatch(/^slots\/alba-clara\.json:1: not valid JSON/m);
    expect(stderr).toMatch(/^authors\/ivan-rey\.json:\d+: name: /m);
  });

  test('text that no database stores', async () => {
    const post = { ...fixtureFile('posts/pedir-con-cabeza.json'), title: 'a\0b' };
    const folder = contentFolder({ 'posts/pedir-con-cabeza.json': post });
    const { code, stderr } = await runHere(importCommand, [folder], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^posts\/pedir-con-cabeza\.json: title: .*U\+0000/m);
  });

  test.each([
    ['no folder at all', [], /Usage/],
    ['two folders', ['a', 'b'], /Usage/],
    ['an option that it does not know', ['a', '--force'], /--force/],
    ['a site that is no URL', ['a', '--site', 'olivar'], /^olivar is no URL that begins with http/],
    [
      'a site without http',
      ['a', '--site', 'localhost:3000'],
      /^localhost:3000 is no URL that beg/,
    ],
    ['a site that is empty', ['a', '--site', ''], /is no URL/],
    ['a folder that is not there', ['/no/such/folder'], /no\/such\/folder/],
  ])('%s', async (_, args, message) => {
    const { code, stderr } = await runHere(importCommand, args, environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('and touches no database then', () => {
    expect(() => statSync(environment.PLAZA_DATA_DIR)).toThrow('ENOENT');
  });
});

describe('content:import beside a running service', () => {
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

  test('goes through its control socket, shows at once, and the site is notified', async () => {
    site = await startFakeSite(204);
    expect(await heading()).toBe('Préstamos de muestra');
    const folder = contentFolder({ 'pages/inicio.json': page('Portada nueva') });
    const run = await runProgram(program, [folder, '--site', site.url], environment);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(await heading()).toBe('Portada nueva');
    expect(site.calls.map(({ body }) => JSON.parse(body))).toEqual([
      { websiteId: 900, tags: ['content', 'content:pages'] },
    ]);
    const again = await runHere(importCommand, [folder, '--site', site.url], environment);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing changed') });
    expect(site.calls.map(({ body }) => JSON.parse(body).tags)[1]).toEqual(['content']);
    const unasked = await runHere(importCommand, [folder], environment);
    expect(unasked).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing changed') });
    expect(site.calls).toHaveLength(2);
  });

  test('a site that refuses is a warning, for the content is in', async () => {
    site = await startFakeSite(401);
    const folder = contentFolder({ 'pages/inicio.json': page('Portada sin aviso') });
    const notifying = { ...environment, REVALIDATE_URLS: `901=http://127.0.0.1:9,900=${site.url}` };
    const run = await runHere(importCommand, [folder], notifying);
    expect(run).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/warning: .* answered 401/),
    });
    expect(await heading()).toBe('Portada sin aviso');
  });

  test('content that lost a folder is refused, unless its removal is allowed', async () => {
    const folder = contentFolder();
    rmSync(join(folder, 'slots'), { recursive: true });
    const run = await runHere(importCommand, [folder], environment);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toMatch(/would leave no entry in slots \(2 of 2\)\. .*--allow-removal/);
    const allowed = await runHere(importCommand, [folder, '--allow-removal'], environment);
    expect(allowed.code).toBe(0);
    expect(allowed.stdout).toMatch(/^ {2}slots +0 added, 0 changed, 2 removed$/m);
  });

  test('design §4 a website without a site in REVALIDATE_URLS is named', async () => {
    const folder = contentFolder({ 'pages/inicio.json': page('Portada sin sitio') });
    const others = { ...environment, REVALIDATE_URLS: '901=http://127.0.0.1:9' };
    const run = await runHere(importCommand, [folder], others);
    expect(run).toMatchObject({
      code: 0,
      stderr:
        'No site was notified: neither --site nor REVALIDATE_URLS has an address of website 900\n',
    });
  });

  test('without a secret it says that the site was not notified', async () => {
    const folder = contentFolder({ 'pages/inicio.json': page('Portada callada') });
    const run = await runHere(importCommand, [folder, '--site', 'http://127.0.0.1:9'], {
      ...environment,
      REVALIDATE_SECRET: '',
    });
    expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining('REVALIDATE_SECRET') });
  });

  test('the socket is closed to other users', () => {
    expect(statSync(controlSocket(service.settings.dataDir).path).mode & 0o777).toBe(0o600);
  });
});
