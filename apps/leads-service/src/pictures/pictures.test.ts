import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pictureId } from '@plaza/contract';
import { type FolderPicture, readPictures } from '@plaza/contract/content-folder';
import { pictureImportPath } from '@plaza/contract/content-import';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureFolder, fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { runHere } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { importCommand } from '../import/import-command.ts';
import { importPictures } from './import-pictures.ts';
import { missingPictures } from './stored-pictures.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const token = 'a-token-that-only-the-brand-team-has';
const importTokens = new Map([[fixtureWebsiteId, token]]);
const api = `/website/${fixtureWebsiteId}/api`;

/** A camera's picture, with the place where it was taken. */
const photo = sharp({
  create: {
    width: 900,
    height: 600,
    channels: 3,
    background: '#374',
    noise: { type: 'gaussian', mean: 120, sigma: 9 },
  },
})
  .withExif({ IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
  .jpeg()
  .toBuffer();

describe.each(databaseEngines)('§9 pictures sent over HTTP, on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine, { importTokens });
  });
  afterAll(() => service.stop());

  const put = (name: string, payload: Buffer, authorization = `Bearer ${token}`) =>
    service.app.inject({
      method: 'PUT',
      url: pictureImportPath(fixtureWebsiteId, name),
      headers: { 'content-type': 'application/octet-stream', authorization },
      payload,
    });

  test('are stored once, without their place, and never change', async () => {
    const answers = await Promise.all([put('a.jpg', await photo), put('b.jpg', await photo)]);
    const [{ id }, same] = answers.map((answer) => answer.json());
    expect(same).toEqual({ id });
    const stored = await service.app.inject({ url: `${api}/content/pictures/${id}` });
    expect(stored.statusCode).toBe(200);
    expect(stored.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(stored.headers['content-security-policy']).toContain('sandbox');
    const { exif, width } = await sharp(stored.rawPayload).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 900 });
  });

  test('are refused without the token, or with a reason', async () => {
    expect((await put('a.jpg', await photo, 'Bearer x')).statusCode).toBe(401);
    const refused = await put(
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    );
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      expect.stringContaining('remove the script'),
    ]);
    const heavy = await put('a.jpg', Buffer.alloc(12_000_001));
    expect(heavy.statusCode).toBe(413);
  });

  test.each(['x', '..%2f..%2fetc', `${'0'.repeat(32)}-1x1`])('no picture is %s', async (id) => {
    expect((await service.app.inject({ url: `${api}/content/pictures/${id}` })).statusCode).toBe(
      404,
    );
  });
});

describe('§9 a picture beside the content', () => {
  let service: TestService;
  const folders = mkdtempSync(join(tmpdir(), 'plaza-content-'));
  const folder = join(folders, 'content');
  const front = join(folder, 'pages/inicio.json');
  beforeAll(async () => {
    service = await createTestService('pglite');
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    cpSync(fixtureFolder, folder, { recursive: true });
    mkdirSync(join(folder, 'images/guides'), { recursive: true });
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folders, { recursive: true });
  });

  const run = () =>
    runHere(importCommand, [folder, '--yes'], { PLAZA_DATA_DIR: service.settings.dataDir });
  const addImage = (image: object) =>
    writeFileSync(front, JSON.stringify({ ...JSON.parse(readFileSync(front, 'utf8')), image }));
  const image = {
    src: '/images/guides/campo.jpg',
    alt: 'Un campo de olivos',
    width: 900,
    height: 600,
  };
  const shown = async () =>
    (await service.app.inject({ url: `${api}/content/pages?path=/` })).json();

  test('is served at the address of its content, and at another when it changes', async () => {
    writeFileSync(join(folder, 'images/guides/campo.jpg'), await photo);
    addImage(image);
    expect(await run()).toMatchObject({ code: 0 });
    const { src } = (await shown()).image;
    expect(src).toMatch(/^\/images\/[0-9a-f]{32}-900x600\/campo\.jpg$/);
    const id = src.split('/')[2];
    expect((await service.app.inject({ url: `${api}/content/pictures/${id}` })).statusCode).toBe(
      200,
    );
    expect((await run()).stdout).toContain('nothing changed');
    writeFileSync(
      join(folder, 'images/guides/campo.jpg'),
      await sharp(await photo)
        .negate()
        .jpeg()
        .toBuffer(),
    );
    expect(await run()).toMatchObject({ code: 0 });
    expect((await shown()).image.src).not.toBe(src);
    // What the history refers to stays.
    expect((await service.app.inject({ url: `${api}/content/pictures/${id}` })).statusCode).toBe(
      200,
    );
  });

  test('that is damaged, mixed up or missing stores nothing, and is named', async () => {
    const before = (await shown()).image.src;
    writeFileSync(join(folder, 'images/guides/campo.jpg'), (await photo).subarray(0, 4000));
    expect((await run()).stderr).toMatch(/^images\/guides\/campo\.jpg: .*damaged or cut off/m);
    writeFileSync(join(folder, 'images/guides/campo.jpg'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    expect((await run()).stderr).toMatch(/^images\/guides\/campo\.jpg: is a HEIC picture/m);
    rmSync(join(folder, 'images/guides/campo.jpg'));
    expect((await run()).stderr).toMatch(
      /^pages\/inicio\.json: image\.src: missing image .*\[images\]/m,
    );
    expect((await shown()).image.src).toBe(before);
  });
});

describe.each(databaseEngines)('§9 the pictures of a folder, on %s', (engine) => {
  let service: TestService;
  const folder = mkdtempSync(join(tmpdir(), 'plaza-pictures-'));
  const fileOf = (number: number) => join(folder, `images/drawing-${number}.svg`);
  const draw = (number: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h${number}"/></svg>`;
  beforeAll(async () => {
    service = await createTestService(engine);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    mkdirSync(join(folder, 'images'));
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  const store = async (pictures: readonly FolderPicture[]) =>
    importPictures(service.settings, { folder, websiteId: fixtureWebsiteId }, pictures);
  const missing = (pictures: readonly FolderPicture[]) =>
    missingPictures(service.database.batches, fixtureWebsiteId, pictures.map(pictureId));

  test('are stored in groups, and none of a group with one that is refused', async () => {
    for (let number = 1; number <= 230; number += 1) writeFileSync(fileOf(number), draw(number));
    const pictures = [...(await readPictures(folder)).pictures.values()];
    const { file } = pictures[150] ?? {};
    // It was checked before another program changed it.
    writeFileSync(
      join(folder, `${file}`),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>',
    );
    await expect(store(pictures)).rejects.toThrow(`${basename(`${file}`)} contains <script>`);
    expect(await missing(pictures)).toHaveLength(130);
    writeFileSync(join(folder, `${file}`), draw(231));
    const mended = [...(await readPictures(folder)).pictures.values()];
    await store(mended);
    expect(await missing(mended)).toEqual([]);
  });
});
