import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureFolder } from '../../testing/fixture-content.ts';
import { runHere } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { importCommand } from './import-command.ts';
import { historyCommand, restoreContentCommand } from './version-commands.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folders = mkdtempSync(join(tmpdir(), 'plaza-versions-'));
afterAll(() => rmSync(folders, { recursive: true }));

type Fields = Record<string, unknown>;

const read = (folder: string, file: string): Fields =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** A copy of the fixture, as an editor has one. */
function editorsFolder() {
  const folder = mkdtempSync(join(folders, 'site-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  return {
    folder,
    edit: (file: string, fields: Fields) =>
      writeFileSync(join(folder, file), JSON.stringify({ ...read(folder, file), ...fields })),
    remove: (file: string) => rmSync(join(folder, file)),
  };
}

const front = 'pages/inicio.json';
const slot = 'slots/alba-clara.json';

describe.each(databaseEngines)('versions of content, on %s', (engine) => {
  let service: TestService;
  let environment: Record<string, string>;
  beforeAll(async () => {
    service = await createTestService(engine);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const { dataDir, databaseUrl = '' } = service.settings;
    environment = { PLAZA_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  });
  afterAll(() => service.stop());

  const run = (...args: string[]) => runHere(importCommand, args, environment);
  const get = (path: string) => service.app.inject(`/website/900/api/content/${path}`);
  const heading = async () => (await get('pages?path=/')).json().heading;

  test('an import without --yes is a plan: every change, and the links that it breaks', async () => {
    const { folder, edit, remove } = editorsFolder();
    edit(front, { heading: 'Otra portada' });
    remove(slot);
    const menu = read(folder, 'menus/principal.json') as { items: Fields[] };
    edit('menus/principal.json', {
      items: [...menu.items, { label: 'Alba clara', link: { value: '/juegos/alba-clara/' } }],
    });
    const { code, stdout, stderr } = await run(folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(/\nNothing was imported; --yes imports this plan\n$/);
    expect(stdout).toMatch(/^Plan for website 900: version 1, 51 entries/);
    expect(stdout).toContain('  changed: pages/es-ES/page-1\n');
    expect(stdout).toContain('  removed: slots/es-ES/slot-2\n');
    expect(stdout).toContain('  /juegos/alba-clara/ of es-ES is gone (410)\n');
    expect(stdout).toMatch(/ {4}broken link in menus\/es-ES\/menu-1\n$/);
    expect(await heading()).toBe('Préstamos de muestra');
    expect((await get('slots?locale=es-ES')).json()).toHaveLength(2);
  });

  test('of two imports from one version the second is refused, with what it would revert', async () => {
    const [ana, luis] = [editorsFolder(), editorsFolder()];
    const base = '1';
    ana.edit(front, { heading: 'La portada de Ana' });
    luis.edit('posts/pedir-con-cabeza.json', { title: 'El artículo de Luis' });
    const named = ['--yes', '--base', base, '--author'];
    expect((await run(ana.folder, ...named, 'Ana')).code).toBe(0);
    const second = await run(luis.folder, ...named, 'Luis');
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(/based on version 1, the current one is 2/);
    expect(second.stderr).toMatch(/^ {2}pages\/es-ES\/page-1 \(version 2 by Ana, .* UTC\)$/m);
    expect(second.stderr).not.toMatch(/posts/);
    expect(await heading()).toBe('La portada de Ana');
    luis.edit(front, { heading: 'La portada de Ana' });
    expect((await run(luis.folder, ...named, 'Luis')).code).toBe(0);
    expect(await heading()).toBe('La portada de Ana');
  });

  test('a folder is based on the version that was last imported from it', async () => {
    const [ana, luis] = [editorsFolder(), editorsFolder()];
    const current = await versions();
    expect((await run(ana.folder, '--yes')).code).toBe(0);
    expect((await run(luis.folder, '--yes')).stdout).toMatch(/nothing changed/);
    luis.edit(front, { heading: 'Portada de Luis' });
    luis.remove(slot);
    expect((await run(luis.folder, '--yes')).code).toBe(0);
    ana.edit('posts/pedir-con-cabeza.json', { title: 'Otro título' });
    const { code, stderr } = await run(ana.folder, '--yes');
    expect(code).toBe(1);
    expect(stderr).toMatch(/pages\/es-ES\/page-1/);
    expect(stderr).toMatch(/slots\/es-ES\/slot-2/);
    expect(await versions()).toHaveLength(current.length + 2);
    const ahead = await run(ana.folder, '--yes', '--base', '99');
    expect(ahead.stderr).toMatch(/There is no version 99 of website 900/);
  });

  async function versions() {
    const { stdout } = await runHere(historyCommand, ['--website', '900'], environment);
    return stdout.trim().split('\n');
  }

  test('each version has its time and author, and can be restored', async () => {
    const { folder, edit } = editorsFolder();
    const before = Number(/version (\d+)/.exec((await versions())[0] ?? '')?.[1]);
    const was = await heading();
    edit(front, { heading: 'Un error' });
    edit('website.json', { displayName: 'Otro nombre' });
    const args = ['--yes', '--base', String(before), '--author', 'Eva'];
    expect((await run(folder, ...args)).code).toBe(0);
    const [last = ''] = await versions();
    expect(last).toMatch(
      new RegExp(`^900 {2}version ${before + 1} {2}\\d{4}-\\d\\d-\\d\\dT\\S+Z {2}Eva {2}`),
    );
    const restore = (version: number) =>
      runHere(
        restoreContentCommand,
        ['--website', '900', '--version', String(version), '--author', 'Eva'],
        environment,
      );
    expect(await restore(before)).toMatchObject({ code: 0 });
    expect(await heading()).toBe(was);
    expect((await versions())[0]).toMatch(new RegExp(`Eva {2}version ${before} {2}`));
    expect((await restore(before + 2)).stderr).toMatch(/is the current one/);
    expect((await restore(1000)).stderr).toMatch(/Version 1000 of website 900 is not kept/);
    expect(await restore(1)).toMatchObject({ code: 0 });
    const original = editorsFolder();
    expect((await run(original.folder, '--yes')).stdout).toMatch(/nothing changed/);
  });

  test('§3.4 what the check refuses is not imported', async () => {
    const { folder, edit } = editorsFolder();
    const content = [
      { type: 'ImageBlock', attrs: { src: '/images/a.webp', alt: '' } },
      { type: 'NoSuchBlock' },
    ];
    edit(front, { body: { type: 'doc', content } });
    const { code, stderr } = await run(folder, '--yes');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^pages\/inicio\.json: body\.content\.0\.attrs\.width: .*\[blocks\]/m);
    expect(stderr).toMatch(/unknown block NoSuchBlock/);
  });
});

test('an image that is not beside the content is not imported', async () => {
  const app = mkdtempSync(join(folders, 'app-'));
  const folder = join(app, 'content');
  cpSync(fixtureFolder, folder, { recursive: true });
  const image = { src: '/images/missing.webp', alt: '', width: 100, height: 100 };
  const body = { type: 'doc', content: [{ type: 'ImageBlock', attrs: image }] };
  writeFileSync(join(folder, front), JSON.stringify({ ...read(folder, front), body }));
  const environment = { PLAZA_DATA_DIR: join(folders, 'never-opened') };
  const { code, stderr } = await runHere(importCommand, [folder, '--yes'], environment);
  expect(code).toBe(1);
  expect(stderr).toMatch(/missing image \/images\/missing\.webp \[images\]/);
});
