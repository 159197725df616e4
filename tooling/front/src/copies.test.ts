import { expect, it } from 'vitest';
import { ask, type Origin, openSite } from './testing/open-front.ts';
import { page } from './testing/origin-page.ts';

const open = async (answer: Origin['answer']) => {
  const { origins, ...front } = await openSite([answer], {
    site: { parameters: ['gclid'] },
    limits: false,
    pageLife: 60,
  });
  return { ...front, origin: origins[0] as Origin };
};

const hashes = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(8, '0'));

/** Draws the current picture for any hash, as a site does. */
const draw =
  (current: string): Origin['answer'] =>
  ({ url = '' }, response) => {
    const isCurrent = new URL(url, 'http://site').searchParams.get('v') === current;
    const life = isCurrent ? 'max-age=31536000, immutable' : 'max-age=300';
    response.setHeader('cache-control', `public, ${life}`).end(current);
  };

/** What the front says of its cache, and what it tells the site. */
const stateOf = (answer: { readonly headers: Readonly<Record<string, string | undefined>> }) =>
  answer.headers['cache-status']?.split('detail=')[1];

it.each(['/lp/', '/sitemap.xml', '/_next/static/a.css', '/_plaza/a.js'])(
  'design §3.4: %s with 200 different `?v=` is one copy, made once',
  async (path) => {
    const { origin, url } = await open(page('one'));
    await ask(url, path);
    const answers = await Promise.all(hashes.map((hash) => ask(url, `${path}?v=${hash}`)));
    expect(new Set(answers.map(stateOf))).toEqual(new Set(['HIT']));
    expect(origin.seen).toHaveLength(1);
  },
);

it('keeps a drawn picture under its hash alone, and without one', async () => {
  const current = 'c0ffee00';
  const { origin, url } = await open(draw(current));
  const path = '/files/share/es-ES.png';
  for (const known of [`${path}?v=${current}`, path]) {
    await ask(url, known);
    expect(stateOf(await ask(url, known))).toBe('HIT');
  }
  const before = origin.seen.length;
  const odd = [
    `V=${hashes[1]}&v=${current}`,
    `v=%63${current.slice(1)}`,
    `v=${current}&a=1`,
    'a=1',
  ];
  for (const query of [...hashes.map((hash) => `v=${hash}`), ...odd])
    for (const _time of [1, 2])
      expect(stateOf(await ask(url, `${path}?${query}`)), query).not.toBe('HIT');
  expect(origin.seen).toHaveLength(before + 2 * (hashes.length + odd.length));
});

it('keeps a picture of content once for each address, and none with a query', async () => {
  const { url } = await open(({ url: asked = '' }, response) => {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable').end(asked);
  });
  const folder = `/images/${'0'.repeat(32)}-1200x800`;
  const paths = [`${folder}/672/80.avif`, `${folder}/672/80.webp`, `${folder}/olivar.svg`];
  for (const path of paths) {
    for (const [time, state] of ['MISS', 'HIT'].entries())
      expect(stateOf(await ask(url, path)), `${path} ${time}`).toBe(state);
    expect((await ask(url, path)).text).toBe(path);
  }
  for (const _time of [1, 2]) expect(stateOf(await ask(url, `${paths[0]}?v=1`))).toBe('BYPASS');
});

it('tells the site why it is asked, whatever a visitor says', async () => {
  const { origin, url } = await open(page('one'));
  const headers = { 'x-front-cache': 'HIT' };
  for (const path of ['/', '/lp/?gclid=1', '/api/any']) await ask(url, path, { headers });
  expect(origin.seen.map((request) => request.headers['x-front-cache'])).toEqual([
    ...['MISS', 'BYPASS', undefined],
  ]);
});
