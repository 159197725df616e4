import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAddress, pictureId } from '@plaza/contract';
import { createPictureStore, preparePicture } from '@plaza/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFetchStored } from './fetch-stored.ts';
import { pictureSource } from './picture-source.ts';
import { servePicture } from './serve-picture.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const noise = { type: 'gaussian', mean: 120, sigma: 9 } as const;
const file = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#374', noise },
})
  .jpeg()
  .toBuffer();
const picture = await preparePicture('olivar.jpg', file);
const path = pictureAddress(picture.address);

let [service, site]: Server[] = [];
let folder = '';
let asked = 0;
const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
let url = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-pictures-'));
  service = createServer((request, response) => {
    asked += 1;
    const isKnown = request.url === `/content/pictures/${pictureId(picture.address)}`;
    response.writeHead(isKnown ? 200 : 404).end(isKnown ? picture.bytes : '');
  });
  const options = { baseUrl: await listen(service), contentFolder: folder, fetch };
  const store = createPictureStore({ folder, fetchStored: createFetchStored(options) });
  site = createServer((request, response) =>
    servePicture(request, response, { store: async () => store, onFailure: () => {} }),
  );
  url = await listen(site);
});
afterAll(async () => {
  service?.close();
  site?.close();
  await rm(folder, { recursive: true });
});

test('§9 every address of a page is answered, for ever, also without the service', async () => {
  const { src, sources = [] } = pictureSource({ src: path, width: 360, height: 240, quality: 80 });
  const [avif = '', webp = ''] = sources.map(({ srcSet }) => srcSet.split(' ')[0] ?? '');
  const ask = () =>
    Promise.all(
      [src, avif, webp, path].map(async (each) => {
        const { status, headers } = await fetch(url + each);
        return [status, headers.get('content-type'), headers.get('cache-control')];
      }),
    );
  const kept = 'public, max-age=31536000, immutable';
  const expected = ['jpeg', 'avif', 'webp', 'jpeg'].map((type) => [200, `image/${type}`, kept]);
  expect(await ask()).toEqual(expected);
  expect(asked).toBeLessThanOrEqual(4);
  service?.closeAllConnections();
  service?.close();
  expect(await ask()).toEqual(expected);
});

test('a picture that nobody has seen is a 503 without the service, and no 404 that is kept', async () => {
  const unknown = await fetch(`${url}/images/${'0'.repeat(32)}-900x600/360/80.avif`);
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

test('an address that no page has is a 404, whoever asks', async () => {
  for (const odd of ['/images/../../etc/passwd', `${path}?a=1`, '/images/https://a.example/b.png'])
    expect((await fetch(url + odd)).status).toBe(404);
});

test('what a browser has is not sent again', async () => {
  const etag = (await fetch(url + path)).headers.get('etag') ?? '';
  const again = await fetch(url + path, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
