import { freePort } from '@plaza/testing';
import { expect, it } from 'vitest';
import {
  ask,
  closeOrigin,
  hostOf,
  type Origin,
  openFront,
  openOrigin,
  openSite,
} from './testing/open-front.ts';
import { page } from './testing/origin-page.ts';

/** Ends the connection without an answer. */
const hangUp: Origin['answer'] = (request) => request.socket.destroy();

const open = (...answers: Origin['answer'][]) => openSite(answers, { limits: false });

it('asks another instance when one is gone, hangs up or is busy', async () => {
  const busy: Origin['answer'] = (_request, response) => response.writeHead(503).end();
  const { origins, url } = await open(page('one'), page('one'), page('one'));
  const statuses = async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/${index}/?${Math.random()}`);
    const answers = await Promise.all(paths.map((path) => ask(url, path)));
    return new Set(answers.map(({ status }) => status));
  };
  const [first, second] = origins;
  if (first) await closeOrigin(first);
  expect(await statuses()).toEqual(new Set([200]));
  if (second) second.answer = hangUp;
  expect(await statuses()).toEqual(new Set([200]));
  if (second) second.answer = busy;
  expect(await statuses()).toEqual(new Set([200]));
});

it('leaves an instance that does not answer for one that does, before a visitor leaves', async () => {
  const { origins, url } = await open(() => {}, page('one'));
  const began = performance.now();
  const answers = await Promise.all(['/a/', '/b/', '/c/'].map((path) => ask(url, path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(performance.now() - began).toBeLessThan(4_500);
  expect(origins.every(({ seen }) => seen.length > 0)).toBe(true);
});

it('asks one address again, behind which other instances may be', async () => {
  let count = 0;
  const { url } = await open((request, response) => {
    count += 1;
    (count === 1 ? hangUp : page('one'))(request, response);
  });
  expect((await ask(url, '/')).status).toBe(200);
});

it('never sends a post twice, except to another instance when the first refuses the connection', async () => {
  const { origins, url } = await open(hangUp, hangUp);
  const answer = await ask(url, '/api/impression', { method: 'POST' });
  expect(answer.status).toBe(503);
  expect(origins.flatMap(({ seen }) => seen)).toHaveLength(1);
  const [gone, there] = origins;
  if (gone) await closeOrigin(gone);
  if (there) there.answer = (_request, response) => response.writeHead(204).end();
  for (const _time of [1, 2, 3, 4])
    expect((await ask(url, '/api/impression', { method: 'POST' })).status).toBe(204);
});

it('§4.4 finds the file of a build that only one instance has, and keeps it when none has it', async () => {
  const path = '/_next/static/chunks/old-1a2b.js';
  const missing: Origin['answer'] = (_request, response) =>
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
  const { origins, url } = await open(missing, missing, (_request, response) =>
    response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('old'),
  );
  for (const origin of origins.slice(0, 2)) expect(origin.seen).toHaveLength(0);
  expect((await ask(url, path)).text).toBe('old');
  for (const origin of origins) origin.answer = missing;
  const kept = await ask(url, path);
  expect([kept.status, kept.text, kept.headers['cache-control']]).toEqual([
    ...[200, 'old', 'public, max-age=31536000, immutable'],
  ]);
  expect((await ask(url, '/_next/static/never.js')).status).toBe(404);
});

it('refuses at once what the instances of a site have no room for', async () => {
  const waiting: (() => void)[] = [];
  const { url } = await openSite(
    [(_request, response) => void waiting.push(() => response.writeHead(204).end())],
    { site: { requestsAtOnce: 2 }, limits: false },
  );
  const post = () => ask(url, '/api/impression', { method: 'POST' });
  const accepted = [post(), post()];
  await expect.poll(() => waiting).toHaveLength(2);
  const refused = await post();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  for (const answer of waiting) answer();
  for (const { status } of await Promise.all(accepted)) expect(status).toBe(204);
});

it('sends to another instance of the service what is stored once, and nothing else', async () => {
  const origins = await Promise.all([hangUp, hangUp].map(openOrigin));
  const instances = origins.map(hostOf);
  const listen = `127.0.0.1:${await freePort()}`;
  await openFront({ sites: [{ hosts: ['*'], instances }], service: { listen, instances } });
  const post = (path: string) => ask(`http://${listen}`, path, { method: 'POST' });
  const gone = await post('/website/101/api/impression');
  expect([gone.status, gone.headers['retry-after']]).toEqual([503, '5']);
  expect(origins.flatMap(({ seen }) => seen)).toHaveLength(2);
  await post('/applications');
  expect(origins.flatMap(({ seen }) => seen)).toHaveLength(3);
});
