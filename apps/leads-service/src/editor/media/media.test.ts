import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  editorUrl,
  grantOf,
  previewSecret,
  signInEditor,
} from '../../../testing/editor.ts';
import type { TestService } from '../../../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const noise = { type: 'gaussian', mean: 120, sigma: 9 } as const;
const photoOf = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`);

/** A PNG whose head says that it has so many pixels; what follows is a few bytes. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

describe('the library of pictures', () => {
  let service: TestService;
  let clients: Record<'writer' | 'publisher' | 'swedish' | 'stranger', EditorClient>;

  beforeAll(async () => {
    service = await createEditorService('postgres');
    clients = {
      writer: await signInEditor(service, 'writer', [grantOf('writer', 'es-ES')]),
      publisher: await signInEditor(service, 'publisher', [grantOf('publisher')]),
      swedish: await signInEditor(service, 'swedish', [grantOf('writer', 'sv-SE')]),
      stranger: await signInEditor(service, 'stranger', []),
    };
  });
  afterAll(() => service?.stop());

  const add = (
    client: EditorClient,
    payload: Buffer,
    { name = 'Olivar al sol.jpg', locale = 'es-ES', alt = 'Un olivar al sol' } = {},
  ) =>
    client.request({
      method: 'POST',
      url: `/website/900/editor/media?${new URLSearchParams({ name, locale, alt })}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload,
    });
  const publicStatus = async (id: string) =>
    (await service.app.inject(`/website/900/api/content/pictures/${id}`)).statusCode;
  const draftStatus = async (id: string) =>
    (await service.app.inject(`/draft/${previewSecret}/website/900/api/content/pictures/${id}`))
      .statusCode;

  /** Saves a draft of a post that shows a picture. @returns the draft's version */
  async function show(src: string, id = 'post-1'): Promise<number> {
    const { writer } = clients;
    const address = `/drafts/posts/es-ES/${id}`;
    const { body: entry } = await writer.call('GET', address);
    const image = { src, alt: 'Un olivar', width: 900, height: 600, focus: { x: 20, y: 80 } };
    const text = JSON.stringify({ ...JSON.parse(entry.published.text), image });
    const base = { baseVersion: entry.published.version, draftVersion: entry.draft?.version ?? 0 };
    const saved = await writer.call('PUT', address, { text, ...base });
    expect(saved.status).toBe(200);
    return saved.body.draft.version;
  }
  const publish = (draftVersion: number, id = 'post-1') =>
    clients.publisher.call('POST', '/publish', {
      entries: [{ folder: 'posts', locale: 'es-ES', id, draftVersion }],
      reason: 'A test',
    });

  it('keeps a picture from sites until what names it is published, and while it is used', async () => {
    const { writer, publisher } = clients;
    const added = await add(writer, await photoOf('#374'));
    expect([added.status, added.body]).toEqual([
      200,
      expect.objectContaining({
        ...{ name: 'Olivar-al-sol.jpg', type: 'jpg', width: 900, height: 600, isPublic: false },
        ...{ alts: { 'es-ES': 'Un olivar al sol' }, uses: [], otherUses: 0 },
      }),
    ]);
    const { id, src } = added.body;
    expect([await publicStatus(id), await draftStatus(id)]).toEqual([404, 200]);
    const draftVersion = await show(src);
    expect([await publicStatus(id), await draftStatus(id)]).toEqual([404, 200]);
    const used = await writer.call('DELETE', `/media/${id}`);
    expect([used.status, used.body.detail]).toEqual([
      409,
      'Replace it first where it is used: posts/es-ES/post-1',
    ]);
    expect(used.body.uses).toEqual([
      {
        ...{ folder: 'posts', locale: 'es-ES', id: 'post-1', title: 'Qué es la TAE' },
        ...{ isPublished: false, isDraft: true },
      },
    ]);
    expect((await publish(draftVersion)).status).toBe(200);
    expect(await publicStatus(id)).toBe(200);
    const { body: shown } = await service.app
      .inject('/website/900/api/content/posts/post-1?locale=es-ES')
      .then((answer) => ({ body: answer.json() }));
    expect(shown.image).toMatchObject({ src, focus: { x: 20, y: 80 } });
    // A writer does not take away what is public, and nobody what is used.
    expect((await writer.call('DELETE', `/media/${id}`)).status).toBe(403);
    expect((await publisher.call('DELETE', `/media/${id}`)).status).toBe(409);
  });

  it('deletes a picture that was never public, and withdraws one that was', async () => {
    const { writer, publisher } = clients;
    const { body: first } = await add(writer, await photoOf('#733'), { name: 'first.jpg' });
    expect((await writer.call('DELETE', `/media/${first.id}`)).body).toEqual({ id: first.id });
    expect([await publicStatus(first.id), await draftStatus(first.id)]).toEqual([404, 404]);
    const { body: second } = await add(writer, await photoOf('#337'), { name: 'second.jpg' });
    await publish(await show(second.src, 'post-2'), 'post-2');
    const { body: versions } = await publisher.call('GET', '/versions/posts/es-ES/post-2');
    const [{ version }] = versions.versions;
    await publish(await show(first.src.replace(first.id, second.id), 'post-2'), 'post-2');
    const { body: other } = await add(writer, await photoOf('#373'), { name: 'other.jpg' });
    await publish(await show(other.src, 'post-2'), 'post-2');
    expect((await publisher.call('DELETE', `/media/${second.id}`)).status).toBe(200);
    expect(await publicStatus(second.id)).toBe(404);
    const { body: listed } = await writer.call('GET', '/media?q=second');
    expect(listed).toEqual({ total: 0, pictures: [] });
    // A draft cannot bring it back unseen: publishing an old version does.
    const { body: now } = await publisher.call('GET', '/versions/posts/es-ES/post-2');
    const entry = { folder: 'posts', locale: 'es-ES', id: 'post-2' };
    const baseVersion = now.versions[0].version;
    const restored = await publisher.call('POST', '/restore', { entry, version, baseVersion });
    expect(restored.status).toBe(200);
    expect(await publicStatus(second.id)).toBe(200);
  });

  it('finds pictures by name and words, shows them small, and changes their words', async () => {
    const { writer, swedish, publisher } = clients;
    const { body: added } = await add(writer, await photoOf('#575'), {
      ...{ name: 'harvest_100%.jpg', alt: 'Cesta de aceitunas' },
    });
    const find = async (client: EditorClient, q: string) =>
      (await client.call('GET', `/media?${new URLSearchParams({ q })}`)).body.pictures.map(
        ({ id }: { id: string }) => id,
      );
    expect(await find(writer, 'HARVEST')).toEqual([added.id]);
    expect(await find(writer, 'de aceit')).toEqual([added.id]);
    expect(await find(writer, '%')).toEqual([]);
    // Words of a locale that one cannot read find nothing, and are not told.
    expect(await find(swedish, 'aceit')).toEqual([]);
    const { body: seen } = await swedish.call('GET', '/media?q=harvest');
    expect(seen.pictures[0].alts).toEqual({});
    const focus = { x: 10, y: 90 };
    const alt = { locale: 'sv-SE', text: 'En korg oliver' };
    expect((await swedish.call('PUT', `/media/${added.id}`, { alt, focus })).status).toBe(200);
    const { body: changed } = await publisher.call('GET', '/media?q=korg');
    expect(changed.pictures[0]).toMatchObject({
      alts: { 'es-ES': 'Cesta de aceitunas', 'sv-SE': 'En korg oliver' },
      focus,
    });
    const foreign = { alt: { locale: 'es-ES', text: 'x' } };
    expect((await swedish.call('PUT', `/media/${added.id}`, foreign)).status).toBe(403);
    for (const _ of [1, 2]) {
      const thumbnail = await service.app.inject({
        url: `/website/900/editor/media/${added.id}/thumbnail`,
        headers: { cookie: writer.cookie },
      });
      expect(thumbnail.headers).toMatchObject({
        ...{ 'content-type': 'image/webp' },
        'cache-control': 'private, max-age=31536000, immutable',
      });
      expect((await sharp(thumbnail.rawPayload).metadata()).width).toBe(480);
    }
    const { body: audit } = await publisher.call('GET', '/audit?action=picture.add');
    expect(audit.rows[0].details).toMatchObject({ picture: added.id, locale: 'es-ES' });
  });

  it('tells uses in locales that one cannot read by their number alone', async () => {
    const { writer, swedish } = clients;
    const { body: added } = await add(writer, await photoOf('#123'), { name: 'shared.jpg' });
    await show(added.src, 'post-1');
    const { body } = await swedish.call('GET', '/media?q=shared');
    expect(body.pictures[0]).toMatchObject({ uses: [], otherUses: 1 });
    const refused = await swedish.call('DELETE', `/media/${added.id}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Replace it first where it is used: 1 elsewhere',
    ]);
  });

  it.each<[string, readonly [name: string, bytes: Buffer, sentence: RegExp]]>([
    [
      'a HEIC photo',
      ['a.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /Most Compatible/],
    ],
    ['a script in a drawing', ['a.svg', svg('<script>alert(1)</script>'), /remove the script/]],
    ['HTML in a drawing', ['a.svg', svg('<foreignObject><b/></foreignObject>'), /foreignObject/]],
    ['a drawing that loads', ['a.svg', svg('<image href="https://x.example/a.png"/>'), /<image>/]],
    ['a handler', ['a.svg', svg('<rect onload="alert(1)"/>'), /event handler onload/]],
    ['a polyglot', ['a.jpg', Buffer.from('GIF89a/*\xff\xd8\xff*/=alert(1)'), /is a GIF/]],
    ['a page', ['a.png', Buffer.from('<!doctype html><script>alert(1)</script>'), /is no picture/]],
    ['nothing', ['a.png', Buffer.alloc(0), /is no picture/]],
  ])('refuses %s and says what to do', async (_, [name, bytes, sentence]) => {
    const refused = await add(clients.writer, bytes, { name });
    expect([refused.status, refused.body.detail]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it('refuses bombs, cut files, other endings, and files that are too large', async () => {
    const { writer } = clients;
    const photo = await photoOf('#374');
    const given: [Buffer, string, RegExp][] = [
      [await bomb(60_000, 60_000), 'a.png', /more than a page can use/],
      [await bomb(7000, 7000), 'a.png', /damaged/],
      [photo.subarray(0, 3000), 'a.jpg', /damaged or cut off/],
      [photo, 'photo.png', /rename it to photo\.jpg/],
      [photo, 'photo\u202egpj.exe', /rename it to photo-gpj\.jpg/],
    ];
    for (const [bytes, name, sentence] of given) {
      const refused = await add(writer, bytes, { name });
      expect([refused.status, refused.body.detail]).toEqual([400, expect.stringMatching(sentence)]);
    }
    expect((await add(writer, Buffer.alloc(12_000_001), { name: 'a.jpg' })).status).toBe(413);
    const named = await add(writer, await photoOf('#999'), { name: '../../..\\etc/\u202ea b.jpg' });
    expect([named.status, named.body.name]).toEqual([200, 'a-b.jpg']);
  });

  it('asks for words, a known locale and a grant of it', async () => {
    const { writer, stranger } = clients;
    const photo = await photoOf('#374');
    expect((await add(writer, photo, { alt: ' ' })).status).toBe(400);
    expect((await add(writer, photo, { locale: 'xx' })).status).toBe(400);
    expect((await add(writer, photo, { locale: 'sv-SE' })).status).toBe(403);
    expect((await add(stranger, photo)).status).toBe(404);
    const foreign = await service.app.inject({
      ...{ method: 'POST', url: '/website/900/editor/media?name=a.jpg&locale=es-ES&alt=x' },
      headers: { origin: editorUrl, 'content-type': 'application/octet-stream' },
      payload: photo,
    });
    expect(foreign.statusCode).toBe(401);
    for (const id of ['x', `${'0'.repeat(32)}-1x1`, '%00', '..%2f..%2fetc']) {
      const thumbnail = await writer.request({
        ...{ method: 'GET', url: `/website/900/editor/media/${id}/thumbnail` },
      });
      expect([400, 404]).toContain(thumbnail.status);
    }
  });

  it('survives the same picture twice at once, and many at once', async () => {
    const { writer } = clients;
    const photo = await photoOf('#abc');
    const answers = await Promise.all(
      [1, 2, 3].map(() => add(writer, photo, { name: 'twice.jpg' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await writer.call('GET', '/media?q=twice');
    expect(body.total).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        add(writer, await photoOf('#374', index + 1), { name: 'many.jpg' }),
      ),
    );
    const statuses = new Set(others.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
    expect((await writer.call('GET', '/media')).status).toBe(200);
  });
});
